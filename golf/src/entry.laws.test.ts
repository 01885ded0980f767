import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { foldCard, type HoleFold, holeAfter, judgeEntry } from './entry.ts';

const HOLES = 3;
const state = { tournament: 'open', holes: HOLES } as const;

/** Entries of three authors for three holes and the total, each replacing one made before it or none, in receiving order. */
const history = fc
  .array(
    fc.record({
      hole: fc.integer({ min: 0, max: HOLES }),
      score: fc.option(fc.integer({ min: 3, max: 5 })),
      author: fc.constantFrom('caddie 1', 'caddie 2', 'desk'),
      replaces: fc.option(fc.nat(20)),
      settles: fc.option(fc.constant('asked both'), { freq: 6, nil: undefined }),
    }),
    { maxLength: 20 },
  )
  .map((made) =>
    made.map(
      (one, at): Entry => ({
        ...one,
        id: `e${at}`,
        source: 'desk',
        seq: at + 1,
        replaces: one.replaces === null || at === 0 ? null : `e${one.replaces % at}`,
      }),
    ),
  );
const shuffled = history.chain((entries) =>
  fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length }), fc.subarray(entries)),
);

test('entries given in any order and any number of times make the same card', () => {
  fc.assert(
    fc.property(shuffled, ([entries, reordered, repeated]) => {
      expect(foldCard([...reordered, ...repeated], HOLES)).toEqual(foldCard(entries, HOLES));
    }),
  );
});

test('a hole that is folded on by one entry after the other says what its whole history says', () => {
  fc.assert(
    fc.property(history, (entries) => {
      let fold: HoleFold | null = null;
      for (const [nth, entry] of entries.map((one) => ({ ...one, hole: 1 })).entries()) {
        fold = holeAfter(fold, entry);
        const whole = foldCard(
          entries.slice(0, nth + 1).map((one) => ({ ...one, hole: 1 })),
          HOLES,
        );
        expect(fold).toMatchObject(whole.holes[0] ?? {});
      }
    }),
  );
});

test('a card shows a value that someone entered, and nothing where no one did', () => {
  fc.assert(
    fc.property(history, (entries) => {
      foldCard(entries, HOLES).card.forEach((score, at) => {
        const entered = entries.filter(({ hole }) => hole === at + 1).map((one) => one.score);
        expect([...entered, ...(entered.length === 0 ? [null] : [])]).toContain(score);
      });
    }),
  );
});

test('a rival differs from the shown entry, and no author is a rival twice', () => {
  fc.assert(
    fc.property(history, (entries) => {
      for (const { shown, rivals } of foldCard(entries, HOLES).holes) {
        expect(rivals.map(({ score }) => score)).not.toContain(shown?.score);
        expect(new Set(rivals.map(({ author }) => author)).size).toBe(rivals.length);
      }
    }),
  );
});

test('a disputed entry changes nothing that is shown', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const last = entries.at(-1);
      const before = entries.slice(0, -1);
      if (last === undefined || judgeEntry(before, last, state) !== 'disputed') return;
      expect(foldCard(entries, HOLES).card).toEqual(foldCard(before, HOLES).card);
    }),
  );
});

test('settling a hole leaves no rival on it', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const settled: Entry = { id: 'last', hole: 1, score: 4, source: 'desk', author: 'desk', replaces: null, settles: 'asked', seq: 99 };
      expect(foldCard([...entries, settled], HOLES).holes[0]).toEqual({ shown: settled, rivals: [], confirmed: false });
    }),
  );
});
