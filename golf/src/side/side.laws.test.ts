import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyFieldByHole, anyRules, pairs } from '../../test-kit/arbitrary.ts';
import { side } from '../../test-kit/index.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { standings } from '../standing/standing.ts';
import { bestOf, SIDE_FORMATS } from './side.ts';
import { sideStandings } from './side-standing.ts';

const basis = fc.constantFrom(...BASES);
const declared = (rules: Rules): Rules => ({ ...rules, dayHandicap: { system: 'none' }, divisionDayHandicap: {} });

test('a side of one is ranked by gross and by points as its player is', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, fc.constantFrom('gross' as const, 'points' as const), (given, field, on) => {
      const rules = declared(given);
      const sides = field.map((player) => side(player.id, { ...player, handicap: null, cards: [], partners: [player] }));
      const values = (lines: readonly { id: string; value: number | null }[]) => new Map(lines.map(({ id, value }) => [id, value]));
      const own = values(standings(rules, field, on));
      for (const [id, value] of values(sideStandings(rules, bestOf(1, 1), sides, on))) {
        const unplayable = on === 'points' && field.some((player) => player.id === id && player.handicap === null);
        if (value !== null && !unplayable) expect(value).toBe(own.get(id));
      }
    }),
  );
});

test('a partner more never worsens the better ball over the same holes', () => {
  fc.assert(
    fc.property(anyRules, anyField, (given, field) => {
      const rules = declared(given);
      // All by one card: a mixed side is compared with another par than a side of women.
      for (const { id, partners } of pairs(field.map((player) => ({ ...player, gender: field[0]?.gender ?? 'm' })))) {
        const complete = partners.every(
          ({ cards, status }) =>
            status === 'ok' && cards.every((card) => card.length === 18 && card.every((score) => typeof score === 'number')),
        );
        if (!complete || partners.some(({ cards }) => cards.length < rules.rounds.length)) continue;
        const value = (of: readonly Competitor[]) =>
          sideStandings(rules, SIDE_FORMATS['four-ball'], [side(id, { partners: of })], 'gross')[0]?.value ?? 0;
        expect(value(partners)).toBeLessThanOrEqual(Math.min(...partners.map((partner) => value([partner]))));
      }
    }),
  );
});

test('shuffling the sides changes nothing, and every side is listed once', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      const sides = pairs(field);
      const lines = sideStandings(rules, SIDE_FORMATS['four-ball'], sides, on);
      expect(sideStandings(rules, SIDE_FORMATS['four-ball'], sides.toReversed(), on)).toEqual(lines);
      expect(lines.map(({ id }) => id).toSorted()).toEqual(sides.map(({ id }) => id).toSorted());
    }),
  );
});
