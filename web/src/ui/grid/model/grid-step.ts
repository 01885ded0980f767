import { parseCells } from './clipboard.ts';
import {
  clearedCells,
  copiedText,
  editsOf,
  filledDown,
  filledTo,
  type GridSheet,
  type Pasted,
  pastedCells,
  toggledCells,
} from './grid-change.ts';
import { type GridEdit, type GridOption, isData, isWritable, matchingOptions, onlyOption, writtenValue } from './grid-column.ts';
import { type GridHistory, NO_HISTORY, redone, remembered, undone } from './grid-history.ts';
import type { GridKeyCommand, GridKeyMode } from './grid-key.ts';
import { type GridCell, type GridSelection, movedCell, only, rangeOf, tabbedCell } from './grid-selection.ts';

/** What is being typed in the active cell. */
export type GridDraft = {
  readonly text: string;
  /** It began by typing over what stood there. */
  readonly typed: boolean;
  /** Something was typed since it was opened. */
  readonly changed: boolean;
  /** The option that the arrows went to; null: none yet. */
  readonly chosen: string | null;
};

export type GridState = {
  readonly selection: GridSelection | null;
  readonly draft: GridDraft | null;
  /** Escape was pressed while nothing was being typed: Tab leaves the grid. */
  readonly leaving: boolean;
  readonly history: GridHistory;
};
export const EMPTY_GRID: GridState = { selection: null, draft: null, leaving: false, history: NO_HISTORY };

export type GridCommand =
  | GridKeyCommand
  | { readonly do: 'go'; readonly cell: GridCell; readonly extend: boolean }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'choose'; readonly value: string }
  | { readonly do: 'fill-to'; readonly row: number }
  | { readonly do: 'paste'; readonly text: string }
  /** Edits made elsewhere, of marked rows. */
  | { readonly do: 'change'; readonly edits: readonly GridEdit[] }
  /** The focus has left the grid: what was being typed is kept. */
  | { readonly do: 'leave' };

/** The result of a command. `handled`: the grid took the key, not the browser. */
export type GridStep = {
  readonly state: GridState;
  readonly edits: readonly GridEdit[];
  readonly pasted?: Pasted;
  readonly handled: boolean;
};

export function stepOf(state: GridState, command: GridCommand, sheet: GridSheet): GridStep {
  const kept = keptDraft(state, sheet);
  switch (command.do) {
    case 'move':
      return selected(kept, sheet, ({ active, end }) => {
        const to = movedCell(command.extend ? end : active, command.move, sizeOf(sheet));
        return command.extend ? { active, end: to } : only(to);
      });
    case 'go':
      return go(state, kept, command.cell, command.extend);
    case 'tab':
      return tabbed(kept, command.back, sheet);
    case 'all':
      return selected(kept, sheet, () => ({
        active: { row: 0, column: firstData(sheet) },
        end: movedCell({ row: 0, column: 0 }, 'end', sizeOf(sheet)),
      }));
    case 'escape':
      return done({ ...state, selection: state.selection && only(state.selection.active), leaving: true });
    case 'leave':
      return { ...kept, state: { ...kept.state, leaving: false } };
    case 'open':
    case 'type':
    case 'option':
    case 'cancel':
    case 'choose':
      return drafted(state, command, sheet);
    default: {
      const step = changed(kept, command, sheet);
      return { ...step, edits: [...kept.edits, ...step.edits] };
    }
  }
}

const sizeOf = ({ rowIds, columns }: GridSheet) => ({ rows: rowIds.length, columns: columns.length });
const firstData = ({ columns }: GridSheet): number => Math.max(0, columns.findIndex(isData));
const done = (state: GridState, edits: readonly GridEdit[] = []): GridStep => ({ state, edits, handled: true });

/** Whether the active cell can be written. */
const isActiveWritable = ({ selection }: GridState, { columns }: GridSheet): boolean => {
  const column = columns[selection?.active.column ?? -1];
  return column !== undefined && isWritable(column);
};

/** The options for what is being typed; all of them for a text that was opened. */
export function offeredOptions({ selection, draft }: GridState, { columns }: GridSheet): readonly GridOption[] {
  const column = columns[selection?.active.column ?? -1];
  if (column === undefined || draft === null || column.editor === 'check') return [];
  return draft.changed ? matchingOptions(column, draft.text) : (column.options ?? []);
}

/** The option that Enter takes: the one gone to with the arrows, else the likeliest of a choice, or the only one on offer for a text. */
export function takenOption(state: GridState, sheet: GridSheet): GridOption | undefined {
  const { draft, selection } = state;
  const offered = offeredOptions(state, sheet);
  if (draft === null || selection === null) return undefined;
  if (draft.chosen !== null) return offered.find(({ value }) => value === draft.chosen);
  if (sheet.columns[selection.active.column]?.editor !== 'choice') return draft.changed ? onlyOption(offered, draft.text) : undefined;
  const { row, column } = selection.active;
  return draft.typed
    ? draft.text.trim() === ''
      ? undefined
      : offered[0]
    : offered.find(({ value }) => value === sheet.textAt(row, column));
}

