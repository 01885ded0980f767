import type { ImportField, ListReading } from '@fairway/api';
import { LONGEST_CELL } from './cell-text.ts';
import { type Column, columnsOf } from './column.ts';
import { type ListItem, type ListRow, spreadFlights } from './flight-block.ts';
import { isFlightTitle } from './flight-text.ts';
import { fold } from './fold.ts';
import { headingRow, isNameHeading } from './heading.ts';
import { headingsFrom, tidy } from './heading-pair.ts';
import { isHeadingAgain, isNobody, type Reason, titleOf, totalOf } from './left-out.ts';
import { type MergeAt, mergeFinder, NOTHING_HIDDEN, type Sheet } from './sheet.ts';
import { startText } from './start-column.ts';

/** A row of the sheet without a player, and why. */
export type LeftOut = { row: number; reason: Reason };
/** How many hidden rows have a player, the headings of hidden columns, and whether both are read. */
export type HiddenPart = { rows: number; columns: string[]; isRead: boolean };
/** What a sheet says about players, still as text; row numbers are those of the sheet. */
export type PlayerList = {
  sheetName: string | null;
  columns: Column[];
  rows: ListRow[];
  leftOut: LeftOut[];
  hidden: HiddenPart;
  /** The letters of the columns that nothing was made of although players have something in them. */
  unread: ReadonlySet<string>;
};

/** What a person decided about how the list is read. */
type Decided = Pick<ListReading, 'columns' | 'withHidden'>;
type Layout = {
  sheet: Sheet;
  mergeAt: MergeAt;
  headingAt: number;
  firstAt: number;
  headings: string[];
  columns: Column[];
  printed: string[][];
};

/** The fields that a merged cell may give to several players at once. */
const SHARED: readonly (ImportField | null)[] = [
  'flight',
  'teeTime',
  'startingHole',
  'division',
  'gender',
  'tee',
  'member',
  'initials',
  'note',
];

/** The sheet of that name, else the one with the most headings, including a name; undefined if no sheet lists players. */
export function findSheet(sheets: readonly Sheet[], name: string | null): Sheet | undefined {
  const named = sheets.filter((sheet) => name !== null && sheet.name === name);
  return withMostHeadings(named.length > 0 ? named : sheets);
}

/** The first of several. */
export function withMostHeadings(sheets: readonly Sheet[]): Sheet | undefined {
  const counts = sheets.map(({ rows }) => headingRow(rows).count);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : sheets[counts.indexOf(most)];
}

export function readList(sheet: Sheet, divisionNames: readonly string[], decided: Decided): PlayerList {
  const layout = layoutOf(sheet, divisionNames, decided);
  const leftOut = rowsAbove(layout);
  const items: ListItem[] = [];
  const end = sheet.rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1;
  for (let at = layout.firstAt; at < end; at += 1) {
    const found = itemAt(layout, at);
    items.push(found.item);
    if (found.reason) leftOut.push({ row: at + 1, reason: found.reason });
  }
  return { sheetName: sheet.name, columns: layout.columns, ...withoutHidden(layout, spreadFlights(items), leftOut, decided) };
}

/** Hidden rows take part in finding the flights; then they are left out, unless nothing else is there or the person wants them. */
function withoutHidden(
  { sheet, mergeAt, columns, headings }: Layout,
  all: readonly ListRow[],
  others: readonly LeftOut[],
  { withHidden }: Decided,
) {
  const isHidden = ({ row }: ListRow) => sheet.hidden.rows.has(row - 1);
  const hiddenRows = all.filter(isHidden);
  const isRead = withHidden || hiddenRows.length === all.length;
  const rows = isRead ? [...all] : all.filter((row) => !isHidden(row));
  const left = isRead
    ? []
    : hiddenRows.map(({ row, cells }): LeftOut => {
        return { row, reason: { key: 'import-left-out-hidden', params: { text: brief(cells.name ?? '') } } };
      });
  const has = (column: number) => rows.some(({ row }) => sharedText(sheet, mergeAt, row - 1, column) !== '');
  const unread = columns.filter(({ isOpen }, index) => isOpen && has(index)).map(({ letters }) => letters);
  return {
    rows,
    leftOut: [...others, ...left].sort((one, other) => one.row - other.row),
    hidden: { rows: hiddenRows.length, columns: headings.filter((text, index) => text !== '' && sheet.hidden.columns.has(index)), isRead },
    unread: new Set(unread),
  };
}

