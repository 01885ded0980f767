import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrawRule } from './draw-flights.ts';
import { drawFlights } from './draw-flights.ts';
import type { Drawn } from './flight-order.ts';

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
