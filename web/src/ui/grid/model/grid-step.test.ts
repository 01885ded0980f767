import { describe, expect, test } from 'vitest';
import type { GridSheet } from './grid-change.ts';
import type { GridEditor, GridOption } from './grid-column.ts';
import { only } from './grid-selection.ts';
import { copied, EMPTY_GRID, type GridCommand, type GridState, offeredOptions, stepOf, takenOption } from './grid-step.ts';

const GENDERS: readonly GridOption[] = [
  { value: 'm', label: 'Nam' },
  { value: 'f', label: 'Nữ' },
];
const DIVISIONS: readonly GridOption[] = [
  { value: '', label: 'Chưa có bảng' },
  { value: 'a', label: 'Bảng A' },
  { value: 'b', label: 'Bảng B' },
];
const column = (id: string, editor: GridEditor = 'text', over: object = {}) => ({ id, header: id, title: id, width: 80, editor, ...over });
const COLUMNS = [
  column('menu', 'menu'),
  column('name'),
  column('hcp'),
  column('age', 'text', { readOnly: true }),
  column('gender', 'choice', { options: GENDERS }),
  column('division', 'choice', { options: DIVISIONS }),
  column('member', 'check', {
    options: [
      { value: 'yes', label: 'Có' },
      { value: '', label: 'Không' },
    ],
  }),
];
const at = (row: number, id: string) => ({ row, column: COLUMNS.findIndex((one) => one.id === id) });

/** A grid that writes what its steps say, as a screen does. */
function open(rows: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const texts = new Map(Object.entries(rows).map(([id, row]) => [id, new Map(Object.entries(row))]));
  const rowIds = [...texts.keys()];
  const sheet: GridSheet = {
    rowIds,
    columns: COLUMNS,
    textAt: (row, at) => texts.get(rowIds[row] ?? '')?.get(COLUMNS[at]?.id ?? '') ?? '',
  };
  let state: GridState = EMPTY_GRID;
  const act = (...commands: readonly GridCommand[]) => {
    const steps = commands.map((command) => {
      const step = stepOf(state, command, sheet);
      state = step.state;
      for (const { rowId, columnId, after } of step.edits) texts.get(rowId)?.set(columnId, after);
      return step;
    });
    const last = steps.at(-1);
    if (last === undefined) throw new Error('nothing was done');
    return last;
  };
  const select = (from: { row: number; column: number }, to = from) =>
    act({ do: 'go', cell: from, extend: false }, { do: 'go', cell: to, extend: true });
  const text = (row: number, id: string) => sheet.textAt(row, at(row, id).column);
  const columnOf = (id: string) => rowIds.map((_, row) => text(row, id));
  return { act, select, text, columnOf, sheet, state: () => state };
}
const three = () =>
  open({
    an: { name: 'An', hcp: '12', gender: 'm', division: 'a' },
    binh: { name: 'Bình', hcp: '20', gender: 'm' },
    chau: { name: 'Châu', gender: 'f' },
  });

describe('a click', () => {
  test('only selects: nothing is changed, whatever the cell', () => {
    const { act } = three();
    for (const { id } of COLUMNS) {
      expect(act({ do: 'go', cell: at(0, id), extend: false })).toMatchObject({
        edits: [],
        state: { draft: null, selection: only(at(0, id)) },
      });
    }
  });

  test('elsewhere keeps the typed text; into the same cell it changes nothing', () => {
    const { act, select, text } = three();
    select(at(0, 'name'));
    act({ do: 'type', text: 'Ân' });
    expect(act({ do: 'go', cell: at(0, 'name'), extend: false }).state.draft?.text).toBe('Ân');
    act({ do: 'go', cell: at(2, 'name'), extend: false });
    expect(text(0, 'name')).toBe('Ân');
  });
});

