import type { GridEdit } from './grid-column.ts';

type Edits = readonly GridEdit[];
/** What was done at a time, the last one at the end of each. */
export type GridHistory = { readonly past: readonly Edits[]; readonly future: readonly Edits[] };
export const NO_HISTORY: GridHistory = { past: [], future: [] };

/** After something new, what was undone cannot be done again. */
export const remembered = ({ past }: GridHistory, edits: Edits): GridHistory => ({ past: [...past, edits], future: [] });

/** Takes back what was done last; null: there is nothing. */
export function undone({ past, future }: GridHistory): { readonly history: GridHistory; readonly edits: Edits } | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  const back = last.map((edit) => ({ ...edit, before: edit.after, after: edit.before })).toReversed();
  return { history: { past: past.slice(0, -1), future: [...future, last] }, edits: back };
}

/** Does again what was undone last; null: there is nothing. */
export function redone({ past, future }: GridHistory): { readonly history: GridHistory; readonly edits: Edits } | null {
  const last = future.at(-1);
  if (last === undefined) return null;
  return { history: { past: [...past, last], future: future.slice(0, -1) }, edits: last };
}
