import type { DateOrder } from '@fairway/api';

/** A range of cells shown as one, both ends included, counted from 0. The first cell has its value. */
export type Merge = { top: number; left: number; bottom: number; right: number };

/** The rows and columns that a person has hidden or filtered out, counted from 0. */
export type Hidden = { rows: ReadonlySet<number>; columns: ReadonlySet<number> };
export const NOTHING_HIDDEN: Hidden = { rows: new Set(), columns: new Set() };

/** A sheet as text: `rows[0]` is row 1; an empty cell is ''. If it is too long, only the beginning. */
export type Sheet = {
  name: string | null;
  rows: string[][];
  merges: readonly Merge[];
  hidden: Hidden;
  /** Cells that are crossed out, as `row:column` counted from 0. */
  struck: ReadonlySet<string>;
  /** What cells hold that show a rounded number, by the same places. */
  rounded: ReadonlyMap<string, string>;
  /** Cells that hold a day, by the same places, and which of day and month they show first. Their text has the day first. */
  dates: ReadonlyMap<string, DateOrder>;
  isTooLong: boolean;
};

/** Cells alone, as a text file has them. */
export const plainSheet = (rows: string[][], isTooLong = false, name: string | null = null): Sheet => ({
  name,
  rows,
  merges: [],
  hidden: NOTHING_HIDDEN,
  struck: new Set(),
  rounded: new Map(),
  dates: new Map(),
  isTooLong,
});

/** Players of a list. */
export const MAX_ROWS = 2000;
/** Rows that are not empty: those of a year of a busy account, its titles and sums. */
export const MOST_ROWS = 10_500;
/** The cells of 3,000 rows of 50 columns, or of 10,000 of 15, in all sheets together. */
export const MOST_CELLS = 150_000;
/** ZZ: no list reaches further right. */
export const MAX_COLUMNS = 702;

/** The merged cell that covers a cell. */
export type MergeAt = (at: number, column: number) => Merge | undefined;

/** The rows of merged cells, counted for each of them: far more than flights, times and titles have. */
const MOST_MERGED_ROWS = 100_000;

/** Looks only at the merged cells of a row. Where there are too many, the last ones count as ordinary cells. */
export function mergeFinder({ rows, merges }: Sheet): MergeAt {
  const byRow: Merge[][] = [];
  let merged = 0;
  for (const merge of merges) {
    for (let at = merge.top; at <= Math.min(merge.bottom, rows.length - 1) && merged < MOST_MERGED_ROWS; at += 1, merged += 1) {
      const ofRow = byRow[at] ?? [];
      ofRow.push(merge);
      byRow[at] = ofRow;
    }
  }
  return (at, column) => byRow[at]?.find(({ left, right }) => left <= column && column <= right);
}
