import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyFormat, anyRules } from '../../test-kit/arbitrary.ts';
import { BASES, BETTER } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import { leaderboard } from '../standing/leaderboard.ts';
import { formatOf, holeWorth } from './format.ts';
import { stablefordPoints } from './stableford.ts';

const strokes = fc.integer({ min: 1, max: 14 });
const par = fc.constantFrom(3, 4, 5);
const received = fc.integer({ min: -2, max: 4 });

test('a stroke less on a hole is never worth less, on any list of any format', () => {
  fc.assert(
    fc.property(anyFormat, fc.constantFrom(...BASES), strokes, par, received, (choice, basis, of, over, off) => {
      const worth = (score: number) => holeWorth(formatOf(choice), basis, score, over, off) ?? 0;
      const gain = worth(of) - worth(of + 1);
      expect(BETTER[basis] === 'higher' ? gain : -gain).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a hole that was picked up is never worth more than one that was holed out', () => {
  fc.assert(
    fc.property(anyFormat, fc.constantFrom(...BASES), strokes, par, received, (choice, basis, of, over, off) => {
      const worth = (score: number | 'pickup') => holeWorth(formatOf(choice), basis, score, over, off);
      const pickedUp = worth('pickup');
      const gain = (worth(of) ?? 0) - (pickedUp ?? 0);
      if (pickedUp !== null) expect(BETTER[basis] === 'higher' ? gain : -gain).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('Stableford is two for the net par, one more for each stroke better, never below none', () => {
  fc.assert(
    fc.property(strokes, par, received, (of, over, off) => {
      expect(stablefordPoints(of, over, off)).toBe(Math.max(0, 2 + over + off - of));
    }),
  );
});

test('a stroke above the maximum, or a pick-up there, changes nothing on the board: no total, no handicap of the day, no place', () => {
  const above = fc.constantFrom<HoleScore>(6, 12, 'pickup');
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom('gross', 'net'), above, (given, field, basis, more) => {
      const rules = { ...given, format: { maximum: { kind: 'fixed', strokes: 5 }, basis } } as const;
      const worse = field.map((one) => ({ ...one, cards: one.cards.map((card) => card.map((score) => (score === 5 ? more : score))) }));
      expect(leaderboard(rules, worse)).toEqual(leaderboard(rules, field));
    }),
  );
});