describe('typing', () => {
  test('replaces the old text; Enter keeps the new one and goes down', () => {
    const { act, select, text, state } = three();
    select(at(0, 'name'));
    act({ do: 'type', text: 'L' }, { do: 'type', text: 'Lê ' }, { do: 'move', move: 'down', extend: false });
    expect(text(0, 'name')).toBe('Lê');
    expect(state()).toMatchObject({ draft: null, selection: only(at(1, 'name')) });
  });

  test('joins letters and diacritics that come apart', () => {
    const { act, select, text } = three();
    select(at(0, 'name'));
    act({ do: 'type', text: 'Đức'.normalize('NFD') }, { do: 'tab', back: false });
    expect(text(0, 'name')).toBe('Đức');
  });

  test('Escape gives the old value back', () => {
    const { act, select, text, state } = three();
    select(at(0, 'name'));
    act({ do: 'type', text: 'Lê' }, { do: 'cancel' });
    expect([text(0, 'name'), state().draft]).toEqual(['An', null]);
  });

  test('F2 opens the old text; keeping it unchanged is not an edit', () => {
    const { act, select, state } = three();
    select(at(0, 'name'));
    act({ do: 'open' });
    expect(state().draft).toMatchObject({ text: 'An', typed: false });
    expect(act({ do: 'move', move: 'down', extend: false }).edits).toEqual([]);
  });

  test('is kept when the focus leaves the grid', () => {
    const { act, select, text } = three();
    select(at(0, 'name'));
    act({ do: 'type', text: 'Lê' }, { do: 'leave' });
    expect(text(0, 'name')).toBe('Lê');
  });

  test('does nothing in a computed cell', () => {
    const { act, select, state } = three();
    select(at(0, 'age'));
    act({ do: 'open' }, { do: 'type', text: '9' }, { do: 'clear' });
    expect([state().draft, state().history.past]).toEqual([null, []]);
  });
});

describe('a choice', () => {
  test.each([
    ['nu', 'f'],
    ['Nữ', 'f'],
    ['n', 'm'],
    ['zzz', 'zzz'],
  ])('“%s” is %s', (typed, value) => {
    const { act, select, text } = three();
    select(at(1, 'gender'));
    act({ do: 'type', text: typed }, { do: 'tab', back: false });
    expect(text(1, 'gender')).toBe(value === 'm' ? 'm' : value);
  });

  test('a word of the label counts before its beginning: B is Bảng B', () => {
    const { act, select, state, sheet, text } = three();
    select(at(0, 'division'));
    act({ do: 'type', text: 'b' });
    expect(takenOption(state(), sheet)?.value).toBe('b');
    act({ do: 'move', move: 'down', extend: false });
    expect(text(0, 'division')).toBe('b');
  });

  test('offers all options when it is opened, and the arrows start from the current one', () => {
    const { act, select, state, sheet, text } = three();
    select(at(0, 'division'));
    act({ do: 'open' });
    expect(offeredOptions(state(), sheet)).toEqual(DIVISIONS);
    act({ do: 'option', by: 1 }, { do: 'move', move: 'down', extend: false });
    expect(text(0, 'division')).toBe('b');
  });

  test('cannot be emptied unless one of its options is empty', () => {
    const { act, select, text } = three();
    select(at(0, 'gender'), at(0, 'division'));
    act({ do: 'clear' });
    expect([text(0, 'gender'), text(0, 'division')]).toEqual(['m', '']);
  });
});

test('of yes or no is toggled by Space in a whole range like the active one', () => {
  const { act, select, columnOf } = three();
  select(at(0, 'member'), at(1, 'member'));
  act({ do: 'toggle' });
  expect(columnOf('member')).toEqual(['yes', 'yes', '']);
});

test.each([
  ['nu', 'Nữ'],
  ['n', 'n'],
  ['zzz', 'zzz'],
])('the only option on offer for a typed text is written in its place: “%s” is %s', (typed, written) => {
  const options = GENDERS.map(({ label }) => ({ value: label, label }));
  const sheet: GridSheet = { rowIds: ['an'], columns: [column('listed', 'text', { options })], textAt: () => '' };
  const { state } = stepOf({ ...EMPTY_GRID, selection: only({ row: 0, column: 0 }) }, { do: 'type', text: typed }, sheet);
  expect(stepOf(state, { do: 'move', move: 'down', extend: false }, sheet).edits).toMatchObject([{ after: written }]);
});

describe('a range', () => {
  test('is extended with Shift, and collapses with Escape', () => {
    const { act, select, state } = three();
    select(at(0, 'name'));
    act({ do: 'move', move: 'down', extend: true }, { do: 'move', move: 'right', extend: true });
    expect(state().selection).toEqual({ active: at(0, 'name'), end: at(1, 'hcp') });
    act({ do: 'escape' });
    expect(state().selection).toEqual(only(at(0, 'name')));
  });

  test('of everything leaves out the menus', () => {
    const { act, select, state } = three();
    select(at(1, 'hcp'));
    act({ do: 'all' });
    expect(state().selection).toEqual({ active: at(0, 'name'), end: at(2, 'member') });
  });

  test('is copied as people read it', () => {
    const { select, state, sheet } = three();
    select(at(0, 'menu'), at(1, 'member'));
    expect(copied(state(), sheet)).toBe('An\t12\t\tNam\tBảng A\tKhông\r\nBình\t20\t\tNam\tChưa có bảng\tKhông');
  });
});