/** The typed text becomes an edit. */
function keptDraft(state: GridState, sheet: GridSheet): GridStep {
  const { draft, selection } = state;
  if (draft === null || selection === null) return done(state);
  if (!draft.changed && draft.chosen === null) return done({ ...state, draft: null });
  const column = sheet.columns[selection.active.column] ?? {};
  const after = takenOption(state, sheet)?.value ?? writtenValue(column, draft.text);
  return remembering({ ...state, draft: null }, editsOf(sheet, [{ ...selection.active, after }]));
}

const remembering = (state: GridState, edits: readonly GridEdit[]): GridStep =>
  done(edits.length === 0 ? state : { ...state, history: remembered(state.history, edits) }, edits);

function selected(step: GridStep, { rowIds }: GridSheet, to: (from: GridSelection) => GridSelection): GridStep {
  const { selection } = step.state;
  if (selection === null || rowIds.length === 0) return { ...step, handled: false };
  return { ...step, state: { ...step.state, selection: to(selection), leaving: false } };
}

/** A click into the cell that is being typed in changes nothing. */
function go(state: GridState, step: GridStep, cell: GridCell, extend: boolean): GridStep {
  const active = state.selection?.active;
  if (!extend && state.draft !== null && active?.row === cell.row && active.column === cell.column) return done(state);
  const selection = extend && active !== undefined ? { active, end: cell } : only(cell);
  return { ...step, state: { ...step.state, selection, leaving: false } };
}

/** Cell by cell and on to the next row; at the ends, and after Escape, Tab leaves the grid. */
function tabbed(step: GridStep, back: boolean, sheet: GridSheet): GridStep {
  const { selection, leaving } = step.state;
  const next = selection === null || leaving ? null : tabbedCell(selection.active, back, sizeOf(sheet));
  if (next === null) return { ...step, state: { ...step.state, leaving: false }, handled: false };
  return { ...step, state: { ...step.state, selection: only(next) } };
}

function drafted(state: GridState, command: GridCommand, sheet: GridSheet): GridStep {
  const { draft, selection } = state;
  if (selection === null || !isActiveWritable(state, sheet)) return { state, edits: [], handled: false };
  const { row, column } = selection.active;
  const here = { ...state, selection: only(selection.active), leaving: false };
  if (command.do === 'type')
    return done({ ...here, draft: { text: command.text, typed: draft?.typed ?? true, changed: true, chosen: null } });
  if (command.do === 'open')
    return done({ ...here, draft: { text: sheet.textAt(row, column), typed: false, changed: false, chosen: null } });
  if (command.do === 'cancel') return done({ ...state, draft: null });
  if (command.do === 'choose') return remembering({ ...here, draft: null }, editsOf(sheet, [{ row, column, after: command.value }]));
  if (command.do === 'option' && draft !== null) {
    const offered = offeredOptions(state, sheet);
    const at = offered.findIndex(({ value }) => value === takenOption(state, sheet)?.value) + command.by;
    const chosen = offered[Math.max(0, Math.min(at, offered.length - 1))]?.value ?? null;
    return done({ ...state, draft: { ...draft, chosen } });
  }
  return done(state);
}

/** Commands that change cells; one undo takes back everything that a command did. */
function changed(step: GridStep, command: GridCommand, sheet: GridSheet): GridStep {
  const { state } = step;
  if (command.do === 'change') return remembering(state, command.edits);
  if (command.do === 'undo' || command.do === 'redo') return travelled(state, command.do, sheet);
  if (state.selection === null) return { state, edits: [], handled: false };
  const range = rangeOf(state.selection);
  if (command.do === 'clear') return remembering(state, clearedCells(sheet, range));
  if (command.do === 'toggle') return remembering(state, toggledCells(sheet, range, state.selection.active));
  if (command.do === 'fill-down') return remembering(state, filledDown(sheet, range));
  if (command.do === 'fill-to') {
    const { top: row, left: column, bottom, right } = range;
    const selection = { active: { row, column }, end: { row: Math.max(bottom, command.row), column: right } };
    return remembering({ ...state, selection }, filledTo(sheet, range, command.row));
  }
  if (command.do !== 'paste') return done(state);
  const pasted = pastedCells(sheet, range, parseCells(command.text));
  const { top, left, bottom, right } = pasted.range;
  const selection = { active: { row: top, column: left }, end: { row: bottom, column: right } };
  return { ...remembering({ ...state, selection }, pasted.edits), pasted };
}

/** Undoes or redoes, and shows where: its first cell on screen. */
function travelled(state: GridState, way: 'undo' | 'redo', { rowIds, columns }: GridSheet): GridStep {
  const result = way === 'undo' ? undone(state.history) : redone(state.history);
  if (result === null) return done(state);
  const places = result.edits.map((edit) => ({
    row: rowIds.indexOf(edit.rowId),
    column: columns.findIndex(({ id }) => id === edit.columnId),
  }));
  const first = places.filter(({ row, column }) => row >= 0 && column >= 0).toSorted((one, other) => one.row - other.row)[0];
  return done({ ...state, history: result.history, selection: first === undefined ? state.selection : only(first) }, result.edits);
}

/** What copying takes: null while a text is being typed, which copies its own letters. */
export function copied({ selection, draft }: GridState, sheet: GridSheet): string | null {
  return selection === null || draft !== null ? null : copiedText(sheet, rangeOf(selection)) || null;
}

/** What keys mean now. */
export const keyModeOf = ({ draft }: GridState): GridKeyMode => (draft === null ? 'selecting' : draft.typed ? 'typing' : 'opened');
