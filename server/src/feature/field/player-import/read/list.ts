import type { AsideReason } from '@fairway/api';
import { PLACES } from '@fairway/api/rule/field/import-row';
import { findDivision } from '../division-name.ts';
import type { Column } from './column.ts';
import { headingRow } from './heading.ts';
import { type Decided, type Layout, layoutOf, sharedText } from './layout.ts';
import type { ListRow } from './list-row.ts';
import { type LeftOut, rowsOf } from './row.ts';
import type { Sheet } from './sheet.ts';
import { tablesOf } from './table/table.ts';

/** A player who is left out although the sheet has them: hidden, crossed out, cancelled, or below the end of the list. */
export type Aside = { row: number; name: string; reason: AsideReason };
/** What the sheet leaves out of itself, and whether it is read all the same. */
export type HiddenPart = { rows: Aside[]; columns: string[]; isRead: boolean };
/** Lists with other headings in the same sheet: how many players they have, the first of them, and whether they are read. */
export type OtherLists = { count: number; names: string[]; isRead: boolean | null };
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

/** Where a list is: its sheet and heading row, counted from 0. */
export type Found = { sheet: Sheet; headingAt: number; isPointedAt: boolean };

/** The players of the lists in these sheets, of which the first is the one that people see. */
export function readList(found: readonly Found[], divisionNames: readonly string[], decided: Decided): PlayerList {
  const parts = partsOf(found, divisionNames, decided);
  const [first] = parts;
  const own = parts.filter(({ isOther }) => !isOther || decided.others === 'read');
  const all = own.flatMap(({ rows }) => rows);
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
    unread: new Set(own.flatMap((part) => unreadOf(part, new Set(rows.map(({ row }) => row))))),
  };
}

type Part = { layout: Layout; rows: ListRow[]; leftOut: LeftOut[]; isOther: boolean };

/** Every list by itself. Those with the same headings share what a person decided; the columns of any other one have letters of their own. */
function partsOf(found: readonly Found[], divisionNames: readonly string[], decided: Decided): Part[] {
  let place = 0;
  return found.flatMap(({ sheet, headingAt, isPointedAt }) => {
    const tables = tablesOf(sheet, headingAt, isPointedAt);
    const parts = tables.map((table) => {
      const suffix = table.isBelow ? String(table.headingAt + 1) : '';
      const layout = layoutOf({ table: { ...table, place: table.place + place }, divisionNames, decided, suffix });
      const division = found.length > 1 ? sheetDivision(layout, sheet.name, divisionNames) : null;
      const { rows, leftOut } = rowsOf(layout, divisionNames);
      return {
        layout,
        rows: division === null ? rows : rows.map((row) => ({ ...row, cells: { division, ...row.cells } })),
        leftOut,
        isOther: table.isOther,
      };
    });
    place += 1 + Math.max(0, ...tables.map((table) => table.place));
    return parts;
  });
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