describe('pasting', () => {
  const paste = (text: string): GridCommand => ({ do: 'paste', text });

  test('begins at the corner, with choices by their words', () => {
    const { act, select, text, state } = three();
    select(at(1, 'gender'));
    act(paste('Nữ\tbảng b\tcó\r\nNam\tBảng A\tx\r\n'));
    expect([text(1, 'gender'), text(1, 'division'), text(1, 'member')]).toEqual(['f', 'b', 'yes']);
    expect([text(2, 'gender'), text(2, 'division'), text(2, 'member')]).toEqual(['m', 'a', 'x']);
    expect(state().selection).toEqual({ active: at(1, 'gender'), end: at(2, 'member') });
  });

  test('fills a larger range by repeating', () => {
    const { act, select, columnOf } = three();
    select(at(0, 'hcp'), at(2, 'hcp'));
    act(paste('7'));
    expect(columnOf('hcp')).toEqual(['7', '7', '7']);
  });

  test('reports cells without a place, and fills the others', () => {
    const { act, select, columnOf } = three();
    select(at(1, 'hcp'));
    expect(act(paste('1\n2\n3\n4')).pasted).toMatchObject({ missedRows: 2, missedColumns: 0, readOnly: [] });
    expect(columnOf('hcp')).toEqual(['12', '1', '2']);
    select(at(0, 'division'));
    expect(act(paste('Bảng B\tx\ty\tz')).pasted).toMatchObject({ missedRows: 0, missedColumns: 2 });
  });

  test('skips and reports a read-only column', () => {
    const { act, select, text } = three();
    select(at(0, 'hcp'));
    expect(act(paste('7\t44\tNữ')).pasted).toMatchObject({ readOnly: ['age'] });
    expect([text(0, 'hcp'), text(0, 'age'), text(0, 'gender')]).toEqual(['7', '', 'f']);
  });
});

describe('filling down', () => {
  test('Ctrl+D copies the first row of the range into the others', () => {
    const { act, select, columnOf } = three();
    select(at(0, 'name'), at(2, 'hcp'));
    act({ do: 'fill-down' });
    expect([columnOf('name'), columnOf('hcp')]).toEqual([
      ['An', 'An', 'An'],
      ['12', '12', '12'],
    ]);
  });

  test('Ctrl+D copies the value above into a single cell', () => {
    const { act, select, text } = three();
    select(at(1, 'hcp'));
    act({ do: 'fill-down' });
    expect(text(1, 'hcp')).toBe('12');
  });

  test('the handle repeats the range', () => {
    const { act, select, columnOf } = open({ a: { hcp: '1' }, b: { hcp: '2' }, c: {}, d: {}, e: {} });
    select(at(0, 'hcp'), at(1, 'hcp'));
    act({ do: 'fill-to', row: 4 });
    expect(columnOf('hcp')).toEqual(['1', '2', '1', '2', '1']);
  });
});

describe('undo and redo', () => {
  test('take all edits of one action, and show where', () => {
    const { act, select, columnOf, state } = three();
    select(at(0, 'hcp'), at(2, 'hcp'));
    act({ do: 'paste', text: '7' });
    select(at(0, 'name'));
    act({ do: 'undo' });
    expect(columnOf('hcp')).toEqual(['12', '20', '']);
    expect(state().selection).toEqual(only(at(0, 'hcp')));
    act({ do: 'redo' });
    expect(columnOf('hcp')).toEqual(['7', '7', '7']);
  });

  test('go back one by one, also through changes made outside the grid', () => {
    const { act, select, text } = three();
    select(at(0, 'hcp'));
    act({ do: 'type', text: '13' }, { do: 'move', move: 'down', extend: false });
    act({ do: 'change', edits: [{ rowId: 'an', columnId: 'division', before: 'a', after: 'b' }] });
    act({ do: 'undo' }, { do: 'undo' });
    expect([text(0, 'division'), text(0, 'hcp')]).toEqual(['a', '12']);
    expect(act({ do: 'undo' }).edits).toEqual([]);
  });

  test('cannot redo after a new change', () => {
    const { act, select, text } = three();
    select(at(0, 'hcp'));
    act({ do: 'type', text: '13' }, { do: 'tab', back: true }, { do: 'undo' });
    select(at(0, 'hcp'));
    act({ do: 'clear' }, { do: 'redo' });
    expect(text(0, 'hcp')).toBe('');
  });
});

test('after Escape, Tab leaves the grid', () => {
  const { act, select } = three();
  select(at(0, 'name'));
  act({ do: 'escape' });
  expect(act({ do: 'tab', back: false }).handled).toBe(false);
  act({ do: 'move', move: 'right', extend: false });
  expect(act({ do: 'tab', back: false }).handled).toBe(true);
});
