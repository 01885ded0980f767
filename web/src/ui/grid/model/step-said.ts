import { rangeOf } from './grid-selection.ts';
import type { GridCommand, GridStep } from './grid-step.ts';

/** What a step has to say to who does not see it, with its numbers; null: the cell that the keys go to says it. */
export type StepSaid =
  | { readonly what: 'range'; readonly rows: number; readonly columns: number }
  | { readonly what: 'undone' | 'redone' | 'cleared' | 'filled' | 'turned' | 'changed'; readonly count: number }
  | { readonly what: 'nothingToUndo' };

const DONE = {
  undo: 'undone',
  redo: 'redone',
  clear: 'cleared',
  'fill-down': 'filled',
  'fill-to': 'filled',
  toggle: 'turned',
  change: 'changed',
} as const;

/** What was pasted has a notice of its own. */
export function stepSaid(command: GridCommand, { state, edits }: GridStep): StepSaid | null {
  const range = state.selection && rangeOf(state.selection);
  const selects = command.do === 'all' || ((command.do === 'move' || command.do === 'go') && command.extend);
  if (selects && range !== null) return { what: 'range', rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
  if (command.do === 'undo' && edits.length === 0) return { what: 'nothingToUndo' };
  // one cell that is ticked is a box, which says so
  if (!(command.do in DONE) || edits.length === 0 || (command.do === 'toggle' && edits.length === 1)) return null;
  return { what: DONE[command.do as keyof typeof DONE], count: edits.length };
}
