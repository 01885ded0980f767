import { ListRefused } from './refused.ts';
import { type Hidden, MAX_COLUMNS, MAX_ROWS, type Merge, NOTHING_HIDDEN } from './sheet.ts';
import { type Showing, type ShownCells, shownCells } from './shown/shown-cell.ts';
import { withoutRemarks } from './xml.ts';

/**
 * What read-excel-file leaves out of a worksheet's XML: merged cells, what is hidden, and cells in error, which it reads as empty. It also
 * fills every gap up to the farthest cell, so a single cell at XFD1048576 is refused here. If a sheet has far more rows than
 * a list may have, only the beginning is read: it may be a table from which the list looks things up.
 */
export type SheetPart = Extent & ShownCells & { merges: Merge[]; hidden: Hidden; isTooLong: boolean };
/** How many rows and cells are not empty, how many the reader makes of them, and whether one of those cells is where no list reaches. */
type Extent = { rows: number; cells: number; filled: number; isFar: boolean };

/** Rows that are not empty: those of the longest list, its titles and remarks. */
const MOST_ROWS = MAX_ROWS + 1000;
/** Enough to find its headings. */
const BEGINNING_ROWS = 60;
/** Between a heading and its list there may be empty rows, but not tens of thousands. */
const FARTHEST_ROW = 20_000;
const MOST_MERGES = 2000;

const CELL = /<(?:\w+:)?c\b([^<>]*?)(\/?)>/g;
const MERGE = /<(?:\w+:)?mergeCell\b[^<>]*?\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
const ROW = /<(?:\w+:)?row\b[^<>]*>/g;
const ROW_NUMBER = /\sr="(\d+)"/;
const COLUMN = /<(?:\w+:)?col\b[^<>]*>/g;
const HIDDEN = /\shidden="(?:1|true)"/;
const ERROR_TYPE = 't="e"';
const EMPTY = /<(?:\w+:)?(?:c|row)\b[^<>]*\/>/g;
const SHEET_DATA_END = /<\/(\w+:)?sheetData>/;
const ROW_END = /<\/(\w+:)?row>/g;

export function sheetPart(source: string, showing: Showing): SheetPart {
  const xml = withoutRemarks(source);
  // no spreadsheet program writes document types, marked sections or instructions into a sheet
  if (xml.includes('<!') || xml.indexOf('<?', 5) >= 0) throw new ListRefused('import-not-a-workbook');
  const whole = extentOf(xml);
  const isTooLong = whole.rows > MOST_ROWS;
  const read = isTooLong ? beginningOf(xml) : xml;
  const extent = isTooLong ? extentOf(read) : whole;
  if (extent.isFar) throw new ListRefused('import-bomb');
  const more = isTooLong ? { merges: [], hidden: NOTHING_HIDDEN } : { merges: mergesOf(xml), hidden: hiddenOf(xml) };
  return { ...extent, ...more, isTooLong, ...shownCells(readable(read), showing, columnIndex) };
}

function beginningOf(xml: string): string {
  let at = 0;
  for (const end of xml.matchAll(ROW_END)) {
    at += 1;
    const [tag, prefix = ''] = end;
    if (at === BEGINNING_ROWS) return `${xml.slice(0, end.index + tag.length)}</${prefix}sheetData></${prefix}worksheet>`;
  }
  throw new ListRefused('import-not-a-workbook');
}

/**
 * Only the cells, and of those not the ones that are only formatted: a sheet may have a million of them. Cells in error become cells with
 * a text (`#N/A`), so that the person sees which one to fix.
 */
function readable(xml: string): string {
  const end = SHEET_DATA_END.exec(xml);
  const cells = end === null ? xml : `${xml.slice(0, end.index + end[0].length)}</${end[1] ?? ''}worksheet>`;
  const filled = cells.replace(EMPTY, '');
  if (!filled.includes(ERROR_TYPE)) return filled;
  return filled.replace(CELL, (tag) => tag.replace(ERROR_TYPE, 't="str"'));
}

function mergesOf(xml: string): Merge[] {
  const merges: Merge[] = [];
  for (const [, left = '', top, right = '', bottom] of xml.matchAll(MERGE)) {
    if (merges.length === MOST_MERGES) break;
    merges.push({ top: Number(top) - 1, left: columnIndex(left), bottom: Number(bottom) - 1, right: columnIndex(right) });
  }
  return merges;
}

/** Excel marks rows that a filter leaves out as it marks those that a person has hidden. */
function hiddenOf(xml: string): Hidden {
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const [row] of xml.matchAll(ROW)) if (HIDDEN.test(row)) rows.add(rowNumber(row) - 1);
  for (const [column] of xml.matchAll(COLUMN)) {
    const [from, to] = ['min', 'max'].map((name) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(column)?.[1]));
    if (!HIDDEN.test(column) || !from || !to) continue;
    for (let number = from; number <= Math.min(to, MAX_COLUMNS); number += 1) columns.add(number - 1);
  }
  return { rows, columns };
}

const rowNumber = (tag: string): number => Number(ROW_NUMBER.exec(tag)?.[1]);

function extentOf(xml: string): Extent {
  for (const [row] of xml.matchAll(ROW)) if (rowNumber(row) > 1_048_576) throw new ListRefused('import-not-a-workbook');
  const rows = new Set<number>();
  let cells = 0;
  let lastRow = 0;
  let lastColumn = 0;
  for (const cell of xml.matchAll(CELL)) {
    const [tag, attributes = '', closed] = cell;
    if (closed === '/' || xml.startsWith('</', cell.index + tag.length)) continue;
    const [, column = '', row] = /\br="([A-Z]{1,3})(\d{1,7})"/.exec(attributes) ?? [];
    rows.add(Number(row));
    cells += 1;
    lastRow = Math.max(lastRow, Number(row) || 0);
    lastColumn = Math.max(lastColumn, columnIndex(column) + 1);
  }
  const isFar = lastRow > FARTHEST_ROW || lastColumn > MAX_COLUMNS;
  return { rows: rows.size, cells, filled: lastRow * lastColumn, isFar };
}

/** A → 0, Z → 25, AA → 26. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
