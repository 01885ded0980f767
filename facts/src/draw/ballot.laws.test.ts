import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnLots, lotOutcomes } from './ballot.ts';
import { type BallotSubject, sealedText } from './bound-draw.ts';
import { orderBySeed } from './order.ts';

const kinds = fc.constantFrom('guest', 'lady');
const ballot = fc.record({
  kind: fc.constant('ballot' as const),
  groups: fc.constantFrom('split', 'wait', 'pass'),
  lots: fc.uniqueArray(
    fc.record({
      lot: fc.integer({ min: 10_000, max: 99_999 }),
      kinds: fc.array(kinds, { minLength: 1, maxLength: 4 }),
      last: fc.boolean(),
    }),
    { selector: ({ lot }) => lot, maxLength: 12 },
  ),
});
const roomOf = (places: readonly number[], left: BallotSubject['lots'] = []) => ({
  kinds: ['guest', 'lady'].map((id, nth) => ({ id, places: places[nth * 2] ?? 0, waitingPlaces: places[nth * 2 + 1] ?? 0 })),
  left: left.map(({ lot }) => ({ lot, kinds: [] })),
});
const places = fc.array(fc.nat(6), { minLength: 4, maxLength: 4 });
const seed = fc.nat().map((nth) => createHash('sha256').update(String(nth)).digest('hex'));

describe('a ballot', () => {
  it('has one order of its lots, whoever stood where in the list; those that come last do', () => {
    fc.assert(
      fc.property(ballot, seed, (subject, by) => {
        const order = drawnLots(subject, by);
        expect(drawnLots({ ...subject, lots: subject.lots.toReversed() }, by)).toEqual(order);
        const isLast = new Map(subject.lots.map(({ lot, last }) => [lot, last]));
        expect(order.map((lot) => isLast.get(lot))).toEqual(order.map((lot) => isLast.get(lot)).toSorted((a, b) => Number(a) - Number(b)));
        const first = order.filter((lot) => !isLast.get(lot)).map(String);
        expect(first).toEqual(orderBySeed(first.toSorted(), by));
      }),
    );
  });

  it('gives no more than there is, and leaves nothing free while a lot goes without that would have fitted', () => {
    fc.assert(
      fc.property(ballot, seed, places, (subject, by, free) => {
        const outcomes = lotOutcomes(subject, drawnLots(subject, by), roomOf(free));
        for (const [nth, id] of ['guest', 'lady'].entries()) {
          const given = (as: string) => outcomes.flatMap((of) => of.people.filter((one, at) => of.kinds[at] === id && one === as)).length;
          expect(given('place')).toBeLessThanOrEqual(free[nth * 2] ?? 0);
          expect(given('list')).toBeLessThanOrEqual(free[nth * 2 + 1] ?? 0);
          const isFull = given('place') === (free[nth * 2] ?? 0);
          const alone = outcomes.filter((of) => of.kinds.length === 1 && of.kinds[0] === id && of.people[0] !== 'place');
          if (subject.groups !== 'wait' && !isFull) expect(alone).toEqual([]);
        }
      }),
    );
  });

  it('never parts a group unless the form says so; where groups wait nobody of their kinds passes them', () => {
    fc.assert(
      fc.property(ballot, seed, places, (subject, by, free) => {
        const outcomes = lotOutcomes(subject, drawnLots(subject, by), roomOf(free));
        if (subject.groups !== 'split') for (const { people } of outcomes) expect(new Set(people).size).toBe(1);
        if (subject.groups !== 'wait') return;
        for (const id of ['guest', 'lady']) {
          const own = outcomes.filter((of) => of.kinds.includes(id)).map(({ people }) => people[0] === 'place');
          expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
        }
      }),
    );
  });

  it('gives what a lot that has left would have had to those behind it', () => {
    fc.assert(
      fc.property(ballot, seed, places, fc.nat(11), (subject, by, free, at) => {
        const left = subject.lots.filter((_, nth) => nth === at);
        const order = drawnLots(subject, by);
        const rest = order.filter((lot) => lot !== left[0]?.lot);
        const without = { ...subject, lots: subject.lots.filter(({ lot }) => lot !== left[0]?.lot) };
        const given = lotOutcomes(subject, order, roomOf(free, left)).filter(({ lot }) => lot !== left[0]?.lot);
        expect(given).toEqual(lotOutcomes(without, rest, roomOf(free)));
        expect(rest).toEqual(drawnLots(without, by));
      }),
    );
  });

  it('seals the lots, of how many and of which kinds they are, and who comes last', () => {
    const lots = [
      { lot: 10_317, kinds: ['guest', 'lady'], last: false },
      { lot: 20_000, kinds: ['guest'], last: true },
    ];
    const subject = { kind: 'ballot', lots, groups: 'pass' } as const;
    expect(
      sealedText({ tournamentId: 't', subject, source: { kind: 'hall' }, secret: 'a' })
        .split('\n')
        .slice(2, -2),
    ).toEqual([...['for places by ballot', 'groups pass', 'lot 10317 guest,lady', 'lot 20000 guest last']]);
  });
});
