import type { AsideReason } from '@fairway/api';
import { findDivision } from '../../value/division-name.ts';
import type { Layout } from '../column/layout.ts';
import { placedRow } from '../page/place.ts';
import { MOST_TITLES } from '../page/table.ts';
import { stateOfRow, stateOfTitle } from './aside.ts';
import { spreadFlights } from './flight-block.ts';
import { isFlightTitle, isNumberedFlight } from './flight-text.ts';
import { isEnd, isHeadingAgain, isNobody, type Reason, titleAbove, titleOf, totalOf } from './left-out.ts';
import type { ListItem, ListRow } from './list-row.ts';
import { personAt } from './person.ts';
import { spreadSides } from './side-block.ts';
import { titleStart } from './title-start.ts';

/** A row of the sheet without a player, and why. */
export type LeftOut = { row: number; reason: Reason };

/** How far a list has come: what its later rows are read by. */
type Course = {
  isEnded: boolean;
  /** Behind a blank row or a total. */
  isAfterBlank: boolean;
  /** Players so far, how many of them have a number, and how many a number or something with figures in it. */
  players: number;
  numbered: number;
  told: number;
  division: string;
  /** Below a title of those who do not play. */
  aside: AsideReason | null;
};

/** The players of one list in the order of their rows, and the rows that are none. */
export function rowsOf(layout: Layout, divisionNames: readonly string[]): { rows: ListRow[]; leftOut: LeftOut[] } {
  const leftOut = rowsAbove(layout);
  const items: ListItem[] = [];
  const course: Course = {
    isEnded: false,
    isAfterBlank: false,
    players: 0,
    numbered: 0,
    told: 0,
    division: '',
    aside: stateOfTitle(layout.sheet.name ?? ''),
  };
  for (const title of titlesAbove(layout)) items.push(begun(layout, title, course, divisionNames));
  const { rows } = layout.sheet;
  const end = rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1;
  for (let at = layout.firstAt; at < end; at += 1) {
    const found = itemAt(layout, at, course, divisionNames);
    items.push(found.item);
    if (found.reason) leftOut.push({ row: placedRow(at + 1, layout.place), reason: found.reason });
  }
  return { rows: spreadFlights(spreadSides(items), { start: titleStart(layout), isOwn: layout.isOwn }), leftOut };
}

type Found = { item: ListItem; reason?: Reason };
const ends = (reason?: Reason): Found => ({ item: { begins: '' }, ...(reason && { reason }) });
const briefly = (key: Reason['key'], text: string): Reason => ({ key, params: { text: brief(text) } });

/** A row as a player, or as something between players. */
function itemAt(layout: Layout, at: number, course: Course, divisionNames: readonly string[]): Found {
  const { sheet, mergeAt, columns, printed } = layout;
  const cells = sheet.rows[at] ?? [];
  if (cells.every((cell) => cell === '')) {
    course.isAfterBlank = true;
    return ends();
  }
  if (printed.some((row) => isHeadingAgain(cells, row))) return ends({ key: 'import-left-out-heading' });
  const total = totalOf(cells, columns);
  if (total !== null) {
    course.isAfterBlank = true;
    return ends(briefly('import-left-out-total', total));
  }
  const end = isEnd(cells);
  if (end !== null) {
    course.isEnded = true;
    return ends(briefly('import-left-out-end', end));
  }
  const title = titleOf(cells, (column) => mergeAt(at, column), columns);
  if (title !== null) return { item: begun(layout, title, course, divisionNames), reason: briefly('import-left-out-title', title) };
  return playerAt(layout, at, course);
}

/** What a title says of the rows below it: their flight, their division, or that they do not come. */
function begun(layout: Layout, title: string, course: Course, divisionNames: readonly string[]): ListItem {
  const divisions = divisionNames.map((name) => ({ name }));
  course.division = hasDivisions(layout) ? '' : (findDivision(divisions, title)?.name ?? course.division);
  course.aside = stateOfTitle(title);
  return { begins: isFlightTitle(title) ? title : '', isTitle: true };
}

