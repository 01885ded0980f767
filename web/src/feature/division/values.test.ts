import { expect, test } from 'vitest';
import { blankDivision } from './fields.ts';
import { fieldsOf, rangeProblems, valuesOf } from './values.ts';

const blank = valuesOf(blankDivision, 'vi');

const division = {
  ...blankDivision,
  name: 'A',
  handicapCourseFrom: -2,
  handicapCourseTo: 15,
  handicapIndexTo: 15.4,
  cut: 20,
  calculateHandicapDay: 'system-36',
} as const;

test('what is opened and saved unchanged is the same, in both languages', () => {
  expect(fieldsOf(valuesOf(division, 'vi'))).toEqual(division);
  expect(fieldsOf(valuesOf(division, 'en'))).toEqual(division);
});

test('an empty end of a range is open', () => {
  expect(fieldsOf({ ...blank, name: 'A', handicapCourseTo: '15' })).toMatchObject({ handicapCourseFrom: null, handicapCourseTo: 15 });
});

test('a range from 16 to 15, and a text that is not a handicap, are refused beside the field', () => {
  const values = { ...blank, handicapCourseFrom: '16', handicapCourseTo: '15', handicapIndexFrom: 'x' };
  expect([...rangeProblems(values)]).toEqual([
    ['handicapCourseTo', 'reversed'],
    ['handicapIndexFrom', 'not-a-handicap'],
  ]);
  expect(rangeProblems({ ...blank, handicapCourseFrom: '+2', handicapCourseTo: '15' }).size).toBe(0);
});
