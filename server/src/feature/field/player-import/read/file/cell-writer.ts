import type { DateOrder } from '@fairway/api';
import { ListRefused, type RefusalCode } from '../refused.ts';
import { MAX_COLUMNS, type Merge, MOST_CELLS, MOST_ROWS, type Sheet } from '../sheet.ts';
import { cleanText } from './cell-text.ts';
import type { Shown } from './shown.ts';

/** Between a list and its last row there may be empty rows, but not tens of thousands. */
const FARTHEST_ROW = 20_000;
const MOST_MERGES = 2000;
/** Of a longer sheet only the beginning is kept, enough to find its headings: it may be a table from which the list looks things up. */
const BEGINNING_ROWS = 60;
/** Every gap up to the last cell of a row is filled. */
const MOST_FILLED = 1_500_000;

/** One cell of a table as its markup says it. */
export type MarkedCell = Shown & { wide?: number; high?: number; isStruck?: boolean };

/** Writes the cells of a table where they stand; refuses more than a list may have. `cells` counts those of other sheets. */
export function cellWriter(
  name: string | null,
  { cells = 0, refusal = 'import-too-much' }: { cells?: number; refusal?: RefusalCode } = {},
) {
  let rows: string[][] = [];
  const merges: Merge[] = [];
  const struck = new Set<string>();
  const rounded = new Map<string, string>();
  const dates = new Map<string, DateOrder>();
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  let [filledRows, filled, beginning] = [0, 0, 0];
  let isTooLong = false;
  const put = (at: number, column: number, text: string): void => {
    while (rows.length <= at) rows.push([]);
    const row = rows[at] ?? [];
    if (row.length === 0) {
      filledRows += 1;
      if (filledRows === BEGINNING_ROWS) beginning = at + 1;
    }
    filled += Math.max(0, column - row.length);
    if (filled > MOST_FILLED) throw new ListRefused(refusal);
    while (row.length < column) row.push('');
    row[column] = text;
  };
  return {
    hidden,
    widest: MAX_COLUMNS,
    cells: () => cells,
    merge: (place: Merge): void => {
      if (merges.length < MOST_MERGES) merges.push(place);
    },
    /** The first column of a row that no cell from above covers. */
    freeColumn: (at: number, from: number): number => {
      let column = from;
      const covers = ({ top, bottom, left, right }: Merge) => top < at && at <= bottom && left <= column && column <= right;
      for (let merge = merges.find(covers); merge !== undefined; merge = merges.find(covers)) column = merge.right + 1;
      return column;
    },
    write(at: number, column: number, { text, wide = 1, high = 1, isStruck = false, held, order }: MarkedCell): void {
      const kept = cleanText(text);
      if ((wide > 1 || high > 1) && merges.length < MOST_MERGES)
        merges.push({ top: at, left: column, bottom: at + high - 1, right: column + wide - 1 });
      if (kept === '' || isTooLong) return;
      cells += 1;
      if (cells > MOST_CELLS || column >= MAX_COLUMNS || at > FARTHEST_ROW) throw new ListRefused(refusal);
      put(at, column, kept);
      if (filledRows > MOST_ROWS) {
        isTooLong = true;
        cells -= rows.slice(beginning).reduce((count, own) => count + own.filter((of) => of !== '').length, 0);
        rows = rows.slice(0, beginning);
        return;
      }
      if (isStruck) struck.add(`${at}:${column}`);
      if (held !== undefined) rounded.set(`${at}:${column}`, held);
      if (order !== undefined) dates.set(`${at}:${column}`, order);
    },
    sheet: (): Sheet => ({ name, rows, merges: isTooLong ? [] : merges, hidden, struck, rounded, dates, isTooLong }),
  };
}
export type CellWriter = ReturnType<typeof cellWriter>;