/** The titles right above the headings, and a flight among them: “Flight 1” where the next page has “Flight 2”. */
function titlesAbove({ sheet, headingAt, headings }: Layout): string[] {
  const above = sheet.rows.slice(Math.max(0, headingAt - MOST_TITLES), Math.max(0, headingAt)).map(titleAbove);
  return [...above.filter((title) => title !== null), ...headings.filter(isNumberedFlight)];
}

function playerAt(layout: Layout, at: number, course: Course): Found {
  const person = personAt(layout, at);
  const { cells } = person;
  if (isNobody(cells)) {
    const item: ListItem = cells.flight ? { begins: cells.flight, isTitle: true } : null;
    return layout.isAlone ? { item, reason: { key: 'import-left-out-nobody' } } : { item };
  }
  if (course.division !== '') cells.division = course.division;
  const told = isTold(layout, at, cells);
  const aside = asideOf(layout, at, told, course);
  if (aside !== 'below') {
    course.players += 1;
    course.isAfterBlank = false;
    if (hasNumber(layout, at)) course.numbered += 1;
    if (told) course.told += 1;
  }
  const row = placedRow(at + 1, layout.place);
  return { item: { ...person, row, aside, isMerged: layout.mergeAt(at, layout.places.flight) !== undefined } };
}

/** @param told whether the row says more of its player than a name */
function asideOf({ sheet, places, isOwn }: Layout, at: number, told: boolean, course: Course): AsideReason | null {
  if (sheet.hidden.rows.has(at)) return 'hidden';
  const cells = sheet.rows[at] ?? [];
  const textsAt = (columns: readonly number[]) => columns.map((column) => cells[column] ?? '');
  const state = course.aside ?? (isOwn ? null : stateOfRow(cells, textsAt(places.name), textsAt(places.state)));
  if (state !== null) return state;
  const names = places.name.filter((column) => cells[column]);
  if (sheet.struck.size > 0 && names.length > 0 && names.every((column) => sheet.struck.has(`${at}:${column}`))) return 'struck';
  if (told) return null;
  const isBehind = course.isAfterBlank && course.players > 1;
  const isUnnumbered = isBehind && course.numbered === course.players;
  // nobody below has more than a name, and everybody above has
  if (isBehind && course.told === course.players && !sheet.rows.slice(at).some(hasFigures)) course.isEnded = true;
  return course.isEnded || isUnnumbered ? 'below' : null;
}

/** A player has a number, or something with figures in it; whoever signs has a name. */
const isTold = (layout: Layout, at: number, cells: ListRow['cells']): boolean =>
  hasNumber(layout, at) || Object.entries(cells).some(([field, text]) => !NO_FACTS.includes(field) && /\d/.test(text));

const hasFigures = (cells: readonly string[]): boolean =>
  cells.filter((text) => text !== '').length > 1 && cells.some((text) => /\d/.test(text));

const NO_FACTS: readonly string[] = ['name', 'division', 'flight', 'teeTime', 'startingHole'];

const hasDivisions = ({ columns }: Layout): boolean => columns.some(({ field }) => field === 'division');

/** Whether a row has a number among those that count the players. */
const hasNumber = ({ places, sheet }: Layout, at: number): boolean =>
  places.running.some((column) => /\d/.test(sheet.rows[at]?.[column] ?? ''));

function rowsAbove({ sheet, headingAt, place, isBelow }: Layout): LeftOut[] {
  if (isBelow) return [];
  return sheet.rows.slice(0, Math.max(headingAt, 0)).flatMap((cells, at) => {
    const text = cells.find((cell) => cell !== '');
    return text === undefined ? [] : [{ row: placedRow(at + 1, place), reason: briefly('import-left-out-above', text) }];
  });
}

const brief = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
