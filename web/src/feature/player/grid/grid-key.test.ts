import { describe, expect, test } from 'vitest';
import { kindOf } from '../field/field.ts';
import {
  type Cell,
  type Column,
  type Commit,
  chooseCell,
  EMPTY_GRID,
  type Grid,
  type GridStep,
  leftGrid,
  pastedCells,
  pressKey,
  type Sheet,
  toggled,
  typedText,
} from './grid-key.ts';

const columns: readonly Column[] = ['menu', 'name', 'gender', 'handicapCourse', 'age', 'member'];
const texts: Record<string, string> = { 'an name': 'An', 'an handicapCourse': '14', 'binh member': 'yes' };
const sheetOf = (over: Partial<Sheet> = {}): Sheet => ({
  rows: ['an', 'binh', 'chi'],
  columns,
  kindOf: (column) => (column === 'menu' ? 'menu' : kindOf(column)),
  textOf: ({ playerId, column }) => texts[`${playerId} ${column}`] ?? '',
  writable: true,
  ...over,
});
const at = (playerId: string, column: Column): Cell => ({ playerId, column });
const on = (cell: Cell, over: Partial<Grid> = {}): Grid => ({ ...EMPTY_GRID, cell, ...over });
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (grid: Grid, key: string, over: Partial<typeof plain> = {}, sheet = sheetOf()) =>
  pressKey(grid, { key, ...plain, ...over }, sheet);

/** Presses keys and types text (everything that is no key name) one after the other. */
function play(grid: Grid, ...keys: readonly string[]): { grid: Grid; commits: readonly Commit[] } {
  const commits: Commit[] = [];
  let step: GridStep = { grid, commit: null, handled: true };
  for (const key of keys) {
    step = key.startsWith('“') ? typedText(step.grid, key.slice(1, -1), sheetOf()) : press(step.grid, key);
    if (step.commit !== null) commits.push(step.commit);
  }
  return { grid: step.grid, commits };
}

