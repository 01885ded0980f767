import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFieldByHole, anyRules } from '../../test-kit/arbitrary.ts';
import type { Card } from '../card.ts';
import { missingHoles, strokesOf } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { leaderboard } from '../standing/leaderboard.ts';
import { standings } from '../standing/standing.ts';

const totalOf = (card: Card) => (missingHoles(card, 18).length === 0 ? strokesOf(card) : null);
/** Each complete card as its total alone. */
const byTotals = (field: readonly Competitor[]) =>
  field.map((one): Competitor => {
    const totals = one.cards.map(totalOf);
    return { ...one, totals, cards: one.cards.map((card, nth) => (totals[nth] === null ? card : [])) };
  });
const declared = (given: Rules): Rules => ({ ...given, format: 'stroke-play', dayHandicap: { system: 'none' }, divisionDayHandicap: {} });

test('a total beside all its holes changes nothing', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, (rules, field) => {
      const both = field.map((one) => ({ ...one, totals: one.cards.map(totalOf) }));
      expect(leaderboard(rules, both)).toEqual(leaderboard(rules, field));
    }),
  );
});

test('cards of which only the totals are known have the same gross and, by declared handicaps, the same net', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, fc.constantFrom('gross' as const, 'net' as const), (given, field, basis) => {
      const values = (of: readonly Competitor[]) => new Map(standings(declared(given), of, basis).map(({ id, value }) => [id, value]));
      expect(values(byTotals(field))).toEqual(values(field));
    }),
  );
});

test('players whose holes are known stand in the same order, whoever else is known by a total alone', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, fc.nat(), fc.constantFrom('gross' as const, 'net' as const), (given, field, from, basis) => {
      const rules = declared(given);
      const isKnown = (at: number) => at % 3 !== from % 3;
      const some = field.map((one, at) => (isKnown(at) ? one : (byTotals([one])[0] as Competitor)));
      const whole = new Set(field.filter((_, at) => isKnown(at)).map(({ id }) => id));
      const order = (of: readonly Competitor[]) => standings(rules, of, basis).filter(({ id, place }) => place !== null && whole.has(id));
      expect(order(some).map(({ id }) => id)).toEqual(order(field).map(({ id }) => id));
    }),
  );
});
