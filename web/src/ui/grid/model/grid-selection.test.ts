import { describe, expect, test } from 'vitest';
import { movedCell, only, PAGE, rangeOf, reseatedCell, tabbedCell } from './grid-selection.ts';

const size = { rows: 30, columns: 5 };
const here = { row: 12, column: 2 };

describe('moving', () => {
  test.each([
    ['up', { row: 11, column: 2 }],
    ['down', { row: 13, column: 2 }],
    ['left', { row: 12, column: 1 }],
    ['right', { row: 12, column: 3 }],
    ['page-down', { row: 12 + PAGE, column: 2 }],
    ['page-up', { row: 0, column: 2 }],
    ['row-start', { row: 12, column: 0 }],
    ['row-end', { row: 12, column: 4 }],
    ['column-start', { row: 0, column: 2 }],
    ['column-end', { row: 29, column: 2 }],
    ['start', { row: 0, column: 0 }],
    ['end', { row: 29, column: 4 }],
  ] as const)('%s', (move, to) => {
    expect(movedCell(here, move, size)).toEqual(to);
  });

  test('stays within the grid', () => {
    expect(movedCell({ row: 0, column: 0 }, 'up', size)).toEqual({ row: 0, column: 0 });
    expect(movedCell({ row: 29, column: 4 }, 'right', size)).toEqual({ row: 29, column: 4 });
  });

  test('Tab goes on to the next row, and ends at the ends', () => {
    expect(tabbedCell({ row: 12, column: 4 }, false, size)).toEqual({ row: 13, column: 0 });
    expect(tabbedCell({ row: 12, column: 0 }, true, size)).toEqual({ row: 11, column: 4 });
    expect(tabbedCell({ row: 29, column: 4 }, false, size)).toBeNull();
    expect(tabbedCell({ row: 0, column: 0 }, true, size)).toBeNull();
  });
});

test('a range lies between its corners, whichever is the active one', () => {
  expect(rangeOf({ active: { row: 5, column: 3 }, end: { row: 2, column: 4 } })).toEqual({ top: 2, left: 3, bottom: 5, right: 4 });
  expect(rangeOf(only(here))).toEqual({ top: 12, left: 2, bottom: 12, right: 2 });
});

describe('when rows or columns have changed', () => {
  const before = { rowIds: ['an', 'binh', 'chau'], columnIds: ['name', 'vga', 'flight'] };
  const cell = { row: 1, column: 2 };

  test.each([
    ['a row came before it', { ...before, rowIds: ['ai', 'an', 'binh', 'chau'] }, { row: 2, column: 2 }],
    ['a column before it was hidden', { ...before, columnIds: ['name', 'flight'] }, { row: 1, column: 1 }],
    ['its row has gone: the next one takes its place', { ...before, rowIds: ['an', 'chau'] }, { row: 1, column: 2 }],
    ['its column has gone: the last one', { ...before, columnIds: ['name', 'vga'] }, { row: 1, column: 1 }],
  ])('%s', (_, now, to) => {
    expect(reseatedCell(cell, before, now)).toEqual(to);
  });
});
