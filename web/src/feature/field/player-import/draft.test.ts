import type { ImportPreview, ImportRowPreview } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import {
  countOf,
  droppedCells,
  edited,
  fieldsOf,
  obstacleOf,
  properNameEdits,
  sameNameEdits,
  shownRows,
  toldOfRows,
  unknownTees,
  withEdit,
  withEdits,
  wrongFields,
} from './draft.ts';

const row = (number: number, over: Partial<ImportRowPreview> = {}): ImportRowPreview => ({
  row: number,
  cells: { name: `Golfer ${number}` },
  supplied: {},
  player: null,
  skip: false,
  version: null,
  flightVersion: null,
  state: 'new',
  twice: null,
  problems: [],
  notes: [],
  changes: [],
  candidates: [],
  asks: false,
  sameName: null,
  properName: null,
  ...over,
});
const previewOf = (rows: ImportRowPreview[], over: Partial<ImportPreview> = {}): ImportPreview => {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, skipped: 0 };
  for (const { state } of rows) counts[state] += 1;
  const hidden = { rows: [], columns: [], isRead: false };
  const none = { others: null, pointing: null, layoutKey: null, missing: [], several: null, isHeadless: false, signs: [] };
  const register = { certain: 0, asks: 0, new: 0, keptOut: 0 };
  return { sheet: null, sheets: [], ...none, hidden, roundId: null, rounds: [], columns: [], rows, leftOut: [], counts, register, ...over };
};
const column = (over: Partial<ImportPreview['columns'][number]>) => ({
  column: 'A',
  heading: 'Nhóm',
  field: null,
  choices: [],
  question: null,
  orders: [],
  guess: false,
  unread: false,
  ...over,
});

describe('an edit', () => {
  const before = { row: 2, cells: { name: 'An', note: 'Bs' }, player: null, skip: false, version: 3, flightVersion: 2 };

  test('replaces a cell and leaves the others; an emptied cell is none', () => {
    expect(edited(before, { cells: { name: 'Ân', note: '' } })).toEqual({ ...before, cells: { name: 'Ân' } });
  });

  test('chooses a player, undoes the choice, skips the row', () => {
    expect(edited(before, { player: 'new' }).player).toBe('new');
    expect(edited({ ...before, player: 'new' }, { player: null }).player).toBeNull();
    expect(edited(before, { skip: true }).skip).toBe(true);
  });

  test('is kept with earlier ones and applied when the list is read again', () => {
    const edits = withEdit(withEdit(new Map(), 2, { cells: { name: 'Ân' } }), 2, { skip: true });
    expect(withEdits(previewOf([row(2), row(3)]), edits)).toEqual([
      { row: 2, cells: { name: 'Ân' }, player: null, skip: true, version: null, flightVersion: null },
      { row: 3, cells: { name: 'Golfer 3' }, player: null, skip: false, version: null, flightVersion: null },
    ]);
    expect(withEdits(previewOf([row(3)]), edits)).toBeNull();
  });
});

describe('one answer for all rows', () => {
  test('chooses the only player of the name, where the server found one', () => {
    const preview = previewOf([row(2, { sameName: 'one' }), row(3), row(4, { sameName: 'two' })]);
    expect(sameNameEdits(preview)).toEqual([
      { row: 2, edit: { player: 'one' } },
      { row: 4, edit: { player: 'two' } },
    ]);
  });

  test('writes names in capitals as people write them', () => {
    const preview = previewOf([row(2, { properName: 'Nguyễn Thị Hà' }), row(3)]);
    expect(properNameEdits(preview)).toEqual([{ row: 2, edit: { cells: { name: 'Nguyễn Thị Hà' } } }]);
  });
});

