import type { Field, FieldKind } from '../field/field.ts';

/** `menu`: what else can be done with the row. */
export type Column = Field | 'menu';
export type Cell = { readonly playerId: string; readonly column: Column };

export type Grid = {
  /** The cell that keys go to; null: not chosen yet. */
  readonly cell: Cell | null;
  /**
   * What is being typed in it; null: nothing yet, keys move. `typed`: it began by typing over what stood there, so that arrows end it, as
   * in a sheet; otherwise it was opened with F2 or Enter, and arrows move within the text.
   */
  readonly draft: { readonly text: string; readonly typed: boolean } | null;
  /** Escape was pressed while nothing was being typed: Tab leaves the grid. */
  readonly leaving: boolean;
};
export const EMPTY_GRID: Grid = { cell: null, draft: null, leaving: false };

/** What the keys move through, and what stands in the cell. */
export type Sheet = {
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
  readonly kindOf: (column: Column) => FieldKind | 'menu';
  readonly textOf: (cell: Cell) => string;
  readonly writable: boolean;
};

export type Commit = { readonly cell: Cell; readonly text: string };
/** `handled`: the key is the grid's and not the browser's. */
export type GridStep = { readonly grid: Grid; readonly commit: Commit | null; readonly handled: boolean };

type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const PAGE = 15;
const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const left = (grid: Grid): GridStep => ({ grid, commit: null, handled: false });
const taken = (grid: Grid, commit: Commit | null = null): GridStep => ({ grid, commit, handled: true });

/** What a key does in the grid; typing itself is the field's and arrives by `typed`. */
export function pressKey(grid: Grid, pressed: Pressed, sheet: Sheet): GridStep {
  if (grid.cell === null || pressed.altKey) return left(grid);
  return grid.draft === null ? whileMoving(grid, grid.cell, pressed, sheet) : whileEditing(grid, pressed, sheet);
}

function whileMoving(grid: Grid, cell: Cell, pressed: Pressed, sheet: Sheet): GridStep {
  const { key } = pressed;
  const control = pressed.ctrlKey || pressed.metaKey;
  const kind = sheet.kindOf(cell.column);
  if (key in ARROWS || ['Home', 'End', 'PageUp', 'PageDown'].includes(key))
    return taken(moved(grid, jump(grid, key, control, sheet), sheet));
  if (control) return left(grid);
  if (key === 'Tab') return tabbed(grid, pressed.shiftKey, sheet);
  if (key === 'Escape') return taken({ ...grid, leaving: true });
  if (!sheet.writable || kind === 'menu' || kind === 'computed') return left(grid);
  if (key === 'F2' || (key === 'Enter' && kind !== 'flag')) return taken({ ...grid, draft: { text: sheet.textOf(cell), typed: false } });
  if (key === 'Enter' || key === ' ') return kind === 'flag' ? toggled(grid, sheet) : left(grid);
  const clears = key === 'Delete' || key === 'Backspace';
  return clears && kind !== 'choice' ? taken(grid, { cell, text: '' }) : left(grid);
}

function whileEditing(grid: Grid, pressed: Pressed, sheet: Sheet): GridStep {
  const { key } = pressed;
  if (key === 'Escape') return taken({ ...grid, draft: null });
  if (key === 'Enter') return ended(grid, pressed.shiftKey ? [-1, 0] : [1, 0], sheet);
  if (key === 'Tab') return ended(grid, [0, pressed.shiftKey ? -1 : 1], sheet);
  const arrow = ARROWS[key];
  return arrow !== undefined && grid.draft?.typed ? ended(grid, arrow, sheet) : left(grid);
}

/** The text of the active field has changed. A choice is made as soon as it is chosen. */
export function typedText(grid: Grid, text: string, sheet: Sheet): GridStep {
  if (grid.cell === null || !sheet.writable) return left(grid);
  if (sheet.kindOf(grid.cell.column) === 'choice') return taken({ ...grid, draft: null }, { cell: grid.cell, text });
  return taken({ ...grid, leaving: false, draft: { text, typed: grid.draft?.typed ?? true } });
}

