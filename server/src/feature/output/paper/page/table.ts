import { type Box, LINE, type Style } from './pen.ts';
import { bodyOf, type Page, type Sheet } from './sheet.ts';
import type { Tag } from './surface.ts';

export type Column = {
  title: string;
  /** Its part of the width. */
  part: number;
  align?: Style['align'];
  face?: Style['face'];
  /** Its cells say whose line it is. */
  isName?: boolean;
};
/** `heading`: a line of its own across the columns. */
export type TableRow = { cells: readonly string[] } | { heading: string; aside?: string };
/** What stands below the last row of a list, and how high it is. */
export type Below = { height: number; draw: (box: Box) => void };
export type Block = { title: string; detail: string; columns: readonly Column[]; rows: readonly TableRow[] };

type Look = { height: number; size: number };
const HEADS = 20;

/** Of the letters' size: down to this a cell is drawn smaller, then its row grows. */
const READABLE = { a4: 0.8, a5: 0.66 };
const ABOVE_AND_BELOW = 4;
const EACH_SIDE = 3;

/**
 * A list over as many pages as it needs, with its heads on every page; a heading stays with the rows below it, and the last row with what
 * stands below the list.
 */
export function tablePages(
  sheet: Sheet,
  { title, detail, columns, rows }: Block,
  { look = { height: 18, size: 9 }, below }: { look?: Look; below?: Below } = {},
): Page[] {
  const body = bodyOf(sheet.size, { frame: 'head' });
  const heightOf = (row: TableRow): number => rowHeight(sheet, columns, row, body.width, look);
  const room = body.height - HEADS;
  const parts = rowPages(rows, heightOf, room);
  const last = parts.pop() ?? [];
  const isOnePage = rowPages(last, heightOf, room - (below?.height ?? 0)).length === 1;
  parts.push(...(isOnePage ? [last] : [last.slice(0, -1), last.slice(-1)]));
  const table = tableOf(rows);
  return parts.map((part, nth) => ({
    title,
    detail,
    draw: (box) => {
      const y = drawTable(sheet, columns, part, box, look, table);
      if (nth === parts.length - 1) below?.draw({ ...box, y });
    },
  }));
}

/** How high a row is: as the list has it, and higher where a cell needs more lines. */
export function rowHeight(sheet: Sheet, columns: readonly Column[], row: TableRow, width: number, { height, size }: Look): number {
  if ('heading' in row) return height;
  const { pen } = sheet;
  const smaller = size * READABLE[sheet.size];
  const lines = placesOf(columns, { x: 0, width }).map(
    (column, at) => pen.lines(row.cells[at] ?? '', column.width, { ...column, size: smaller }).length,
  );
  return Math.max(height, Math.max(...lines) * pen.leading(smaller) + ABOVE_AND_BELOW);
}

/** Where each column stands in a table of this width. */
function placesOf(columns: readonly Column[], { x, width }: Pick<Box, 'x' | 'width'>): (Column & Pick<Box, 'x' | 'width'>)[] {
  const whole = columns.reduce((sum, { part }) => sum + part, 0);
  let left = x;
  return columns.map((column) => {
    const own = (width * column.part) / whole;
    left += own;
    return { ...column, x: left - own + EACH_SIDE, width: own - 2 * EACH_SIDE };
  });
}

/**
 * Rows on pages with this much room; a heading is with the rows up to the next one, if half a page can have them. A longer group begins where the one
 * before it ends: its heading has the first two of its rows below it.
 */
export function rowPages<Row extends object>(rows: readonly Row[], heightOf: (row: Row) => number, room: number): Row[][] {
  const pages: Row[][] = [];
  let page: Row[] = [];
  let used = 0;
  for (const [at, row] of rows.entries()) {
    const needs = 'heading' in row ? heightTogether(groupAt(rows, at), heightOf, room) : heightOf(row);
    if (page.length > 0 && used + needs > room) {
      pages.push(page);
      [page, used] = [[], 0];
    }
    page.push(row);
    used += heightOf(row);
  }
  return [...pages, page];
}

function heightTogether<Row extends object>(group: readonly Row[], heightOf: (row: Row) => number, room: number): number {
  const of = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + heightOf(row), 0);
  return of(group) <= room / 2 ? of(group) : of(group.slice(0, 3));
}

/** A heading and the rows up to the next one. */
function groupAt<Row extends object>(rows: readonly Row[], at: number): Row[] {
  const next = rows.findIndex((row, nth) => nth > at && 'heading' in row);
  return rows.slice(at, next < 0 ? rows.length : next);
}

/** The tag of a table, for its parts on several pages. */
export const tableOf = (of: object): Tag => ({ role: 'Table', of });

/** Draws a table, or the part of it that stands on this page, and returns where it ends. The heads are read once. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
  box: Box,
  look: Look,
  table = tableOf(rows),
): number {
  const { pen } = sheet;
  const { size } = look;
  const places = placesOf(columns, box);
  let y = box.y + HEADS;
  pen.tagged(table, (goesOn) => {
    pen.tagged({ role: goesOn ? 'Artifact' : 'TR' }, drawHeads);
    pen.line(box.x, y - 2, box.x + box.width, y - 2, { width: 0.8, colour: '#000000' });
    for (const row of rows) {
      const height = rowHeight(sheet, columns, row, box.width, look);
      pen.tagged({ role: 'TR' }, () => ('heading' in row ? drawHeading(row, height) : drawCells(row.cells, height)));
      y += height;
      pen.line(box.x, y, box.x + box.width, y, { width: 0.4, colour: LINE });
    }
  });
  return y;

  function drawHeads(): void {
    for (const { title, x, width, align = 'left' } of places) {
      const head = () => pen.write(title, { x, y: box.y, width, height: HEADS - 4 }, { size: size - 1.5, align, face: 'bold' });
      pen.tagged({ role: 'TH', scope: 'Column' }, head);
    }
  }

  function drawCells(cells: readonly string[], height: number): void {
    for (const [at, { x, width, align = 'left', face = 'regular', isName }] of places.entries()) {
      const style = { size, align, face, least: size * READABLE[sheet.size] };
      const cell = () => pen.write(cells[at] ?? '', { x, y, width, height: height - 2 }, style);
      pen.tagged(isName ? { role: 'TH', scope: 'Row' } : { role: 'TD' }, cell);
    }
  }

  function drawHeading({ heading, aside = '' }: Extract<TableRow, { heading: string }>, height: number): void {
    pen.frame({ x: box.x, y, width: box.width, height }, { line: 0, fill: '#eeeeee' });
    const room = box.width - 6;
    pen.tagged({ role: 'TH', scope: 'Column', columns: columns.length }, () => {
      pen.write(heading, { x: box.x + 3, y, width: room * 0.62, height }, { size: size + 0.5, face: 'bold', heading: 'H2' });
      pen.write(aside, { x: box.x + 3 + room * 0.62, y, width: room * 0.38, height }, { size, align: 'right' });
    });
  }
}
