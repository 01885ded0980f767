import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postedRound } from '../../test-kit/index.ts';
import type { PostedRound } from './posted-round.ts';
import { scoreRecord } from './score-record.ts';

const RULE = { matches: 'none', estimates: false } as const;
const START = Date.UTC(2025, 0, 1);
const DAY = 86_400_000;

const dayAt = (at: number) => new Date(START + at * DAY).toISOString().slice(0, 10);

/** Rounds of two years, some on one day, around a level that wanders, so that every limit and reduction comes up. */
const played = fc
  .array(
    fc.record({ gap: fc.constantFrom(0, 1, 3, 10, 40), of: fc.integer({ min: -60, max: 560 }), slope: fc.integer({ min: 90, max: 140 }) }),
    {
      maxLength: 60,
    },
  )
  .map((steps): readonly PostedRound[] => {
    let day = 0;
    return steps.map(({ gap, of, slope }, at) => {
      day += gap;
      return postedRound(dayAt(day), of, { id: `r${at}`, nth: at, tee: { slope, rating: 720 - of } });
    });
  });

test('the order in which cards come does not matter', () => {
  fc.assert(
    fc.property(played, fc.infiniteStream(fc.nat()), (rounds, random) => {
      const shuffled = rounds.map((round) => [random.next().value as number, round] as const).sort(([a], [b]) => a - b);
      expect(
        scoreRecord(
          shuffled.map(([, round]) => round),
          RULE,
        ),
      ).toEqual(scoreRecord(rounds, RULE));
    }),
  );
});

test('what an index was on a day, no later card changes', () => {
  fc.assert(
    fc.property(played, fc.nat({ max: 60 }), (rounds, at) => {
      const day = rounds[at]?.day ?? '2025-01-01';
      const { revisions } = scoreRecord(rounds, RULE);
      const until = rounds.filter((round) => round.day <= day);
      expect(scoreRecord(until, RULE).revisions).toEqual(revisions.filter((one) => one.day <= day));
    }),
  );
});

test('as many count as the table says, none that does not is lower, and no index is above its limits', () => {
  fc.assert(
    fc.property(played, (rounds) => {
      const { lines, revisions } = scoreRecord(rounds, RULE);
      const [counting, others] = [true, false].map((counts) =>
        lines.filter((line) => line.counts === counts).map(({ differential, reduction }) => differential + reduction),
      ) as [number[], number[]];
      expect(counting).toHaveLength(revisions[0]?.of.lowest ?? 0);
      expect(Math.max(...counting)).toBeLessThanOrEqual(counting.length === 0 ? 0 : Math.min(...others, 9999));
      for (const { index, low, of } of revisions) {
        expect(index).toBeLessThanOrEqual(Math.min(540, of.mean, (low ?? 540) + 50));
      }
    }),
  );
});

type Rational = { readonly over: bigint; readonly under: bigint };
const tenthsUp = ({ over, under }: Rational): bigint => floor(2n * 10n * over + under, 2n * under);
const floor = (a: bigint, b: bigint): bigint => (a - (((a % b) + b) % b)) / b;
const LOWEST = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const ADDED: Readonly<Record<number, bigint>> = { 3: -20n, 4: -10n, 6: -10n };

/** The indexes by the book, for all days from nothing, with plain rational arithmetic. */
function naiveIndexes(rounds: readonly PostedRound[]): readonly (readonly [string, number])[] {
  const exact = rounds.map(
    ({ tee }): Rational => ({ over: BigInt(720 - (tee.rating ?? 0)) * 113n, under: 10n * BigInt(tee.slope ?? 113) }),
  );
  const exceptional: bigint[] = [];
  const indexes: { day: string; index: bigint; full: boolean }[] = [];
  for (let last = 0; last < rounds.length; last++) {
    const day = rounds[last]?.day ?? '';
    const before = indexes.filter((one) => one.day < day).at(-1);
    const { over, under } = exact[last] as Rational;
    const below = (tenths: bigint) => before !== undefined && (before.index - tenths) * under >= 10n * over;
    exceptional.push(below(100n) ? -20n : below(70n) ? -10n : 0n);
    if (rounds[last + 1]?.day === day || last < 2) continue;
    const first = Math.max(0, last - 19);
    const adjusted = exact.slice(first, last + 1).map((one, at) => {
      const place = first + at;
      const took = exceptional.slice(place, place + 20).reduce((sum, of) => sum + of, 0n);
      return tenthsUp(one) + took;
    });
    const lowest = LOWEST[adjusted.length] ?? 8;
    const sum = adjusted
      .sort((a, b) => (a < b ? -1 : 1))
      .slice(0, lowest)
      .reduce((total, of) => total + of, 0n);
    const mean = tenthsUp({ over: sum + BigInt(lowest) * (ADDED[adjusted.length] ?? 0n), under: 10n * BigInt(lowest) });
    const year = (then: string) => (Date.parse(day) - Date.parse(then)) / DAY;
    const past = adjusted.length < 20 ? [] : indexes.filter((one) => one.full && year(one.day) <= 365).map(({ index }) => index);
    const low = past.reduce((least, one) => (one < least ? one : least), past[0] ?? 9999n);
    const soft = mean <= low + 30n ? mean : tenthsUp({ over: 2n * (low + 30n) + (mean - low - 30n), under: 20n });
    const index = [mean, soft, low + 50n, 540n].reduce((least, one) => (one < least ? one : least));
    indexes.push({ day, index, full: adjusted.length === 20 });
  }
  return indexes.map(({ day, index }) => [day, Number(index)]);
}

test('every index is what the book gives, worked out by the day from nothing', () => {
  fc.assert(
    fc.property(played, (rounds) => {
      const { revisions } = scoreRecord(rounds, RULE);
      expect(revisions.map(({ day, index }) => [day, index]).reverse()).toEqual(naiveIndexes(rounds));
    }),
    { numRuns: 300 },
  );
});
