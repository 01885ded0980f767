import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GridSheet, Pasted } from './model/grid-change.ts';
import type { GridColumn, GridEdit } from './model/grid-column.ts';
import { keyCommand } from './model/grid-key.ts';
import { between, type GridCell, only, rangeOf, reseatedCell } from './model/grid-selection.ts';
import {
  copied,
  EMPTY_GRID,
  type GridCommand,
  type GridState,
  type GridStep,
  keyModeOf,
  offeredOptions,
  stepOf,
} from './model/grid-step.ts';
import { usePointer } from './use-pointer.ts';

export type GridOptions<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  /** The same functions at every key, so that a key draws one row and not all of them. */
  readonly rowId: (row: Row) => string;
  /** What a row is called: a person's name. */
  readonly nameOf: (row: Row) => string;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onPasted: (pasted: Pasted) => void;
  readonly marked?: ReadonlySet<string>;
  readonly onMark?: (rowIds: readonly string[], isMarked: boolean) => void;
};

/** A state with the rows and columns that its places count in. */
type Kept = { readonly state: GridState; readonly rowIds: readonly string[]; readonly columnIds: readonly string[] };

/** The state on rows and columns that have changed since. What was being typed in a row that has gone goes with it. */
function seated({ state, ...before }: Kept, now: Omit<Kept, 'state'>): GridState {
  const { selection } = state;
  if (selection === null || (before.rowIds === now.rowIds && before.columnIds === now.columnIds)) return state;
  if (now.rowIds.length === 0) return { ...state, selection: null, draft: null };
  const isThere = now.rowIds.includes(before.rowIds[selection.active.row] ?? '');
  const active = reseatedCell(selection.active, before, now);
  const end = reseatedCell(selection.end, before, now);
  return { ...state, selection: { active, end }, draft: isThere ? state.draft : null };
}

/** The cell that an event happened in. */
export function cellOf(target: EventTarget, columns: readonly { readonly id: string }[]): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.parentElement?.dataset.row;
  const column = columns.findIndex(({ id }) => id === cell?.dataset.column);
  return row === undefined || column < 0 ? null : { row: Number(row), column };
}

/** Where the cursor of the grid is, what is being typed, and what clicks, keys and the clipboard do. */
export function useGrid<Row>(options: GridOptions<Row>) {
  const { rows, columns, rowId } = options;
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns]);
  const [kept, setKept] = useState<Kept>({ state: EMPTY_GRID, rowIds, columnIds });
  const [focused, setFocused] = useState(false);
  const state = useMemo(() => seated(kept, { rowIds, columnIds }), [kept, rowIds, columnIds]);
  const sheet = useMemo<GridSheet>(() => {
    const textAt = (row: number, column: number) => (rows[row] === undefined ? '' : (columns[column]?.text(rows[row]) ?? ''));
    return { rowIds, columns, textAt };
  }, [rows, rowIds, columns]);
  // Several events may come between two drawings: what handlers go by is never what was drawn last.
  const latest = useRef({ state, sheet, options });
  useLayoutEffect(() => {
    latest.current = { state, sheet, options };
  });
  const run = useCallback((command: GridCommand): GridStep => {
    const { sheet: now, options: given } = latest.current;
    const step = stepOf(latest.current.state, command, now);
    latest.current = { ...latest.current, state: step.state };
    setKept({ state: step.state, rowIds: now.rowIds, columnIds: now.columns.map(({ id }) => id) });
    if (step.edits.length > 0) given.onEdit(step.edits);
    if (step.pasted !== undefined) given.onPasted(step.pasted);
    return step;
  }, []);
  const actions = useMemo(() => actionsOf(run, latest, setFocused), [run]);
  const pointer = usePointer({ run, latest, onSelect: () => setFocused(true) });
  return { ...options, rowIds, state, sheet, focused, actions, fillTo: pointer.fillTo, events: { ...actions.events, ...pointer.events } };
}

export type GridUse<Row> = ReturnType<typeof useGrid<Row>>;
export type GridActions = GridUse<unknown>['actions'];
type Latest = { current: { state: GridState; sheet: GridSheet; options: Pick<GridOptions<never>, 'marked' | 'onMark'> } };

/** The same functions for as long as the grid lives. */
function actionsOf(run: (command: GridCommand) => GridStep, latest: Latest, setFocused: (focused: boolean) => void) {
  const mark = ({ row }: GridCell, rowsMarked: readonly number[]) => {
    const { options, sheet } = latest.current;
    const isMarked = options.marked?.has(sheet.rowIds[row] ?? '') ?? false;
    options.onMark?.(
      rowsMarked.flatMap((at) => sheet.rowIds[at] ?? []),
      !isMarked,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { state, sheet } = latest.current;
    const place = event.currentTarget.contains(event.target as Node) ? cellOf(event.target, sheet.columns) : null;
    const editor = sheet.columns[place?.column ?? -1]?.editor;
    if (place === null || editor === undefined) return;
    const { key, keyCode, shiftKey, ctrlKey, metaKey, altKey } = event;
    const pressed = { key, keyCode, shiftKey, ctrlKey, metaKey, altKey, isComposing: event.nativeEvent.isComposing };
    const command = keyCommand(pressed, { mode: keyModeOf(state), editor, offers: offeredOptions(state, sheet).length > 0 });
    if (command === null) return;
    if (command.do === 'toggle' && editor === 'mark' && state.selection !== null) {
      const { top, bottom } = rangeOf(state.selection);
      mark(state.selection.active, between(top, bottom));
      return event.preventDefault();
    }
    const upFromTop = command.do === 'move' && command.move === 'up' && !command.extend && state.draft === null && place.row === 0;
    if (upFromTop && focusHeading(event.currentTarget, sheet.columns[place.column]?.id)) return event.preventDefault();
    if (run(command).handled) event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const text = copied(latest.current.state, latest.current.sheet);
    if (text === null || cellOf(event.target, latest.current.sheet.columns) === null) return false;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };
  const events = {
    onKeyDown,
    onCopy,
    onCut: (event: ClipboardEvent<HTMLElement>) => {
      if (onCopy(event)) run({ do: 'clear' });
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (latest.current.state.draft !== null || text === '' || cellOf(event.target, latest.current.sheet.columns) === null) return;
      event.preventDefault();
      run({ do: 'paste', text });
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target, latest.current.sheet.columns);
      setFocused(cell !== null);
      if (cell !== null && latest.current.state.selection === null) run({ do: 'go', cell, extend: false });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
      setFocused(false);
      run({ do: 'leave' });
    },
  };
  return {
    events,
    type: (text: string) => void run({ do: 'type', text }),
    choose: (value: string) => void run({ do: 'choose', value }),
    mark,
    /** Edits made beside the grid: they can be undone in it. */
    change: (edits: readonly GridEdit[]) => void run({ do: 'change', edits }),
    /** Brings the keys back to the active cell. */
    focus: () => setFocused(true),
    /** Brings the cursor to a cell from elsewhere. */
    goTo: (rowId: string, columnId: string) => {
      const { rowIds, columns } = latest.current.sheet;
      const cell = { row: rowIds.indexOf(rowId), column: columns.findIndex(({ id }) => id === columnId) };
      if (cell.row < 0 || cell.column < 0) return;
      setFocused(true);
      run({ do: 'go', cell: only(cell).active, extend: false });
    },
  };
}

/** From the first row, up goes to the heading, which sorts. */
function focusHeading(grid: HTMLElement, columnId: string | undefined): boolean {
  const heading = grid.querySelector<HTMLElement>(`[data-heading="${columnId}"] :is(button, input)`);
  heading?.focus();
  return heading !== null;
}
