import type { GridEdit } from './grid-column.ts';

type Edits = readonly GridEdit[];
/** Groups of edits made together, the last one at the end of each list. */
export type GridHistory = { readonly past: readonly Edits[]; readonly future: readonly Edits[] };
export const NO_HISTORY: GridHistory = { past: [], future: [] };

/** After a new change, undone changes cannot be redone. */
export const remembered = ({ past }: GridHistory, edits: Edits): GridHistory => ({ past: [...past, edits], future: [] });

/** Undoes the last change; null: nothing to undo. */
export function undone({ past, future }: GridHistory): { readonly history: GridHistory; readonly edits: Edits } | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  const back = last.map((edit) => ({ ...edit, before: edit.after, after: edit.before })).toReversed();
  return { history: { past: past.slice(0, -1), future: [...future, last] }, edits: back };
}

/** Redoes the last undone change; null: nothing to redo. */
export function redone({ past, future }: GridHistory): { readonly history: GridHistory; readonly edits: Edits } | null {
  const last = future.at(-1);
  if (last === undefined) return null;
  return { history: { past: [...past, last], future: future.slice(0, -1) }, edits: last };
}
