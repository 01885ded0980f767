import { divisionFor, divisionProblems } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { everybody, standardSet } from './set.ts';

const tenths = (handicap: number | null | undefined) => (handicap == null ? null : Math.round(handicap * 10));
const divisionsOf = (set: ReturnType<typeof standardSet>) =>
  set.map((division) => ({
    id: division.name,
    gender: division.gender,
    handicapCourse:
      division.handicapCourseTo == null ? null : { from: tenths(division.handicapCourseFrom), to: tenths(division.handicapCourseTo) },
    handicapIndex:
      division.handicapIndexTo == null ? null : { from: tenths(division.handicapIndexFrom), to: tenths(division.handicapIndexTo) },
  }));
const cap = { above: 36, countsAs: 36 };

describe('the standard divisions', () => {
  test.each([
    ['course handicaps', true, 'course'],
    ['handicap indexes', false, 'index'],
  ] as const)('leave no gap and no overlap by %s', (_, useHandicapCourse, measure) => {
    expect(divisionProblems(divisionsOf(standardSet(useHandicapCourse, 'Nữ')), { measure, cap })).toEqual([]);
  });

  test('put a woman into the division of women and a man with handicap 28 into B', () => {
    const divisions = divisionsOf(standardSet(true, 'Nữ'));
    const eligibility = { measure: 'course', cap } as const;
    expect(divisionFor(divisions, { gender: 'f', handicapCourse: 280, handicapIndex: null }, eligibility)).toBe('Nữ');
    expect(divisionFor(divisions, { gender: 'm', handicapCourse: 280, handicapIndex: null }, eligibility)).toBe('B');
  });

  test('All takes every player', () => {
    expect(everybody).toEqual([{ name: 'All', gender: 'a' }]);
    expect(divisionProblems(divisionsOf(everybody), { measure: 'course', cap })).toEqual([]);
  });
});