describe('the rows shown', () => {
  const preview = previewOf([
    row(2),
    row(3, { state: 'wrong' }),
    row(4, { state: 'same' }),
    row(5, { state: 'wrong' }),
    row(6, { notes: [{ field: 'gender', message: '' }] }),
    row(7, { notes: [{ field: 'tee', message: '', kind: 'dropped' }] }),
  ]);

  test('are all of them, wrong ones first, otherwise as in the sheet', () => {
    expect(shownRows(preview, 'all')).toEqual([3, 5, 2, 4, 6, 7]);
  });

  test.each([
    ['wrong', [3, 5]],
    ['new', [2, 6, 7]],
    ['same', [4]],
    ['noted', [6]],
    ['dropped', [7]],
    ['look', []],
    ['skipped', []],
  ] as const)('are those of the filter %s, and it counts them', (filter, rows) => {
    expect([shownRows(preview, filter), countOf(preview, filter)]).toEqual([rows, rows.length]);
  });
});

describe('what a list drops', () => {
  const lacks = (number: number, tee: string, over: Partial<ImportRowPreview> = {}) =>
    row(number, { cells: { name: 'An', tee }, notes: [{ field: 'tee', message: '', kind: 'dropped' }], ...over });
  const preview = previewOf([
    lacks(2, 'Trắng'),
    lacks(3, 'Đỏ'),
    lacks(4, 'Trắng'),
    lacks(5, 'Đỏ', { state: 'skipped', skip: true }),
    row(6),
  ]);

  test('is counted, rows that are skipped aside', () => {
    expect(droppedCells(preview)).toBe(3);
  });

  test('is asked for once a tee, with all of its rows', () => {
    expect(unknownTees(preview)).toEqual([
      { name: 'Trắng', rows: [2, 4] },
      { name: 'Đỏ', rows: [3] },
    ]);
  });
});

describe('the columns of the grid', () => {
  test('are name, handicap, division and gender, whatever the list has', () => {
    expect(fieldsOf(previewOf([row(2)]))).toEqual(['name', 'handicapCourse', 'gender']);
  });

  test('also include those of the list, of a supplied value and of a problem', () => {
    const problem = { field: 'phone', message: '' } as const;
    const preview = previewOf([row(2, { cells: { name: 'An', vga: '1' }, supplied: { tee: 'Trắng' }, problems: [problem] })], {
      columns: [column({ field: 'flight' })],
    });
    expect(fieldsOf(preview)).toEqual(['name', 'flight', 'handicapCourse', 'tee', 'gender', 'vga', 'phone']);
  });
});

test('a sentence about several cells marks each of them', () => {
  expect(wrongFields(row(2, { problems: [{ field: 'name', also: ['phone'], message: '' }] }))).toEqual(['name', 'phone']);
});

describe('what blocks an import', () => {
  const good = previewOf([row(2)]);

  test.each([
    ['nothing', good, 'done', null],
    [
      'a column that may mean two things',
      previewOf([row(2, { state: 'wrong' })], { columns: [column({ question: '?' })] }),
      'done',
      { is: 'question', heading: 'Nhóm' },
    ],
    ['rows that are being checked', good, 'running', { is: 'checking' }],
    ['rows that could not be checked', good, 'failed', { is: 'unchecked' }],
    ['wrong rows', previewOf([row(2), row(3, { state: 'wrong' })]), 'done', { is: 'wrong', count: 1 }],
    ['that there is nothing to write', previewOf([row(2, { state: 'same' }), row(3, { state: 'skipped' })]), 'done', { is: 'nothing' }],
  ] as const)('is %s', (_, preview, checking, obstacle) => {
    expect(obstacleOf(preview, checking)).toEqual(obstacle);
  });
});

describe('rows that other people changed since the list was read', () => {
  const told = toldOfRows({ 'rows.4': ['Lê Chi was changed.'], 'rows.4.name': ['Once more.'], rows: ['Too many.'], 'rows.3': ['Gone.'] });

  test('are listed by the errors of the answer', () => {
    expect([...told]).toEqual([
      [4, ['Lê Chi was changed.', 'Once more.']],
      [3, ['Gone.']],
    ]);
  });

  test('come first, with those that are wrong', () => {
    expect(shownRows(previewOf([row(2), row(3), row(4), row(5, { state: 'wrong' })]), 'all', told)).toEqual([3, 4, 5, 2]);
  });
});
