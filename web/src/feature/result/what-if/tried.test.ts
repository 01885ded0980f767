import { expect, it } from 'vitest';
import { isNothing, NOTHING, withoutScore, withRange, withScore, withSettings } from './tried.ts';

const current = {
  tiebreak: 'countback',
  countback: '9-6-3-1',
  countbackOrder: 'card' as const,
  countbackShare: 'exact' as const,
  calculateHandicapDay: 'none' as const,
  capAbove: 36,
  capCountsAs: 36,
};
const division = { id: 'a', handicapCourseFrom: null, handicapCourseTo: 15, handicapIndexFrom: null, handicapIndexTo: null };
const score = { playerId: 'an', roundId: 'one', hole: 5, score: 4 };

it('keeps only what differs: the value of the tournament or the division takes a change back', () => {
  const both = withSettings(NOTHING, { capAbove: 30, capCountsAs: 30 }, current);
  expect(both.settings).toEqual({ capAbove: 30, capCountsAs: 30 });
  expect(withSettings(both, { capAbove: 36 }, current).settings).toEqual({ capCountsAs: 30 });
  const ranged = withRange(NOTHING, division, { handicapCourseTo: 12 });
  expect(ranged.divisions).toEqual([{ id: 'a', handicapCourseTo: 12 }]);
  expect(isNothing(withRange(ranged, division, { handicapCourseTo: 15 }))).toBe(true);
});

it('tries one score on a hole, and several holes together', () => {
  const tried = withScore(withScore(withScore(NOTHING, score), { ...score, score: 3 }), { ...score, hole: 6 });
  expect(tried.scores.map(({ hole, score: one }) => [hole, one])).toEqual([
    [5, 3],
    [6, 4],
  ]);
  expect(withoutScore(tried, score).scores.map(({ hole }) => hole)).toEqual([6]);
});
