import { fold } from '../../player-import/read/fold.ts';
import type { Sheet } from '../../player-import/read/sheet.ts';
import { cellDay } from './day.ts';
import { headingMeanings, type StatementField } from './heading.ts';

/** A column, which is as wide as its heading is merged; the last one is included. `line` of `lines`: two columns in one, one below the other. */
export type Column = { from: number; to: number; heading: string; line: number; lines: number };
export type Columns = ReadonlyMap<StatementField, Column>;
/** The rows in which the headings of a table stand, the last one included. */
export type Headings = { from: number; to: number; columns: Columns };

/** Banks put a page of words before their table. */
const LAST_HEADING_ROW = 80;

/** The first row with the headings of a day and of money, or two where “Số tiền” stands above “Nợ” and “Có”; null: there is none. */
export function findHeadings(sheet: Sheet): Headings | null {
  const last = Math.min(LAST_HEADING_ROW, sheet.rows.length);
  for (let at = 0; at < last; at += 1) {
    const [alone, both] = [columnsOf(sheet, at, at), columnsOf(sheet, at, at + 1)];
    const below = sheet.rows[at + 1]?.[alone.get('day')?.from ?? 0] ?? '';
    const isLine = cellDay(below) !== null || isTable(columnsOf(sheet, at + 1, at + 1));
    const isSplit = isTable(both) && !isLine && (!isTable(alone) || (hasSides(both) && !hasSides(alone)));
    if (isSplit) return { from: at, to: at + 1, columns: both };
    if (isTable(alone)) return { from: at, to: at, columns: alone };
  }
  return null;
}

const hasSides = (columns: Columns): boolean => columns.has('in') || columns.has('out');
const isTable = (columns: Columns): boolean => columns.has('day') && (hasSides(columns) || columns.has('amount'));

/** Of two columns with one meaning, as the days of a transfer and of its booking, the one whose word stands first in the list. */
function columnsOf({ rows, merges }: Sheet, from: number, to: number): Columns {
  const found = new Map<StatementField, Column & { rank: number }>();
  const width = Math.max(0, ...[from, to].map((at) => rows[at]?.length ?? 0));
  for (let column = 0; column < width; column += 1) {
    const own = [to, from].map((at) => ({ at, heading: rows[at]?.[column] ?? '' }));
    const cell = own.find(({ heading }) => headingMeanings(heading).length > 0);
    if (cell === undefined) continue;
    const right = merges.find(({ top, bottom, left }) => top <= cell.at && cell.at <= bottom && left === column)?.right ?? column;
    for (const [line, { field, rank }] of headingMeanings(cell.heading).entries()) {
      const before = found.get(field);
      if (before !== undefined && before.rank <= rank) continue;
      const lines = headingMeanings(cell.heading).length;
      found.set(field, { from: column, to: right, heading: cell.heading, line, lines, rank });
    }
  }
  const side = found.get('side');
  const isSigned = side && SIGNED_SIDE.test(fold(side.heading)) && !hasSides(found) && !found.has('amount');
  if (!isSigned) return found;
  found.delete('side');
  return found.set('amount', side);
}

/** Over a column of its own, beside no amounts, it is the amounts with their signs. */
const SIGNED_SIDE = /^(?:(?:ghi )?no co|debit credit|credit debit|dr cr)\b/;

/** What stands in a row below a heading. The last of two columns in one has the lines that are left. */
export function cellIn(cells: readonly string[], columns: Columns, field: StatementField): string {
  const column = columns.get(field);
  if (column === undefined) return '';
  const text = cells.slice(column.from, column.to + 1).find((own) => own !== '') ?? '';
  if (column.lines === 1) return text;
  const lines = text.split('\n');
  return column.line === column.lines - 1 ? lines.slice(column.line).join('\n') : (lines[column.line] ?? '');
}

/** Whether a row says the headings again, as each page of a print does. */
export function isHeadingAgain(sheet: Sheet, cells: readonly string[], { from, to }: Headings): boolean {
  const same = (row: readonly string[]) => row.every((text, column) => fold(text) === fold(cells[column] ?? ''));
  return [from, to].some((at) => same(sheet.rows[at] ?? []) && (sheet.rows[at]?.length ?? 0) > 0);
}
