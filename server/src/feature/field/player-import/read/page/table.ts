import type { ImportField } from '@fairway/api';
import type { BySides } from '../../fact.ts';
import { compact } from '../fold.ts';
import { flightText, isNumberedFlight } from '../row/flight-text.ts';
import type { Sheet } from '../sheet.ts';
import { namesInCells } from './cell-people.ts';
import { headingCount, headingRow, numberedHeading } from './heading.ts';
import { headingsFrom } from './heading-rows.ts';
import { stripsOf } from './strip.ts';
import type { TeamColumns } from './team-column.ts';

/**
 * A list that stands in a sheet, of which it keeps only its own cells; `whole` has those of all players of a row. `headingAt` is its heading
 * row. `place` tells rows apart that have one number: 0 is the first list, 1 stands beside it.
 */
export type Table = {
  sheet: Sheet;
  whole: Sheet;
  headingAt: number;
  place: number;
  /** Its rows are flights or sides of several players; null: each is a player. */
  rowIs: 'flight' | 'side' | null;
  /** What the page says of all players of this table: their team. */
  given: Partial<Record<ImportField, string>>;
  /** It stands below another one, in the same columns. */
  isBelow: boolean;
  /** It has other headings than the first: a person says whether it is read. */
  isOther: boolean;
};

/** How several people stand in a row, whether they are read so, and what one such row has. */
export type SeveralPeople = { by: 'columns' | 'cells' | 'teams'; isRead: boolean; example: string };

/** Where a list is: its sheet and heading row, counted from 0. */
export type Found = { sheet: Sheet; headingAt: number; isPointedAt: boolean; teams?: TeamColumns['teams'] };

type Decided = { bySides: BySides; people: 'one' | 'several' | null };

/** Lists beside and below one another: no sheet of a club has more. */
const MOST_TABLES = 24;

/** The lists of a sheet, from the one with that heading row: beside it, below it, and several players in a row. */
export function tablesOf(
  { sheet, headingAt, isPointedAt, teams }: Found,
  decided: Decided,
): { tables: Table[]; several: SeveralPeople | null } {
  if (teams !== undefined) return teamTables(sheet, headingAt, teams);
  const blocks = isPointedAt ? [{ sheet, headingAt }] : blocksOf(sheet, headingAt);
  const tables: Table[] = [];
  const first = setOf(headingsOf(blocks[0]?.sheet ?? sheet, headingAt));
  let several: SeveralPeople | null = null;
  let place = 0;
  for (const block of blocks) {
    for (const part of isPointedAt ? [block] : downwards(block)) {
      const people = isPointedAt ? { sheets: [part.sheet], rowIs: null, several: null } : peopleOf(part, decided);
      several ??= people.several;
      const isOther = setOf(headingsOf(part.sheet, part.headingAt)) !== first;
      for (const [at, own] of people.sheets.entries())
        if (tables.length < MOST_TABLES)
          tables.push({
            ...{ sheet: own, whole: part.sheet, headingAt: part.headingAt, given: {} },
            ...{ place: place + at, rowIs: people.rowIs, isBelow: part.headingAt !== block.headingAt, isOther },
          });
    }
    place = 1 + Math.max(...tables.map((table) => table.place));
  }
  return { tables, several };
}

type Block = { sheet: Sheet; headingAt: number };
type People = Pick<Table, 'rowIs'> & { sheets: Sheet[]; several: SeveralPeople | null };

/** A sheet for each of several players in a row, and which way they stand there. */
function peopleOf({ sheet, headingAt }: Block, { bySides, people }: Decided): People {
  const { texts, lastAt } = headingsFrom(sheet.rows, headingAt);
  const { columns, isOfAll, isNumbered } = stripsOf(texts, sheet.rows[headingAt] ?? []);
  if (columns.length > 1) {
    const isRead = !isNumbered || people !== 'one';
    const example = texts.filter((text) => numberedHeading(text) !== null).slice(0, 3);
    return {
      sheets: (isRead ? columns : columns.slice(0, 1)).map((own) => (own ? masked(sheet, own) : sheet)),
      rowIs: !isOfAll ? null : isNumbered && bySides === true ? 'side' : 'flight',
      several: isNumbered ? { by: 'columns', isRead, example: example.join(' · ') } : null,
    };
  }
  const found = namesInCells(sheet, { headings: texts, lastAt, bySides: bySides === true, decided: people });
  if (found === null) return { sheets: [sheet], rowIs: null, several: null };
  const several = { by: 'cells' as const, isRead: found.isRead, example: found.example };
  return found.isRead ? { sheets: found.sheets, rowIs: found.rowIs, several } : { sheets: [sheet], rowIs: null, several };
}

