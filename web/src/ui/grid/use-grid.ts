import type { SayOf } from '@fairway/api/word/say';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { speak } from '../page/speak.ts';
import type { GridOptions } from './grid-events.ts';
import { gridEvents, type LatestGrid } from './grid-events.ts';
import type { GridSheet } from './model/grid-change.ts';
import type { GridEdit } from './model/grid-column.ts';
import { type GridCell, reseatedCell } from './model/grid-selection.ts';
import { EMPTY_GRID, type GridCommand, type GridState, type GridStep, stepOf } from './model/grid-step.ts';
import { type StepSaid, stepSaid } from './model/step-said.ts';
import { usePointer } from './use-pointer.ts';

/** A state with the rows and columns that its places refer to. */
type KeptGrid = { readonly state: GridState; readonly rowIds: readonly string[]; readonly columnIds: readonly string[] };

/** The state on rows and columns that have changed since. Text being typed in a deleted row is dropped. */
function seated({ state, ...before }: KeptGrid, now: Omit<KeptGrid, 'state'>): GridState {
  const { selection } = state;
  if (selection === null || (before.rowIds === now.rowIds && before.columnIds === now.columnIds)) return state;
  if (now.rowIds.length === 0) return { ...state, selection: null, draft: null };
  const isThere = now.rowIds.includes(before.rowIds[selection.active.row] ?? '');
  const active = reseatedCell(selection.active, before, now);
  const end = reseatedCell(selection.end, before, now);
  return { ...state, selection: { active, end }, draft: isThere ? state.draft : null };
}

/** Where the cursor of the grid is, what is being typed, and what clicks, keys and the clipboard do. */
export function useGrid<Row>(options: GridOptions<Row>) {
  const { rows, columns, rowId } = options;
  const { t } = useTranslation('grid');
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns]);
  const [kept, setKept] = useState<KeptGrid>({ state: EMPTY_GRID, rowIds, columnIds });
  const [focused, setFocused] = useState(false);
  const state = useMemo(() => seated(kept, { rowIds, columnIds }), [kept, rowIds, columnIds]);
  const sheet = useMemo<GridSheet>(() => {
    const textAt = (row: number, column: number) => (rows[row] === undefined ? '' : (columns[column]?.text(rows[row]) ?? ''));
    return { rowIds, columns, textAt };
  }, [rows, rowIds, columns]);
  // Several events may come between two drawings, so handlers never use what was drawn last.
  const latest = useRef({ state, sheet, options, t });
  useLayoutEffect(() => {
    latest.current = { state, sheet, options, t };
  });
  const run = useCallback((command: GridCommand): GridStep => {
    const { sheet: now, options: given } = latest.current;
    const step = stepOf(latest.current.state, command, now);
    latest.current = { ...latest.current, state: step.state };
    setKept({ state: step.state, rowIds: now.rowIds, columnIds: now.columns.map(({ id }) => id) });
    if (step.edits.length > 0) given.onEdit(step.edits);
    if (step.pasted !== undefined) given.onPasted(step.pasted);
    const change = stepSaid(command, step);
    if (change !== null) speak(saidText(latest.current.t, change));
    return step;
  }, []);
  const actions = useMemo(() => actionsOf(run, latest, setFocused), [run]);
  const pointer = usePointer({ run, latest, onSelect: () => setFocused(true) });
  return { ...options, rowIds, state, sheet, focused, actions, fillTo: pointer.fillTo, events: { ...actions.events, ...pointer.events } };
}

/** A step in words. */
function saidText(t: SayOf<'grid'>, change: StepSaid): string {
  if (change.what === 'range') return t('said.range', change);
  return change.what === 'nothingToUndo' ? t('said.nothingToUndo') : t(`said.${change.what}`, change);
}

export type GridUse<Row> = ReturnType<typeof useGrid<Row>>;
export type GridActions = GridUse<unknown>['actions'];
/** The same functions for as long as the grid lives. */
function actionsOf(run: (command: GridCommand) => GridStep, latest: LatestGrid, setFocused: (focused: boolean) => void) {
  const mark = ({ row }: GridCell, rowsMarked: readonly number[]) => {
    const { options, sheet } = latest.current;
    const isMarked = options.marked?.has(sheet.rowIds[row] ?? '') ?? false;
    options.onMark?.(
      rowsMarked.flatMap((at) => sheet.rowIds[at] ?? []),
      !isMarked,
    );
  };
  return {
    events: gridEvents({ run, latest, setFocused, mark }),
    type: (text: string) => void run({ do: 'type', text }),
    choose: (value: string) => void run({ do: 'choose', value }),
    mark,
    /** Edits made beside the grid: they can be undone in it. */
    change: (edits: readonly GridEdit[]) => void run({ do: 'change', edits }),
    /** Returns the focus to the active cell. */
    focus: () => setFocused(true),
    /** Moves the cursor to a cell from outside the grid. */
    goTo: (rowId: string, columnId: string) => {
      const { rowIds, columns } = latest.current.sheet;
      const cell = { row: rowIds.indexOf(rowId), column: columns.findIndex(({ id }) => id === columnId) };
      if (cell.row < 0 || cell.column < 0) return;
      setFocused(true);
      run({ do: 'go', cell, extend: false });
    },
  };
}
