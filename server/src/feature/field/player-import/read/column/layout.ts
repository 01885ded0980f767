import { IMPORT_FIELDS, type ImportField, type ListReading } from '@fairway/api';
import { hasLetters } from '@fairway/api/rule/field/pasted-name';
import type { BySides } from '../../fact.ts';
import { fold } from '../fold.ts';
import { isNameHeading } from '../page/heading.ts';
import { headingsFrom, tidy } from '../page/heading-rows.ts';
import type { Table } from '../page/table.ts';
import { type Country, countryOf } from '../row/phone-country.ts';
import { type MergeAt, mergeFinder, NOTHING_HIDDEN, type Sheet } from '../sheet.ts';
import { type Column, columnsOf } from './column.ts';

/** What a person decided about how the list is read. */
export type Decided = Pick<ListReading, 'columns' | 'withHidden' | 'orders' | 'others' | 'people'> & { bySides: BySides };

/** A list with its columns understood: what its rows are read by. */
export type Layout = Pick<Table, 'sheet' | 'headingAt' | 'place' | 'isBelow'> & {
  mergeAt: MergeAt;
  /** The first row behind the headings, counted from 0. */
  firstAt: number;
  headings: string[];
  columns: Column[];
  /** Where the columns are of which every row is asked. */
  places: Readonly<Record<'name' | 'state' | 'running', readonly number[]>> & { flight: number };
  /** The heading rows, folded, as they may stand again at the top of a page. */
  printed: string[][];
  /** Where numbers without a country are dialled; null: in Vietnam. */
  country: Country | null;
  hasHandicaps: boolean;
  /** What the page says of the player of a row beside their cells: their team, or the flight or side that a row is. */
  given: (at: number) => Partial<Record<ImportField, string>>;
  /** Each row is a player by itself. */
  isAlone: boolean;
  /** Names have divisions behind them: “(A)”. */
  hasLetters: boolean;
  /** Our own list of players: what a cell says is what it means. */
  isOwn: boolean;
};

type Understood = {
  table: Table;
  divisionNames: readonly string[];
  decided: Pick<Decided, 'columns' | 'withHidden' | 'orders' | 'bySides'>;
  suffix: string;
};

export function layoutOf({ table, divisionNames, decided, suffix }: Understood): Layout {
  const { sheet, headingAt, place, isBelow } = table;
  const { texts: found, lastAt } = headingsFrom(sheet.rows, headingAt);
  const firstAt = lastAt + 1;
  // a column without a heading is one too: what stands in it is not lost without a word
  const width = Math.max(
    found.length,
    ...sheet.rows.slice(Math.max(0, headingAt)).map((cells) => cells.findLastIndex((text) => text !== '') + 1),
  );
  const headings = Array.from({ length: width }, (_, column) => found[column] ?? '');
  const mergeAt = mergeFinder(sheet);
  const texts: string[][] = [];
  const values = (column: number) => {
    texts[column] ??= sheet.rows.slice(firstAt).map((_, at) => sharedText(sheet, mergeAt, firstAt + at, column));
    return texts[column];
  };
  const dated = (column: number) => values(column).map((text, at) => ({ text, shown: sheet.dates.get(`${firstAt + at}:${column}`) }));
  // without a visible name there is no list: then hidden columns count too
  const hasName = headings.some((heading, index) => isNameHeading(heading) && !sheet.hidden.columns.has(index));
  const hidden = decided.withHidden || !hasName ? NOTHING_HIDDEN.columns : sheet.hidden.columns;
  const columns = columnsOf({
    headings,
    values,
    dated,
    divisionNames,
    choice: decided.columns,
    orders: decided.orders,
    hidden,
    suffix,
    bySides: decided.bySides,
  });
  const printed = [headings, ...sheet.rows.slice(Math.max(0, headingAt), firstAt).map(tidy)].map((row) => row.map(fold));
  const isOwn = isOwnList(columns);
  const understood = isOwn ? columns.map(asWritten) : withWideName(columns, mergeAt, headingAt);
  const hasFlights = understood.some(({ field }) => field === 'flight');
  const hasSides = understood.some(({ field, isPartner }) => field === 'side' && !isPartner);
  const isNumbered = table.rowIs === 'side' ? !hasSides : table.rowIs === 'flight' && !hasFlights && !(hasSides && decided.bySides);
  const numbers = isNumbered ? numbered(table.whole.rows, firstAt) : [];
  const given = (at: number) =>
    table.rowIs === null || numbers[at] === undefined ? table.given : { ...table.given, [table.rowIs]: String(numbers[at]) };
  const names = understood.flatMap(({ field }, column) => (field === 'name' ? values(column) : []));
  const hasHandicaps = understood.some(({ field }) => field === 'handicapCourse' || field === 'handicapIndex');
  const country = countryOf(headings);
  const placesOf = (is: (column: Column) => boolean) => understood.flatMap((column, index) => (is(column) ? [index] : []));
  const places = {
    name: placesOf(({ field }) => field === 'name'),
    state: placesOf(({ isState }) => isState),
    running: placesOf(({ isRunning }) => isRunning),
    flight: understood.findIndex(({ field }) => field === 'flight'),
  };
  return {
    ...{
      sheet,
      headingAt,
      place,
      isBelow,
      mergeAt,
      firstAt,
      headings,
      columns: understood,
      places,
      printed,
      country,
      hasHandicaps,
      given,
      isAlone: table.rowIs === null,
      hasLetters: hasLetters(names),
      isOwn,
    },
  };
}

/** A number and every field in the order of our own workbook; the empty template has no numbers. */
const isOwnList = ([number, ...columns]: readonly Column[]): boolean =>
  number?.isRunning === true &&
  IMPORT_FIELDS.every((field, at) => columns[at]?.field === field || (field === 'side' && columns[at] === undefined));

/** Its codes are texts, which Excel makes no dates of. */
const asWritten = (column: Column): Column => (column.field === 'birthday' ? column : { ...column, dates: null });

/** A heading over two columns, family names and given names: both are the name. */
function withWideName(columns: Column[], mergeAt: MergeAt, headingAt: number): Column[] {
  const main = columns.findIndex(({ field, half }) => field === 'name' && half === null);
  const right = mergeAt(headingAt, main)?.right ?? main;
  return columns.map((column, index) =>
    index > main && index <= right && column.heading === '' ? { ...column, field: 'name', half: 'given' } : column,
  );
}

/** 1, 2, 3 … for the rows that have anything in them. */
function numbered(rows: readonly (readonly string[])[], firstAt: number): number[] {
  let number = 0;
  return rows.map((cells, at) => {
    if (at >= firstAt && cells.some((text) => text !== '')) number += 1;
    return number;
  });
}

/** The text of a cell, or of the merged cell that covers it. */
export function sharedText({ rows }: Sheet, mergeAt: MergeAt, at: number, column: number): string {
  const own = rows[at]?.[column] ?? '';
  if (own !== '') return own;
  const merge = mergeAt(at, column);
  return merge?.left === column ? (rows[merge.top]?.[column] ?? '') : '';
}
