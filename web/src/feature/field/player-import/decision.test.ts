import type { ImportPreview, ImportRowPreview } from '@fairway/api';
import { expect, test } from 'vitest';
import { countOfDecided, decidedEdits, decisionsOf } from './decision.ts';
import type { Edits } from './draft.ts';

const row = (number: number, cells: ImportRowPreview['cells']) => ({ row: number, cells }) as ImportRowPreview;
const preview = (...rows: ImportRowPreview[]) => ({ rows }) as ImportPreview;
const FIRST = [row(2, { name: 'Nguyễn An', handicapCourse: 'mười' }), row(3, { name: 'Trần Bình' }), row(4, { name: 'Lê Cường' })];
const EDITS: Edits = new Map([
  [2, { cells: { handicapCourse: '10' } }],
  [3, { skip: true }],
]);
const decisions = decisionsOf(new Map(), FIRST, EDITS);

test('fixes and skips of a list come back in its next issue, wherever the rows stand', () => {
  const again = decidedEdits(decisions, preview(row(7, { name: 'TRẦN BÌNH' }), row(9, { name: 'Nguyễn An', handicapCourse: 'mười' })));
  expect([...again]).toEqual([
    [7, { skip: true }],
    [9, { cells: { handicapCourse: '10' } }],
  ]);
  expect(countOfDecided(again)).toEqual({ fixes: 1, skips: 1 });
});

test('a fix does not come back where the list has another text now', () => {
  expect(decidedEdits(decisions, preview(row(2, { name: 'Nguyễn An', handicapCourse: '11' }))).size).toBe(0);
});

test('nothing comes back to one of two golfers of the same name', () => {
  expect(decidedEdits(decisions, preview(row(2, { name: 'Trần Bình' }), row(3, { name: 'Trần Bình' }))).size).toBe(0);
});