/** Turns a flag over. */
export function toggled(grid: Grid, sheet: Sheet): GridStep {
  if (grid.cell === null || !sheet.writable) return left(grid);
  return taken(grid, { cell: grid.cell, text: sheet.textOf(grid.cell) === '' ? 'yes' : '' });
}

/** Goes to a cell, as a click does; what was being typed is kept. `edit`: opens it, as a double click does. */
export function chooseCell(grid: Grid, cell: Cell | null, sheet: Sheet, edit = false): GridStep {
  const same = grid.cell?.playerId === cell?.playerId && grid.cell?.column === cell?.column;
  if (same && grid.draft !== null) return left(grid);
  const opens = edit && cell !== null && sheet.writable && ['text', 'number'].includes(sheet.kindOf(cell.column));
  const draft = opens ? { text: sheet.textOf(cell), typed: false } : null;
  return taken({ cell, draft, leaving: false }, commitOf(grid, sheet));
}

/** The focus has left the grid: what was being typed is kept. */
export const leftGrid = (grid: Grid, sheet: Sheet): GridStep => taken({ ...grid, draft: null, leaving: false }, commitOf(grid, sheet));

function commitOf({ cell, draft }: Grid, sheet: Sheet): Commit | null {
  return cell === null || draft === null || draft.text === sheet.textOf(cell) ? null : { cell, text: draft.text };
}

function ended(grid: Grid, by: readonly [number, number], sheet: Sheet): GridStep {
  return taken(moved({ ...grid, draft: null }, by, sheet), commitOf(grid, sheet));
}

function moved(grid: Grid, [rows, columns]: readonly [number, number], sheet: Sheet): Grid {
  if (grid.cell === null) return grid;
  const row = within(sheet.rows.indexOf(grid.cell.playerId) + rows, sheet.rows.length);
  const column = within(sheet.columns.indexOf(grid.cell.column) + columns, sheet.columns.length);
  const playerId = sheet.rows[row] ?? grid.cell.playerId;
  return { cell: { playerId, column: sheet.columns[column] ?? grid.cell.column }, draft: null, leaving: false };
}

const within = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));

function jump({ cell }: Grid, key: string, control: boolean, { rows, columns }: Sheet): readonly [number, number] {
  const far = rows.length + columns.length;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return control ? [arrow[0] * far, arrow[1] * far] : arrow;
  const sideways = columns.indexOf(cell?.column ?? 'name');
  if (key === 'Home') return [control ? -far : 0, -sideways];
  if (key === 'End') return [control ? far : 0, far];
  return [key === 'PageUp' ? -PAGE : PAGE, 0];
}

/** Tab goes cell by cell and on to the next row; at the ends, and after Escape, it leaves. */
function tabbed(grid: Grid, back: boolean, sheet: Sheet): GridStep {
  if (grid.leaving || grid.cell === null) return left({ ...grid, leaving: false });
  const { rows, columns } = sheet;
  const at = rows.indexOf(grid.cell.playerId) * columns.length + columns.indexOf(grid.cell.column) + (back ? -1 : 1);
  const playerId = rows[Math.floor(at / columns.length)];
  const column = columns[at % columns.length];
  if (at < 0 || playerId === undefined || column === undefined) return left(grid);
  return taken({ cell: { playerId, column }, draft: null, leaving: false });
}

/** A pasted block, cell by cell from the active one; one value alone is pasted by the field itself. */
export function pastedCells({ cell }: Grid, pasted: string, sheet: Sheet): readonly Commit[] {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (cell === null || !sheet.writable || (lines.length === 1 && !lines[0]?.includes('\t'))) return [];
  const row = sheet.rows.indexOf(cell.playerId);
  const fields: readonly Column[] = sheet.columns.filter((column) => column !== 'menu');
  const first = fields.indexOf(cell.column);
  if (first < 0) return [];
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((text, along) => {
      const playerId = sheet.rows[row + down];
      const column = fields[first + along];
      const fits = playerId !== undefined && column !== undefined && sheet.kindOf(column) !== 'computed';
      return fits ? [{ cell: { playerId, column }, text: text.trim() }] : [];
    }),
  );
}
