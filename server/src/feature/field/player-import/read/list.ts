import type { AsideReason } from '@fairway/api';
import { PLACES } from '@fairway/api/rule/field/import-row';
import { findDivision } from '../value/division-name.ts';
import type { Column } from './column/column.ts';
import { type Decided, type Layout, layoutOf, sharedText } from './column/layout.ts';
import { headingRow, meaningOf } from './page/heading.ts';
import { type Found, type SeveralPeople, tablesOf } from './page/table.ts';
import type { ListRow } from './row/list-row.ts';
import { withPartners } from './row/partner.ts';
import { type LeftOut, rowsOf } from './row/row.ts';
import type { Sheet } from './sheet.ts';

/** A player who is left out although the sheet has them: hidden, crossed out, cancelled, or below the end of the list. */
export type Aside = { row: number; name: string; reason: AsideReason };
/** What the sheet leaves out of itself, and whether it is read all the same. */
export type HiddenPart = { rows: Aside[]; columns: string[]; isRead: boolean };
/** Lists with other headings in the same sheet: how many players they have, the first of them, and whether they are read. */
type OtherLists = { count: number; names: string[]; isRead: boolean | null };
/** What a sheet says about players, still as text; row numbers are those of the sheet. */
export type PlayerList = {
  sheetName: string | null;
  /** The headings of the first list, as they stand there. */
  headings: string[];
  columns: Column[];
  rows: ListRow[];
  leftOut: LeftOut[];
  hidden: HiddenPart;
  others: OtherLists | null;
  /** The letters of the columns that nothing was made of although players have something in them. */
  unread: ReadonlySet<string>;
  several: SeveralPeople | null;
  /** The signs that were taken off names. */
  signs: string[];
  /** Its rows are answers to a form. */
  isForm: boolean;
};

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

/** The players of the lists in these sheets, of which the first is the one that people see. */
export function readList(found: readonly Found[], divisionNames: readonly string[], decided: Decided): PlayerList {
  const { parts, several } = partsOf(found, divisionNames, decided);
  const [first] = parts;
  const own = parts.filter(({ isOther }) => !isOther || decided.others === 'read');
  const all = withPartners(own.flatMap(({ rows }) => rows));
  const asides = all.filter(({ aside }) => aside !== null);
  const isRead = decided.withHidden || asides.length === all.length;
  const rows = isRead ? all : all.filter(({ aside }) => aside === null);
  const columns = distinct(parts);
  const hiddenColumns = first?.layout.headings.filter((text, index) => text !== '' && first.layout.sheet.hidden.columns.has(index)) ?? [];
  return {
    sheetName: found[0]?.sheet.name ?? null,
    headings: first?.layout.headings ?? [],
    columns,
    rows,
    leftOut: own.flatMap(({ leftOut }) => leftOut),
    hidden: {
      rows: asides.map(({ row, cells, aside }) => ({ row, name: cells.name ?? '', reason: aside ?? 'hidden' })),
      columns: hiddenColumns,
      isRead,
    },
    others: othersOf(parts, decided),
    several,
    isForm: first?.layout.headings.some((heading) => meaningOf(heading) === 'answered') === true,
    signs: [...new Set(rows.flatMap((row) => row.signs))].slice(0, MOST_SIGNS),
    unread: new Set(own.flatMap((part) => unreadOf(part, new Set(rows.map(({ row }) => row))))),
  };
}

type Part = { layout: Layout; rows: ListRow[]; leftOut: LeftOut[]; isOther: boolean };

const MOST_SIGNS = 8;

/** Every list by itself. Those with the same headings share what a person decided; the columns of any other one have letters of their own. */
function partsOf(
  found: readonly Found[],
  divisionNames: readonly string[],
  decided: Decided,
): { parts: Part[]; several: SeveralPeople | null } {
  let place = 0;
  let several: SeveralPeople | null = null;
  const parts = found.flatMap((one) => {
    const { tables, several: own } = tablesOf(one, decided);
    several ??= own;
    const read = tables.map((table) => {
      const suffix = table.isBelow ? String(table.headingAt + 1) : '';
      const layout = layoutOf({ table: { ...table, place: table.place + place }, divisionNames, decided, suffix });
      const division = found.length > 1 ? sheetDivision(layout, one.sheet.name, divisionNames) : null;
      const { rows, leftOut } = rowsOf(layout, divisionNames);
      const named = division === null ? rows : rows.map((row) => ({ ...row, cells: { division, ...row.cells } }));
      return { layout, rows: named, leftOut, isOther: table.isOther };
    });
    place += 1 + Math.max(0, ...tables.map((table) => table.place));
    return read;
  });
  return { parts, several };
}

/** A sheet for each division says it in its name. */
function sheetDivision({ columns }: Layout, name: string | null, divisionNames: readonly string[]): string | null {
  if (name === null || columns.some(({ field }) => field === 'division')) return null;
  const isNamed = /^(?:bảng|bang|division|div|nhóm)\b/iu.test(name.normalize('NFC'));
  return isNamed ||
    findDivision(
      divisionNames.map((one) => ({ name: one })),
      name,
    ) !== null
    ? name
    : null;
}

function distinct(parts: readonly Part[]): Column[] {
  const byLetters = new Map<string, Column>();
  for (const { layout } of parts) {
    for (const column of layout.columns) {
      const known = byLetters.get(column.letters);
      if (known === undefined || (known.heading === '' && column.heading !== '')) byLetters.set(column.letters, column);
    }
  }
  return [...byLetters.values()];
}

function othersOf(parts: readonly Part[], { others }: Decided): OtherLists | null {
  const names = parts.filter(({ isOther }) => isOther).flatMap(({ rows }) => rows.map(({ cells }) => cells.name ?? ''));
  return names.length === 0 ? null : { count: names.length, names: names.slice(0, 3), isRead: others === null ? null : others === 'read' };
}

function unreadOf({ layout: { sheet, mergeAt, columns }, rows }: Part, read: ReadonlySet<number>): string[] {
  const places = rows.filter(({ row }) => read.has(row)).map(({ row }) => (row % PLACES) - 1);
  const has = (column: number) => places.some((at) => sharedText(sheet, mergeAt, at, column) !== '');
  return columns.filter(({ isOpen }, index) => isOpen && has(index)).map(({ letters }) => letters);
}
