import { cleanText } from '../cell-text.ts';
import { ListRefused } from '../refused.ts';
import { MAX_COLUMNS, type Merge, MOST_CELLS, type Sheet } from '../sheet.ts';

/** Between a list and its last row there may be empty rows, but not tens of thousands. */
const FARTHEST_ROW = 20_000;
const MOST_MERGES = 2000;

/** One cell of a table as its markup says it. */
export type MarkedCell = { text: string; wide?: number; high?: number; isStruck?: boolean };

/** Writes the cells of a table where they stand; refuses more than a list may have. */
export function cellWriter(name: string | null) {
  const rows: string[][] = [];
  const merges: Merge[] = [];
  const struck = new Set<string>();
  const hidden = { rows: new Set<number>(), columns: new Set<number>() };
  let cells = 0;
  return {
    hidden,
    /** The first column of a row that no cell from above covers. */
    freeColumn: (at: number, from: number): number => {
      let column = from;
      const covers = ({ top, bottom, left, right }: Merge) => top < at && at <= bottom && left <= column && column <= right;
      for (let merge = merges.find(covers); merge !== undefined; merge = merges.find(covers)) column = merge.right + 1;
      return column;
    },
    write(at: number, column: number, { text, wide = 1, high = 1, isStruck = false }: MarkedCell): void {
      const kept = cleanText(text);
      if ((wide > 1 || high > 1) && merges.length < MOST_MERGES)
        merges.push({ top: at, left: column, bottom: at + high - 1, right: column + wide - 1 });
      if (kept === '') return;
      cells += 1;
      if (cells > MOST_CELLS || column >= MAX_COLUMNS || at > FARTHEST_ROW) throw new ListRefused('import-too-much');
      while (rows.length <= at) rows.push([]);
      const row = rows[at] ?? [];
      while (row.length < column) row.push('');
      row[column] = kept;
      if (isStruck) struck.add(`${at}:${column}`);
    },
    sheet: (): Sheet => ({ name, rows, merges, hidden, struck, rounded: new Map(), isTooLong: false }),
  };
}
export type CellWriter = ReturnType<typeof cellWriter>;
