/** Where the grid stands: a line and a column of it, both from 0. */
export type Place = { readonly line: number; readonly column: number };
export type Size = { readonly lines: number; readonly columns: number };
/** What a key does: moves, opens the cell with its own text (null) or with what was typed, or empties it. */
export type KeyDeed = { readonly go: Place } | { readonly edit: string | null } | { readonly empty: true };

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

const PAGE = 10;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};

/** A key on a cell that is not being edited; null: the browser’s. Tab leaves the grid. */
export function keyDeed({ key, ctrlKey, metaKey, altKey }: Key, place: Place, size: Size): KeyDeed | null {
  const control = ctrlKey || metaKey;
  if (altKey) return null;
  if (key === 'Home') return { go: within({ line: control ? 0 : place.line, column: 0 }, size) };
  if (key === 'End') return { go: within({ line: control ? size.lines : place.line, column: size.columns }, size) };
  const step = STEPS[key];
  if (step !== undefined) return { go: moved(place, control ? [step[0] * size.lines, step[1] * size.columns] : step, size) };
  if (control) return null;
  if (key === 'Enter' || key === 'F2') return { edit: null };
  if (key === 'Delete' || key === 'Backspace') return { empty: true };
  return [...key].length === 1 && key !== ' ' ? { edit: key } : null;
}

/** Where a key that ends the editing of a cell goes on; null: it does not end it. */
export function afterEditing({ key, shiftKey }: { key: string; shiftKey: boolean }, place: Place, size: Size): Place | null {
  if (key === 'Enter') return moved(place, [shiftKey ? -1 : 1, 0], size);
  if (key === 'Tab') return moved(place, [0, shiftKey ? -1 : 1], size);
  return null;
}

const moved = ({ line, column }: Place, [lines, columns]: readonly [number, number], size: Size): Place =>
  within({ line: line + lines, column: column + columns }, size);

const within = ({ line, column }: Place, { lines, columns }: Size): Place => ({
  line: Math.max(0, Math.min(line, lines - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
