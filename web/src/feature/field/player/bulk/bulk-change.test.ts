import { expect, test } from 'vitest';
import { division, player } from '../../../../../test/player.ts';
import { createPlacement } from '../list/placement.ts';
import { bulkChange } from './bulk-change.ts';

const divisions = [division('A', { gender: 'm', handicapCourseFrom: 0, handicapCourseTo: 15 }), division('Nữ', { gender: 'f' })];
const settings = { autoAssignToDivisions: true, useHandicapCourse: true, capAbove: 36, capCountsAs: 36 };
const context = { roundId: 'r', divisions, rounds: [], language: 'vi' } as const;
const options = { context, placementOf: createPlacement(divisions, settings) };
const row = (...of: Parameters<typeof player>) => ({ player: player(...of), saves: undefined });

test('players whom a division does not take stay out of the change, by their names', () => {
  const rows = [row('An', { handicapCourse: 10 }), row('Bình', { handicapCourse: 30 }), row('Chi', { gender: 'f', handicapCourse: 10 })];
  const { edits, misfits } = bulkChange(rows, 'division', 'A', options);
  expect(edits).toEqual([{ rowId: 'An', columnId: 'division', before: '', after: 'A' }]);
  expect(misfits).toEqual(['Bình', 'Chi']);
});

test('whoever has the value already is not counted', () => {
  const { edits } = bulkChange([row('An', { member: true }), row('Bình')], 'member', 'yes', options);
  expect(edits.map(({ rowId }) => rowId)).toEqual(['Bình']);
});

test('anyone may be taken out of their division', () => {
  const { edits, misfits } = bulkChange([row('An', { divisionId: 'A', handicapCourse: 30 })], 'division', '', options);
  expect(edits).toHaveLength(1);
  expect(misfits).toEqual([]);
});
