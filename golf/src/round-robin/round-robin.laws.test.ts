import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HoleWinner } from '../match/match-fact.ts';
import { bergerRounds, dealt, groupRounds } from './berger.ts';
import type { GroupTie, MatchOutcome } from './group-standing.ts';
import { groupStandings, POINT_A_MATCH } from './group-standing.ts';

test('by Berger each pair meets once, in each round each plays once or has the bye, and no table is longer than it must be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const rounds = bergerRounds(count);
      const all = Array.from({ length: count }, (_, at) => at + 1);
      expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
      for (const { pairs, bye } of rounds) expect([...pairs.flat(), ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(all);
      const met = rounds.flatMap(({ pairs }) => pairs.map((pair) => [...pair].sort((a, b) => a - b).join('-')));
      expect([met.length, new Set(met).size]).toEqual([(count * (count - 1)) / 2, (count * (count - 1)) / 2]);
    }),
  );
});

test('groups are as even as can be, and everybody is in one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 8 }), (count, groups) => {
      const entrants = Array.from({ length: count }, (_, at) => `e${at}`);
      const of = dealt(
        entrants,
        Array.from({ length: groups }, (_, at) => `G${at}`),
      );
      expect(of.flatMap((group) => group.entrants).sort()).toEqual([...entrants].sort());
      const sizes = of.map((group) => group.entrants.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

const ENTRANTS = ['an', 'binh', 'chi', 'dung', 'em'];
const { matches } = groupRounds({ id: 'A', entrants: ENTRANTS });
const anyOutcome = fc.record({ winner: fc.constantFrom<HoleWinner | null>(0, 1, 'halved', null), up: fc.integer({ min: 1, max: 3 }) });
const anyOutcomes: fc.Arbitrary<readonly MatchOutcome[]> = fc
  .array(anyOutcome, { maxLength: matches.length })
  .map((of) =>
    of.map(({ winner, up }, at) => ({ sides: matches[at]?.sides ?? ['', ''], winner, up: typeof winner === 'number' ? up : 0 })),
  );
const anyTies = fc.shuffledSubarray<GroupTie>([
  { by: 'direct' },
  { by: 'holes-up' },
  { by: 'matches-won' },
  { by: 'lot', order: ['chi', 'an'] },
]);

test('the points of a table are those of its matches, its holes up add up to nothing, and positions go by points', () => {
  fc.assert(
    fc.property(anyOutcomes, anyTies, (outcomes, ties) => {
      const lines = groupStandings({ points: POINT_A_MATCH, ties }, ENTRANTS, outcomes);
      const sum = (figure: (of: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + figure(line), 0);
      expect(sum(({ points }) => points)).toBe(10 * outcomes.filter(({ winner }) => winner !== null).length);
      expect(sum(({ holesUp }) => holesUp) + 0).toBe(0);
      lines.forEach((line, at) => {
        const next = lines[at + 1];
        if (next !== undefined) expect(line.points).toBeGreaterThanOrEqual(next.points);
        if (next !== undefined && next.position === line.position) expect([line.tied, next.tied]).toEqual([true, true]);
      });
    }),
  );
});

test('the order of matches and entrants, and who is named first, changes no table', () => {
  fc.assert(
    fc.property(anyOutcomes, anyTies, (outcomes, ties) => {
      const rule = { points: POINT_A_MATCH, ties };
      const turned = outcomes.map(({ sides: [one, other], winner, up }): MatchOutcome => {
        return { sides: [other, one], winner: winner === 0 ? 1 : winner === 1 ? 0 : winner, up };
      });
      expect(groupStandings(rule, [...ENTRANTS].reverse(), turned.reverse())).toEqual(groupStandings(rule, ENTRANTS, outcomes));
    }),
  );
});
