import { expect, test } from 'vitest';
import { reversedRanges } from './range.ts';

const open = { handicapCourseFrom: '', handicapCourseTo: '', handicapIndexFrom: '', handicapIndexTo: '' };

test('a range from 16 to 15 is refused; one from a plus handicap, and one with an open end, are not', () => {
  expect(reversedRanges({ ...open, handicapCourseFrom: '16', handicapCourseTo: '15' })).toEqual(['handicapCourse']);
  expect(reversedRanges({ ...open, handicapCourseFrom: '+2', handicapCourseTo: '15' })).toEqual([]);
  expect(reversedRanges({ ...open, handicapIndexTo: '15' })).toEqual([]);
});