function layoutOf(sheet: Sheet, divisionNames: readonly string[], { columns: choice, withHidden }: Decided): Layout {
  const { at: headingAt } = headingRow(sheet.rows);
  const { texts: headings, lastAt } = headingsFrom(sheet.rows, headingAt);
  const firstAt = lastAt + 1;
  const mergeAt = mergeFinder(sheet);
  const values = (column: number) => sheet.rows.map((_, at) => sharedText(sheet, mergeAt, at, column)).slice(firstAt);
  // without a visible name there is no list: then hidden columns count too
  const hasName = headings.some((heading, index) => isNameHeading(heading) && !sheet.hidden.columns.has(index));
  const hidden = withHidden || !hasName ? NOTHING_HIDDEN.columns : sheet.hidden.columns;
  const columns = columnsOf({ headings, values, divisionNames, choice, hidden });
  const printed = [headings, ...sheet.rows.slice(headingAt, firstAt).map(tidy)].map((row) => row.map(fold));
  return { sheet, mergeAt, headingAt, firstAt, headings, columns: withWideName(columns, mergeAt, headingAt), printed };
}

/** A heading over two columns, family names and given names: both are the name. */
function withWideName(columns: Column[], mergeAt: MergeAt, headingAt: number): Column[] {
  const main = columns.findIndex(({ field, half }) => field === 'name' && half === null);
  const right = mergeAt(headingAt, main)?.right ?? main;
  return columns.map((column, index) => (index > main && index <= right ? { ...column, field: 'name', half: 'given' } : column));
}

/** A row as a player, or as something between players. */
function itemAt(layout: Layout, at: number): { item: ListItem; reason?: Reason } {
  const { sheet, mergeAt, columns, printed } = layout;
  const cells = sheet.rows[at] ?? [];
  if (cells.every((cell) => cell === '')) return { item: { begins: '' }, reason: { key: 'import-left-out-blank' } };
  if (isPrintedAgain(printed, cells)) return { item: { begins: '' }, reason: { key: 'import-left-out-heading' } };
  const total = totalOf(cells, columns);
  if (total !== null) return { item: { begins: '' }, reason: { key: 'import-left-out-total', params: { text: brief(total) } } };
  const title = titleOf(cells, (column) => mergeAt(at, column), columns);
  if (title !== null) {
    const reason = { key: 'import-left-out-title', params: { text: brief(title) } } as const;
    return { item: { begins: isFlightTitle(title) ? title : '' }, reason };
  }
  const found = fieldsAt(layout, at);
  if (isNobody(found)) return { item: found.flight ? { begins: found.flight } : null, reason: { key: 'import-left-out-nobody' } };
  const flight = columns.findIndex(({ field }) => field === 'flight');
  return { item: { row: at + 1, cells: found, isMerged: mergeAt(at, flight) !== undefined } };
}

/** Headings at the top of a further page: each of their rows, and both rows combined. */
function isPrintedAgain(printed: readonly (readonly string[])[], cells: readonly string[]): boolean {
  return printed.some((row) => isHeadingAgain(cells, row));
}

function fieldsAt({ sheet, mergeAt, columns }: Layout, at: number): ListRow['cells'] {
  const cells: ListRow['cells'] = {};
  for (const [index, { field, isKeptAsNote, heading }] of columns.entries()) {
    if (field === null) continue;
    const text = SHARED.includes(field) ? sharedText(sheet, mergeAt, at, index) : (sheet.rows[at]?.[index] ?? '');
    const told = isKeptAsNote && text !== '' && heading !== '' ? `${heading}: ${text}` : text;
    if (field === 'startingHole') {
      cells[field] = startText(cells[field] ?? '', told);
      continue;
    }
    const parts = [cells[field] ?? '', told].filter((part) => part !== '');
    cells[field] = parts.join(field === 'note' ? '; ' : ' ').slice(0, LONGEST_CELL);
  }
  return cells;
}

/** The text of a cell, or of the merged cell that covers it. */
function sharedText({ rows }: Sheet, mergeAt: MergeAt, at: number, column: number): string {
  const own = rows[at]?.[column] ?? '';
  if (own !== '') return own;
  const merge = mergeAt(at, column);
  return merge?.left === column ? (rows[merge.top]?.[column] ?? '') : '';
}

function rowsAbove({ sheet, headingAt }: Layout): LeftOut[] {
  return sheet.rows.slice(0, Math.max(headingAt, 0)).flatMap((cells, at) => {
    const text = cells.find((cell) => cell !== '');
    return text === undefined ? [] : [{ row: at + 1, reason: { key: 'import-left-out-above', params: { text: brief(text) } } }];
  });
}

const brief = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
