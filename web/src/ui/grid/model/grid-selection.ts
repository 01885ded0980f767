/** A cell by its place, both from 0. */
export type GridCell = { readonly row: number; readonly column: number };
/** `active`: where keys write. `end`: the opposite corner of the range; the same cell when only one is selected. */
export type GridSelection = { readonly active: GridCell; readonly end: GridCell };
export type GridRange = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };
type GridSize = { readonly rows: number; readonly columns: number };

export type GridMove =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'column-start'
  | 'column-end'
  | 'start'
  | 'end';

export const PAGE = 15;
const FAR = Number.MAX_SAFE_INTEGER;
const STEPS: Readonly<Record<GridMove, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  'page-up': [-PAGE, 0],
  'page-down': [PAGE, 0],
  'row-start': [0, -FAR],
  'row-end': [0, FAR],
  'column-start': [-FAR, 0],
  'column-end': [FAR, 0],
  start: [-FAR, -FAR],
  end: [FAR, FAR],
};

const within = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));

export function movedCell({ row, column }: GridCell, move: GridMove, { rows, columns }: GridSize): GridCell {
  const [down, along] = STEPS[move];
  return { row: within(row + down, rows), column: within(column + along, columns) };
}

/** The next cell in reading order; null: there is none. */
export function tabbedCell({ row, column }: GridCell, back: boolean, { rows, columns }: GridSize): GridCell | null {
  const at = row * columns + column + (back ? -1 : 1);
  return at < 0 || at >= rows * columns ? null : { row: Math.floor(at / columns), column: at % columns };
}

export const only = (cell: GridCell): GridSelection => ({ active: cell, end: cell });

export const rangeOf = ({ active, end }: GridSelection): GridRange => ({
  top: Math.min(active.row, end.row),
  left: Math.min(active.column, end.column),
  bottom: Math.max(active.row, end.row),
  right: Math.max(active.column, end.column),
});

/** Every number of a range, both ends included. */
export const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

type Order = { readonly rowIds: readonly string[]; readonly columnIds: readonly string[] };

/** Where a cell is after rows or columns have come, gone or changed places; the neighbour takes the place of one that has gone. */
export function reseatedCell({ row, column }: GridCell, before: Order, now: Order): GridCell {
  const [rowAt, columnAt] = [now.rowIds.indexOf(before.rowIds[row] ?? ''), now.columnIds.indexOf(before.columnIds[column] ?? '')];
  return {
    row: rowAt < 0 ? within(row, now.rowIds.length) : rowAt,
    column: columnAt < 0 ? within(column, now.columnIds.length) : columnAt,
  };
}