/** A table for each team: its column, and those behind it until the next one. */
function teamTables(sheet: Sheet, headingAt: number, teams: TeamColumns['teams']): { tables: Table[]; several: SeveralPeople } {
  const [first] = teams;
  const tables = teams.map(({ column, name, isFlight }, at): Table => {
    const end = teams[at + 1]?.column ?? Number.POSITIVE_INFINITY;
    const own = masked(sheet, (of) => of < (first?.column ?? 0) || (of >= column && of < end));
    const given = isFlight ? { flight: flightText(name).flight } : { side: name };
    return { sheet: own, whole: sheet, headingAt, place: at, rowIs: null, given, isBelow: false, isOther: false };
  });
  return { tables, several: { by: 'teams', isRead: true, example: teams.map(({ name }) => name).join(' · ') } };
}

const headingsOf = (sheet: Sheet, at: number): string =>
  (sheet.rows[at] ?? [])
    .map(compact)
    .filter((text) => text !== '')
    .join(' ');

/** The same headings in any order; “Flight 1” and “Flight 2” are the same. */
const setOf = (headings: string): string =>
  headings
    .split(' ')
    .map((text) => (isNumberedFlight(text) ? 'flight' : text))
    .sort()
    .join(' ');

/** Lists side by side: between them is an empty column, and each has a heading row. */
function blocksOf(sheet: Sheet, headingAt: number): Block[] {
  const width = Math.max(0, ...sheet.rows.map((cells) => cells.length));
  const used = new Set<number>();
  for (const cells of sheet.rows.slice(headingAt)) for (const [column, text] of cells.entries()) if (text !== '') used.add(column);
  const starts = [...used].filter((column) => !used.has(column - 1)).sort((one, other) => one - other);
  const heads: { from: number; headingAt: number }[] = [];
  for (const [at, from] of starts.entries()) {
    const range = masked(sheet, (column) => column >= from && column < (starts[at + 1] ?? width));
    const own = headingRow(range.rows.slice(0, LAST_HEADING_ROW));
    // a list of names alone stands only beside another one
    if (own.count > (heads.length > 0 ? 0 : 1)) heads.push({ from, headingAt: own.at });
  }
  if (heads.length < 2) return [{ sheet, headingAt }];
  return heads.map(({ from, headingAt: own }, at) => {
    const [left, right] = [at === 0 ? 0 : from, heads[at + 1]?.from ?? width];
    return { sheet: masked(sheet, (column) => column >= left && column < right), headingAt: own };
  });
}

const LAST_HEADING_ROW = 60;
/** Of the division and of the flight. */
export const MOST_TITLES = 2;

/** Lists below one another, each with headings of its own. The same headings again belong to the list that has them. */
function downwards({ sheet, headingAt }: Block): Block[] {
  const heads = [headingAt];
  for (let at = headingAt + 2; at < sheet.rows.length && heads.length < MOST_TABLES; at += 1) {
    const cells = sheet.rows[at] ?? [];
    const filled = cells.filter((cell) => cell !== '');
    const wanted = Math.max(2, filled.length / 2);
    // figures are no headings, and most cells of most rows are figures
    if (filled.filter((cell) => !FIGURES.test(cell)).length < wanted || headingCount(cells) < wanted) continue;
    if (headingsOf(sheet, at) !== headingsOf(sheet, heads.at(-1) ?? headingAt)) heads.push(at);
  }
  // the titles above a list are seen by it too
  return heads.map((head, at) => ({
    sheet: within(sheet, at === 0 ? 0 : Math.max(0, head - MOST_TITLES), heads[at + 1] ?? sheet.rows.length),
    headingAt: head,
  }));
}

const FIGURES = /^[\d\s.,:/+-]*$/;

/** The same sheet with only these rows: all others are empty, so that numbers and merged cells stay where they are. */
function within(sheet: Sheet, from: number, to: number): Sheet {
  return from === 0 && to >= sheet.rows.length
    ? sheet
    : { ...sheet, rows: sheet.rows.slice(0, to).map((cells, at) => (at < from ? [] : cells)) };
}

/** The same sheet with only these columns. */
const masked = (sheet: Sheet, has: (column: number) => boolean): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((cells) => cells.map((text, column) => (has(column) ? text : ''))),
});
