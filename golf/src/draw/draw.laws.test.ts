import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCourse } from '../../test-kit/arbitrary.ts';
import type { DrawRule } from './draw-flights.ts';
import { drawFlights } from './draw-flights.ts';
import type { Drawn } from './flight-order.ts';
import { flightSizes } from './flight-order.ts';
import type { StartRule } from './start.ts';
import { starts } from './start.ts';
import type { Wishes } from './wish.ts';

const anyPlayers: fc.Arbitrary<readonly Drawn[]> = fc
  .array(fc.record({ division: fc.constantFrom('A', 'B', null), handicap: fc.option(fc.integer({ min: -20, max: 540 })) }), {
    maxLength: 40,
  })
  .map((players) => players.map((player, at) => ({ id: `p${at + 1}`, ...player })));
const anyWishes = fc.array(
  fc.uniqueArray(
    fc.integer({ min: 1, max: 40 }).map((at) => `p${at}`),
    { minLength: 2, maxLength: 3 },
  ),
  { maxLength: 3 },
);
const anyRule: fc.Arbitrary<DrawRule> = fc.record({
  size: fc.constantFrom(2 as const, 3 as const, 4 as const),
  order: fc.oneof(
    fc.constantFrom({ by: 'entry' as const }, { by: 'handicap' as const }, { by: 'spread' as const }),
    fc
      .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 40 })
      .map((numbers) => ({ by: 'random' as const, numbers })),
  ),
  byDivision: fc.boolean(),
  together: anyWishes,
  apart: anyWishes,
});

