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
export type Block = { title: string; detail: string; columns: readonly Column[]; rows: readonly TableRow[] };

type Look = { height: number; size: number };
const HEADS = 20;

/** A list over as many pages as it needs, with its heads on every page; a heading stays with the rows below it. */
export function tablePages(sheet: Sheet, { title, detail, columns, rows }: Block, look: Look = { height: 18, size: 9 }): Page[] {
  const body = bodyOf(sheet.size, { frame: 'head' });
  const most = Math.floor((body.height - HEADS) / look.height);
  const table = tableOf(rows);
  return chunks(rows, most).map((part) => ({ title, detail, draw: (box) => drawTable(sheet, columns, part, box, look, table) }));
}

function chunks(rows: readonly TableRow[], most: number): TableRow[][] {
  const pages: TableRow[][] = [];
  let page: TableRow[] = [];
  for (const [at, row] of rows.entries()) {
    const needs = 'heading' in row ? Math.min(most, groupAt(rows, at)) : 1;
    if (page.length > 0 && page.length + needs > most) {
      pages.push(page);
      page = [];
    }
    page.push(row);
  }
  return [...pages, page];
}

/** A heading and the rows up to the next one. */
function groupAt(rows: readonly TableRow[], at: number): number {
  const next = rows.findIndex((row, nth) => nth > at && 'heading' in row);
  return (next < 0 ? rows.length : next) - at;
}

/** The tag of a table, for its parts on several pages. */
export const tableOf = (of: object): Tag => ({ role: 'Table', of });

/** Draws a table, or the part of it that stands on this page, and returns where it ends. The heads are read once. */
export function drawTable(
  { pen }: Sheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
  box: Box,
  { height, size }: Look,
  table = tableOf(rows),
): number {
  const whole = columns.reduce((sum, { part }) => sum + part, 0);
  let left = box.x;
  const places = columns.map((column) => {
    const width = (box.width * column.part) / whole;
    left += width;
    return { ...column, x: left - width + 3, width: width - 6 };
  });
  let y = box.y + HEADS;
  pen.tagged(table, (goesOn) => {
    pen.tagged({ role: goesOn ? 'Artifact' : 'TR' }, drawHeads);
    pen.line(box.x, y - 2, box.x + box.width, y - 2, { width: 0.8, colour: '#000000' });
    for (const row of rows) {
      pen.tagged({ role: 'TR' }, () => ('heading' in row ? drawHeading(row) : drawCells(row.cells)));
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

  function drawCells(cells: readonly string[]): void {
    for (const [at, { x, width, align = 'left', face = 'regular', isName }] of places.entries()) {
      const cell = () => pen.writeWrapped(cells[at] ?? '', { x, y, width, height }, { size, align, face, least: size / 2 });
      pen.tagged(isName ? { role: 'TH', scope: 'Row' } : { role: 'TD' }, cell);
    }
  }

  function drawHeading({ heading, aside = '' }: Extract<TableRow, { heading: string }>): void {
    pen.frame({ x: box.x, y, width: box.width, height }, { line: 0, fill: '#eeeeee' });
    const room = box.width - 6;
    pen.tagged({ role: 'TH', scope: 'Column', columns: columns.length }, () => {
      pen.write(heading, { x: box.x + 3, y, width: room * 0.62, height }, { size: size + 0.5, face: 'bold', heading: 'H2' });
      pen.write(aside, { x: box.x + 3 + room * 0.62, y, width: room * 0.38, height }, { size, align: 'right' });
    });
  }
}
