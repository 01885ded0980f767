import { describe, expect, test } from 'vitest';
import { DEFAULT_CAP } from '../handicap/cap.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import { divisionFor, divisionProblems } from './division.ts';
import { standardDivisions } from './standard-division.ts';

const man = (handicapCourse: number | null, handicapIndex: number | null) => ({ gender: 'm' as const, handicapCourse, handicapIndex });

describe('the usual divisions', () => {
  test.each(['course', 'index'] as const)('leave no gap and no overlap by %s', (measure) => {
    expect(divisionProblems(standardDivisions(measure), { measure, cap: DEFAULT_CAP })).toEqual([]);
  });

  test('put an index where the whole number that it rounds to is', () => {
    for (let index = -100; index <= 360; index++) {
      const byIndex = divisionFor(standardDivisions('index'), man(null, index), { measure: 'index', cap: DEFAULT_CAP });
      const rounded = man(roundHalfUp(index) * 10, null);
      expect(byIndex).toBe(divisionFor(standardDivisions('course'), rounded, { measure: 'course', cap: DEFAULT_CAP }));
    }
  });

  test.each([
    [-21, 'A'],
    [150, 'A'],
    [154, 'A'],
    [155, 'B'],
    [284, 'B'],
    [285, 'C'],
    [360, 'C'],
  ])('of men put an index of %i tenths into %s', (index, division) => {
    expect(divisionFor(standardDivisions('index'), man(null, index), { measure: 'index', cap: DEFAULT_CAP })).toBe(division);
  });

  test('have one of all women', () => {
    const woman = { gender: 'f', handicapCourse: 280, handicapIndex: null } as const;
    expect(divisionFor(standardDivisions('course'), woman, { measure: 'course', cap: DEFAULT_CAP })).toBe('women');
  });
});