test('everybody is drawn once, in flights as even as can be', () => {
  fc.assert(
    fc.property(anyPlayers, anyRule, (players, rule) => {
      const { flights } = drawFlights(players, rule);
      expect(flights.flat().toSorted()).toEqual(players.map(({ id }) => id).toSorted());
      const sizes = flights.map(({ length }) => length);
      if (!rule.byDivision && sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      if (!rule.byDivision && players.length > 1) expect(Math.min(...sizes)).toBeGreaterThan(1);
    }),
  );
});

test('by lot every order comes from as many numbers as every other', () => {
  const players = [...'abcd'].map((id): Drawn => ({ id, division: null, handicap: null }));
  const middles = (count: number) => Array.from({ length: count }, (_, at) => (at + 0.5) / count);
  const orders = middles(2).flatMap((first) =>
    middles(3).flatMap((second) =>
      middles(4).map((third) => {
        const order = { by: 'random', numbers: [first, second, third] } as const;
        return drawFlights(players, { size: 4, order, byDivision: false, together: [], apart: [] }).flights.join();
      }),
    ),
  );
  expect(new Set(orders).size).toBe(24);
});

test('every wish is had, or it is said that it was not', () => {
  fc.assert(
    fc.property(anyPlayers, anyRule, (players, rule) => {
      const { flights, problems } = drawFlights(players, rule);
      const flightOf = (id: string) => flights.findIndex((flight) => flight.includes(id));
      for (const wish of rule.together) {
        const where = new Set(wish.map(flightOf).filter((at) => at !== -1));
        expect(where.size > 1).toBe(problems.some((problem) => problem.code === 'not-together' && problem.players === wish));
      }
      for (const wish of rule.apart) {
        const where = wish.map(flightOf).filter((at) => at !== -1);
        if (new Set(where).size < where.length) expect(problems.some(({ code }) => code === 'not-apart')).toBe(true);
      }
    }),
  );
});

/** Whether the players can be seated by these wishes at all: every player is tried in every flight. */
function canBeHad(ids: readonly string[], sizes: readonly number[], { together, apart }: Wishes, seats: readonly number[] = []): boolean {
  if (seats.length === ids.length) return true;
  const sharing = (wish: readonly string[], flight: number) => wish.filter((id) => seats[ids.indexOf(id)] === flight).length;
  const seated = (wish: readonly string[]) => wish.filter((id) => ids.indexOf(id) < seats.length && ids.includes(id)).length;
  const next = ids[seats.length] ?? '';
  return sizes.some((size, flight) => {
    const named = (wish: readonly string[]) => wish.includes(next);
    if (seats.filter((at) => at === flight).length === size) return false;
    if (together.some((wish) => named(wish) && sharing(wish, flight) < seated(wish))) return false;
    if (apart.some((wish) => named(wish) && sharing(wish, flight) > 0)) return false;
    return canBeHad(ids, sizes, { together, apart }, [...seats, flight]);
  });
}

test('wishes that can be had are had', () => {
  const anyFew = (count: number) =>
    fc.array(
      fc.uniqueArray(
        fc.integer({ min: 1, max: 9 }).map((at) => `p${at}`),
        { minLength: 2, maxLength: 4 },
      ),
      { maxLength: count },
    );
  fc.assert(
    fc.property(anyPlayers, anyRule, anyFew(3), anyFew(5), (players, given, together, apart) => {
      const few = players.slice(0, 9);
      const rule: DrawRule = { ...given, byDivision: false, together, apart };
      const ids = few.map(({ id }) => id);
      if (!canBeHad(ids, flightSizes(ids.length, rule.size), rule)) return;
      const { problems } = drawFlights(few, rule);
      expect(problems.filter(({ code }) => code !== 'alone')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('without wishes, drawn by handicap, nobody in a flight is off more than anybody in the next', () => {
  fc.assert(
    fc.property(anyPlayers, anyRule, (players, given) => {
      const rule: DrawRule = { ...given, order: { by: 'handicap' }, byDivision: false, together: [], apart: [] };
      const handicaps = drawFlights(players, rule)
        .flights.flat()
        .map((id) => players.find((player) => player.id === id)?.handicap ?? 1000);
      expect(handicaps).toEqual(handicaps.toSorted((a, b) => a - b));
    }),
  );
});

const anyStart: fc.Arbitrary<StartRule> = fc.oneof(
  fc.record({
    kind: fc.constant('one-tee' as const),
    hole: fc.integer({ min: 1, max: 18 }),
    firstMinute: fc.nat(1000),
    everyMinutes: fc.integer({ min: 1, max: 15 }),
  }),
  fc.record({
    kind: fc.constant('two-tees' as const),
    holes: fc.constantFrom<readonly [number, number]>([1, 10], [10, 1]),
    firstMinute: fc.nat(1000),
    everyMinutes: fc.integer({ min: 1, max: 15 }),
  }),
  fc.record({ kind: fc.constant('shotgun' as const), minute: fc.nat(1000), par: anyCourse.map(({ par }) => par) }),
);

test('no two flights start from the same hole and position at the same time', () => {
  fc.assert(
    fc.property(fc.nat(50), anyStart, (flights, rule) => {
      const given = starts(flights, rule);
      expect(given).toHaveLength(rule.kind === 'shotgun' ? Math.min(flights, 2 * rule.par.length) : flights);
      expect(new Set(given.map((start) => JSON.stringify(start))).size).toBe(given.length);
    }),
  );
});

test('by shotgun nobody starts second on a hole while another is free, nor on a par 3 before a longer one', () => {
  fc.assert(
    fc.property(fc.nat(50), anyCourse, (flights, { par }) => {
      const second = starts(flights, { kind: 'shotgun', minute: 420, par }).filter(({ position }) => position === 'B');
      expect(second.length).toBe(Math.min(Math.max(0, flights - par.length), par.length));
      const pars = second.map(({ hole }) => par[hole - 1] ?? 0);
      expect(pars).toEqual(pars.toSorted((a, b) => b - a));
    }),
  );
});

test('spread by handicap, the first players of the flights are the lowest of all, and the next lowest come second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), fc.constantFrom(2 as const, 3 as const, 4 as const), (count, size) => {
      const players = Array.from({ length: count }, (_, at): Drawn => ({ id: `p${at}`, division: null, handicap: at }));
      const { flights } = drawFlights(players, { size, order: { by: 'spread' }, byDivision: false, together: [], apart: [] });
      const off = (id: string | undefined) => Number(id?.slice(1));
      expect(flights.map((flight) => off(flight[0])).toSorted((a, b) => a - b)).toEqual(flights.map((_, at) => at));
      expect(Math.min(...flights.map((flight) => off(flight[1])))).toBe(flights.length);
    }),
  );
});