describe('moving', () => {
  test.each([
    ['ArrowRight', {}, at('an', 'gender')],
    ['ArrowLeft', {}, at('an', 'menu')],
    ['ArrowDown', {}, at('binh', 'name')],
    ['ArrowUp', {}, at('an', 'name')],
    ['PageDown', {}, at('chi', 'name')],
    ['Home', {}, at('an', 'menu')],
    ['End', {}, at('an', 'member')],
    ['End', { ctrlKey: true }, at('chi', 'member')],
    ['ArrowDown', { ctrlKey: true }, at('chi', 'name')],
    ['Tab', {}, at('an', 'gender')],
    ['Tab', { shiftKey: true }, at('an', 'menu')],
  ])('%s %j', (key, over, cell) => {
    expect(press(on(at('an', 'name')), key, over)).toMatchObject({ grid: { cell, draft: null }, commit: null, handled: true });
  });

  test('Tab goes on to the next row, and leaves at the very end', () => {
    expect(press(on(at('an', 'member')), 'Tab').grid.cell).toEqual(at('binh', 'menu'));
    expect(press(on(at('chi', 'member')), 'Tab').handled).toBe(false);
    expect(press(on(at('an', 'menu')), 'Tab', { shiftKey: true }).handled).toBe(false);
  });

  test('after Escape, Tab leaves the grid', () => {
    const escaped = press(on(at('an', 'name')), 'Escape').grid;
    expect(press(escaped, 'Tab').handled).toBe(false);
    expect(press(press(escaped, 'ArrowRight').grid, 'Tab').handled).toBe(true);
  });

  test.each([
    ['c', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['F5', {}],
    ['a', {}],
  ])('%s %j stays the browser’s', (key, over) => {
    expect(press(on(at('an', 'name')), key, over).handled).toBe(false);
  });
});

describe('typing', () => {
  test('over a cell begins to edit; Enter keeps it and goes down', () => {
    const { grid, commits } = play(on(at('an', 'name')), '“L”', '“Lê”', 'Enter');
    expect(commits).toEqual([{ cell: at('an', 'name'), text: 'Lê' }]);
    expect(grid).toEqual(on(at('binh', 'name')));
  });

  test.each([
    ['Tab', at('an', 'gender')],
    ['ArrowRight', at('an', 'gender')],
    ['ArrowDown', at('binh', 'name')],
  ])('%s keeps it and moves', (key, cell) => {
    const { grid, commits } = play(on(at('an', 'name')), '“Lê”', key);
    expect(commits).toHaveLength(1);
    expect(grid.cell).toEqual(cell);
  });

  test('Escape drops it', () => {
    const { grid, commits } = play(on(at('an', 'name')), '“Lê”', 'Escape');
    expect(commits).toEqual([]);
    expect(grid).toEqual(on(at('an', 'name')));
  });

  test('F2 and Enter open what stands there; arrows then move within the text', () => {
    for (const key of ['F2', 'Enter']) {
      const { grid } = press(on(at('an', 'name')), key);
      expect(grid.draft).toEqual({ text: 'An', typed: false });
      expect(press(grid, 'ArrowLeft').handled).toBe(false);
      expect(typedText(grid, 'Ann', sheetOf()).grid.draft).toEqual({ text: 'Ann', typed: false });
    }
  });

  test('nothing is saved when the text is what it was', () => {
    expect(play(on(at('an', 'name')), 'F2', 'Enter').commits).toEqual([]);
    expect(play(on(at('an', 'name')), '“B”', '“An”', 'Tab').commits).toEqual([]);
  });

  test('going elsewhere keeps it: another cell, or out of the grid', () => {
    const typed = typedText(on(at('an', 'name')), 'Lê', sheetOf()).grid;
    expect(chooseCell(typed, at('chi', 'name'), sheetOf()).commit).toEqual({ cell: at('an', 'name'), text: 'Lê' });
    expect(leftGrid(typed, sheetOf())).toMatchObject({ commit: { text: 'Lê' }, grid: { draft: null } });
  });

  test('a click into the text that is being typed changes nothing', () => {
    const typed = typedText(on(at('an', 'name')), 'Lê', sheetOf()).grid;
    expect(chooseCell(typed, at('an', 'name'), sheetOf())).toMatchObject({ grid: typed, commit: null });
  });

  test('a double click opens the text', () => {
    expect(chooseCell(EMPTY_GRID, at('an', 'name'), sheetOf(), true).grid.draft).toEqual({ text: 'An', typed: false });
  });

  test('Delete empties a cell at once', () => {
    expect(press(on(at('an', 'handicapCourse')), 'Delete').commit).toEqual({ cell: at('an', 'handicapCourse'), text: '' });
  });
});

describe('choices and flags', () => {
  test('a choice is saved as soon as it is made', () => {
    expect(typedText(on(at('an', 'gender')), 'f', sheetOf())).toMatchObject({
      commit: { cell: at('an', 'gender'), text: 'f' },
      grid: { draft: null },
    });
  });

  test('Space and Enter turn a flag over', () => {
    expect(press(on(at('an', 'member')), ' ').commit).toEqual({ cell: at('an', 'member'), text: 'yes' });
    expect(press(on(at('binh', 'member')), 'Enter').commit).toEqual({ cell: at('binh', 'member'), text: '' });
    expect(toggled(on(at('an', 'member')), sheetOf()).commit?.text).toBe('yes');
  });

  test('what the server computes is not edited', () => {
    for (const key of ['F2', 'Enter', 'Delete'])
      expect(press(on(at('an', 'age')), key)).toMatchObject({ commit: null, grid: { draft: null } });
  });
});

describe('reading only', () => {
  const reading = sheetOf({ writable: false });

  test('moves, and changes nothing', () => {
    const grid = on(at('an', 'name'));
    expect(press(grid, 'ArrowRight', {}, reading).grid.cell).toEqual(at('an', 'gender'));
    for (const key of ['F2', 'Enter', 'Delete', ' '])
      expect(press(grid, key, {}, reading)).toMatchObject({ commit: null, grid: { draft: null } });
    expect(typedText(grid, 'x', reading).commit).toBeNull();
    expect(pastedCells(grid, 'a\tb', reading)).toEqual([]);
  });
});

describe('pasting', () => {
  test('one value is the field’s own business', () => {
    expect(pastedCells(on(at('an', 'name')), 'Lê Hà\n', sheetOf())).toEqual([]);
  });

  test('a column goes down, a block across; what falls outside or is computed is left out', () => {
    expect(pastedCells(on(at('binh', 'handicapCourse')), '12\n13,5\n14\n', sheetOf())).toEqual([
      { cell: at('binh', 'handicapCourse'), text: '12' },
      { cell: at('chi', 'handicapCourse'), text: '13,5' },
    ]);
    expect(pastedCells(on(at('an', 'gender')), 'Nam\t 12\t50\tx\ty\r\nNữ\t9', sheetOf())).toEqual([
      { cell: at('an', 'gender'), text: 'Nam' },
      { cell: at('an', 'handicapCourse'), text: '12' },
      { cell: at('an', 'member'), text: 'x' },
      { cell: at('binh', 'gender'), text: 'Nữ' },
      { cell: at('binh', 'handicapCourse'), text: '9' },
    ]);
  });
});
