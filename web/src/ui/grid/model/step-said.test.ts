import { expect, test } from 'vitest';
import type { GridSheet } from './grid-change.ts';
import { EMPTY_GRID, type GridCommand, stepOf } from './grid-step.ts';
import { stepSaid } from './step-said.ts';

const columns = ['name', 'vga', 'member'].map((id) => ({ id, title: id, header: id, width: 80, editor: 'text', text: () => id }));
const sheet = {
  rowIds: ['an', 'binh', 'chi'],
  columns,
  textAt: (_: number, column: number) => columns[column]?.id ?? '',
} as unknown as GridSheet;

/** What the last of some commands says. */
function said(...commands: readonly GridCommand[]) {
  let state = EMPTY_GRID;
  let last = null;
  for (const command of commands) {
    const step = stepOf(state, command, sheet);
    state = step.state;
    last = stepSaid(command, step);
  }
  return last;
}
const first: GridCommand = { do: 'go', cell: { row: 0, column: 0 }, extend: false };
const toSecondRow: GridCommand = { do: 'go', cell: { row: 1, column: 1 }, extend: true };

test('a selection of cells says its size, one cell nothing: it has the focus', () => {
  expect(said(first)).toBeNull();
  expect(said(first, toSecondRow)).toEqual({ what: 'range', rows: 2, columns: 2 });
  expect(said(first, { do: 'all' })).toEqual({ what: 'range', rows: 3, columns: 3 });
});

test('what changes cells says how many, and an undo that there was nothing', () => {
  expect(said(first, toSecondRow, { do: 'clear' })).toEqual({ what: 'cleared', count: 4 });
  expect(said(first, toSecondRow, { do: 'clear' }, { do: 'undo' })).toEqual({ what: 'undone', count: 4 });
  expect(said(first, { do: 'undo' })).toEqual({ what: 'nothingToUndo' });
  expect(said(first, { do: 'change', edits: [{ rowId: 'an', columnId: 'vga', before: '', after: '1' }] })).toEqual({
    what: 'changed',
    count: 1,
  });
});
