import type { Division, Player } from '@fairway/api';
import { expect, test } from 'vitest';
import { division as divisionOf } from '../../../../../test/player.ts';
import { createPlacement } from './placement.ts';

const division = (id: string, gender: Division['gender'], from: number | null, to: number | null) =>
  divisionOf(id, { gender, handicapCourseFrom: from, handicapCourseTo: to });
const divisions = [division('A', 'm', 0, 18), division('B', 'm', 19, 36), division('all', 'a', null, null)];
const settings = { autoAssignToDivisions: true, useHandicapCourse: true, capAbove: 36, capCountsAs: 36 };
const person = (divisionId: string | null, handicapCourse: number | null, gender: 'm' | 'f' = 'm') =>
  ({ kind: 'player', divisionId, handicapCourse, handicapCourseComputed: null, handicapIndex: null, gender }) as Player;

test.each([
  ['without a division', person(null, 10), 'none'],
  ['where the tournament puts them', person('A', 10), 'auto'],
  ['at the end of a range, both ends in', person('A', 18.4), 'auto'],
  ['where they fit, although the tournament would choose another', person('all', 10), 'chosen'],
  ['outside the limits', person('A', 25), 'misfit'],
  ['of the other gender', person('A', 10, 'f'), 'misfit'],
  ['whose computed handicap puts them there', { ...person('A', null), handicapCourseComputed: 11 }, 'auto'],
  ['whose computed handicap is outside the limits', { ...person('A', null), handicapCourseComputed: 19 }, 'misfit'],
  ['without a handicap yet', person('A', null), 'chosen'],
  ['above the cap, which counts as 36', person('B', 40), 'auto'],
] as const)('a player %s', (_, player, placement) => {
  expect(createPlacement(divisions, settings)(player)).toBe(placement);
});

test('nothing is assigned automatically if the tournament says so', () => {
  expect(createPlacement(divisions, { ...settings, autoAssignToDivisions: false })(person('A', 10))).toBe('none');
});
