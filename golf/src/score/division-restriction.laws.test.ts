import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { leaderboard } from '../standing/leaderboard.ts';

test('a division with restrictions of its own plays as a tournament does that has them', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, anyone) => {
      const field = anyone.map((player) => ({ ...player, division: 'B' }));
      const { divisionRestrictions = {}, ...others } = rules;
      expect(leaderboard(rules, field)).toEqual(leaderboard({ ...others, ...divisionRestrictions.B }, field));
    }),
  );
});
