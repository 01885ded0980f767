import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { courseCard } from '../course.ts';
import type { Gender } from '../gender.ts';
import { leaderboard } from '../standing/leaderboard.ts';
import { ties } from '../tie/tie-keys.ts';

test('a field of one gender is scored as on courses that have their card alone', () => {
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom<Gender>('m', 'f'), (given, anyone, gender) => {
      // The hardest holes of a countback are those of the course's own card.
      const rules = { ...given, ties: ties('lower-handicap', '9-6-3-1') };
      const field = anyone.map((player) => ({ ...player, gender }));
      const alone = { ...rules, rounds: rules.rounds.map((course) => ({ ...courseCard(course, gender), women: null })) };
      expect(leaderboard(rules, field)).toEqual(leaderboard(alone, field));
    }),
  );
});
