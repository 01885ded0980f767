import { expect, test } from 'vitest';
import { fieldsOf, newValues, rangeProblems, valuesOf } from './values.ts';

const division = {
  id: 'd',
  tournamentId: 't',
  position: 1,
  playerCount: 0,
  version: 1,
  name: 'A',
  gender: 'm',
  handicapCourseFrom: -2,
  handicapCourseTo: 15,
  handicapIndexFrom: null,
  handicapIndexTo: 15.4,
  cut: 20,
  note: null,
  calculateHandicapDay: 'system-36',
} as const;

test('what is opened and saved unchanged is the same, in both languages', () => {
  const { id: _, tournamentId: __, position: ___, playerCount: ____, version: _____, ...fields } = division;
  expect(fieldsOf(valuesOf(division, 'vi'))).toEqual(fields);
  expect(fieldsOf(valuesOf(division, 'en'))).toEqual(fields);
});

test('an end that is left empty is open', () => {
  expect(fieldsOf({ ...newValues(), name: 'A', handicapCourseTo: '15' })).toMatchObject({ handicapCourseFrom: null, handicapCourseTo: 15 });
});

test('a range from 16 to 15, and what is no handicap, are refused beside the field', () => {
  const values = { ...newValues(), handicapCourseFrom: '16', handicapCourseTo: '15', handicapIndexFrom: 'x' };
  expect([...rangeProblems(values)]).toEqual([
    ['handicapCourseTo', 'reversed'],
    ['handicapIndexFrom', 'not-a-handicap'],
  ]);
  expect(rangeProblems({ ...newValues(), handicapCourseFrom: '+2', handicapCourseTo: '15' }).size).toBe(0);
});
