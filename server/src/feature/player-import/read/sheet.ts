/** A range of cells shown as one, both ends included, counted from 0. The first cell has its value. */
export type Merge = { top: number; left: number; bottom: number; right: number };

/** The rows and columns that a person has hidden or filtered out, counted from 0. */
export type Hidden = { rows: ReadonlySet<number>; columns: ReadonlySet<number> };
export const NOTHING_HIDDEN: Hidden = { rows: new Set(), columns: new Set() };

/** A sheet as text: `rows[0]` is row 1; an empty cell is ''. If it is too long, only the beginning. */
export type Sheet = { name: string | null; rows: string[][]; merges: readonly Merge[]; hidden: Hidden; isTooLong: boolean };

/** Players of a list. */
export const MAX_ROWS = 2000;
/** ZZ: no list reaches further right. */
export const MAX_COLUMNS = 702;

/** The merged cell that covers a cell. */
export const mergeAt = (merges: readonly Merge[], at: number, column: number): Merge | undefined =>
  merges.find(({ top, bottom, left, right }) => top <= at && at <= bottom && left <= column && column <= right);
