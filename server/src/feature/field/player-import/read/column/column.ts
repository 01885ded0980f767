import type { ColumnChoice, ColumnOrder, ImportField } from '@fairway/api';
import { columnLetters } from '@fairway/api/table/workbook';
import type { BySides } from '../../fact.ts';
import { teeTimeOf } from '../../value/tee-time.ts';
import { guessOf, meaningOf, numberedHeading } from '../page/heading.ts';
import type { Meaning } from '../page/heading-word.ts';
import { saysStates } from '../row/aside.ts';
import { isNumberedFlight } from '../row/flight-text.ts';
import { type DatedText, dateOrderOf, type FoundOrder, isTurned, turnedOrderOf } from './date-order.ts';
import { fits, hasOneEach, isMarks, isSides, isStarts, mayBe } from './fitting.ts';
import { type FoundSigns, signsOf } from './sign-order.ts';
import { completesStart } from './start-column.ts';

/** A column of the list: what it was read as, and what else it might be if a person has to choose. */
export type Column = {
  letters: string;
  heading: string;
  field: ImportField | null;
  choices: ImportField[];
  half: 'family' | 'given' | null;
  /** A mark in it says the gender of its row. */
  marks: 'male' | 'female' | null;
  /** The order of days and months, and whether a person has to say it; null: it has no dates. */
  dates: FoundOrder | null;
  /** Which sign makes a plus handicap, where that is not plain. */
  signs: FoundSigns | null;
  /** Its heading has more words than are known, or one that nobody knows: a person may turn it over. */
  isGuess: boolean;
  /** It names a partner, not a side. */
  isPartner: boolean;
  /** It says who plays, who waits and who does not come. */
  isState: boolean;
  /** It counts the rows. */
  isRunning: boolean;
  /** Neither understood nor decided by a person, nor a running number. */
  isOpen: boolean;
  /** Read as a note, although its heading says something else: so the note begins with its heading. */
  isKeptAsNote: boolean;
};

type Reading = {
  headings: readonly string[];
  values: (index: number) => string[];
  dated: (index: number) => DatedText[];
  divisionNames: readonly string[];
  choice: ColumnChoice;
  orders: Readonly<Record<string, ColumnOrder>>;
  /** Columns that are not read unless a person assigns them. */
  hidden: ReadonlySet<number>;
  /** Stands behind the letters of a further list's columns. */
  suffix: string;
  /** Sides play in the tournament, or teams of a cup. */
  bySides: BySides;
};

/** What every column means. Of two with the same meaning the first is read, and the preview shows the other as not read. */
export function columnsOf({ headings, values, dated, divisionNames, choice, orders, hidden, suffix, bySides }: Reading): Column[] {
  const meanings = sideIn(
    headings.map((heading, index) => (hidden.has(index) ? null : columnMeaning(heading))),
    { bySides, isSides: (index) => bySides === 'teams' || isSides(values(index), divisionNames) },
  );
  const present = new Set(meanings);
  const given = new Map(Object.entries(choice));
  const key = (index: number) => columnLetters(index) + suffix;
  const taken = new Set<ImportField>(headings.flatMap((_, index) => given.get(key(index)) ?? []));
  const columns = headings.map((heading, index): Column => {
    const field = given.get(key(index)) ?? null;
    const isKeptAsNote = field === 'note' && meaningOf(heading) !== 'note';
    const isRunning = field === null && meanings[index] === 'running';
    const rest = {
      choices: [],
      half: null,
      marks: null,
      dates: null,
      signs: null,
      isGuess: false,
      isPartner: false,
      isRunning,
      isOpen: false,
    };
    const isState = meanings[index] === 'state';
    return { letters: key(index), heading, field, isKeptAsNote, isState, ...rest };
  });
  const isOpen = (index: number) => !given.has(key(index));
  for (const [index, column] of columns.entries()) {
    const meaning = certain(meanings[index] ?? null, present);
    if (!isOpen(index) || meaning === null) continue;
    if (meaning === 'family' || meaning === 'given') Object.assign(column, { field: 'name', half: meaning });
    // several columns can be notes and phones, everything else is said once
    else if (meaning === 'note' || meaning === 'phone' || !taken.has(meaning)) {
      column.field = meaning === 'tee' && isStarts(values(index)) && !taken.has('startingHole') ? 'startingHole' : meaning;
      taken.add(column.field);
    }
  }
  for (const [index, column] of columns.entries()) {
    const meaning = meanings[index] ?? null;
    if (!isOpen(index)) continue;
    if (meaning === 'division-or-flight') {
      const fitting = fits(values(index), divisionNames, taken);
      if (fitting.length === 1) column.field = fitting[0] ?? null;
      else column.choices = ['division', 'flight'];
    }
    if (meaning === 'hole-or-time') column.field = startField(values(index), taken);
    if (meaning === 'male' || meaning === 'female') column.marks = isMarks(values(index)) && !taken.has('gender') ? meaning : null;
    if (column.field) taken.add(column.field);
  }
  for (const [index, column] of columns.entries()) {
    if (!isOpen(index) || column.field !== null || meanings[index] !== null || hidden.has(index)) continue;
    const guess = certain(guessOf(column.heading), present);
    if (guess === null || guess === 'family' || guess === 'given' || taken.has(guess) || !mayBe(guess, values(index))) continue;
    Object.assign(column, { field: guess, isGuess: true });
    taken.add(guess);
  }
  const partner = bySides === true && !taken.has('side') ? meanings.findIndex((of, index) => of === 'partner' && isOpen(index)) : -1;
  if (partner >= 0) Object.assign(columns[partner] ?? {}, { field: 'side', isPartner: true });
  completeStart(columns, (index) => isOpen(index) && STARTS.includes(meanings[index] ?? null), values);
  numberTeams(columns, (index) => isOpen(index) && meanings[index] === 'team', values);
  return columns.map((column, index) => ({
    ...column,
    dates: datesOf(column, { values, dated }, index, orders[column.letters]),
    signs: signsIn(column, values(index), orders[column.letters]),
    isOpen:
      isOpen(index) &&
      column.field === null &&
      column.marks === null &&
      column.choices.length === 0 &&
      !isNoField(column.heading, meanings[index] ?? null, headings) &&
      !(meanings[index] === 'state' && saysStates(values(index))) &&
      !hidden.has(index),
  }));
}

type SideReading = { bySides: BySides; isSides: (index: number) => boolean };

/**
 * Where sides play, “Team”, “Đội” and “Nhóm” are theirs, if no column says so by itself and the values can be. Where teams do, “Team” and “Đội”
 * are.
 */
function sideIn(meanings: readonly (Meaning | null)[], { bySides, isSides: mayBe }: SideReading): (Meaning | null)[] {
  const theirs = bySides === 'teams' ? TEAMS : SIDES;
  const open = bySides && !meanings.includes('side') ? meanings.findIndex((of, at) => theirs.includes(of) && mayBe(at)) : -1;
  return meanings.map((meaning, at) => (at === open ? 'side' : meaning));
}
const SIDES: readonly (Meaning | null)[] = ['team', 'division-or-flight'];
const TEAMS: readonly (Meaning | null)[] = ['team'];

/** “HDC 2” of the second player in a row means what “HDC” means; “Flight 2” is the flight of all below it. */
function columnMeaning(heading: string): Meaning | null {
  const meaning = meaningOf(heading) ?? numberedHeading(heading)?.meaning ?? null;
  return meaning === 'flight' && isNumberedFlight(heading) ? null : meaning;
}

/** Numbers of the rows and scores are understood, although nothing is made of them. */
function isNoField(heading: string, meaning: Meaning | null, headings: readonly string[]): boolean {
  if (meaning === 'running' || meaning === 'answered') return true;
  const isScoreSheet = headings.filter((one) => HOLE.test(one)).length >= HOLES_OF_A_NINE;
  if (meaning === 'score') return isScoreSheet || headings.some((one) => /^(?:gross|net)$/i.test(one.trim()));
  return isScoreSheet && HOLE.test(heading);
}
const HOLE = /^(?:hố|hole|h)?\s*(?:1[0-8]|[1-9])$/i;
const HOLES_OF_A_NINE = 9;

const STARTS: readonly (Meaning | null)[] = ['startingHole', 'hole-or-family', 'hole-or-time', 'start-side'];

/** A start may stand in two columns, the hole in one and A or B in the other, in either order. */
function completeStart(columns: readonly Column[], mayStart: (index: number) => boolean, values: Reading['values']): void {
  const begun = columns.findIndex(({ field }) => field === 'startingHole');
  const rest = columns.findIndex(
    ({ field }, index) => begun >= 0 && field === null && mayStart(index) && completesStart(values(index), values(begun)),
  );
  Object.assign(columns[rest] ?? {}, { field: 'startingHole' });
}

/**
 * Western programs call a division “Flight” and number those who go out together as teams. So it is, if a flight would have two times and
 * a team has one.
 */
function numberTeams(columns: Column[], mayBeTeam: (index: number) => boolean, values: Reading['values']): void {
  const team = columns.findIndex(({ field }, index) => field === null && mayBeTeam(index));
  const time = columns.findIndex(({ field }) => field === 'teeTime');
  if (team < 0) return;
  const flight = columns.findIndex(({ field }) => field === 'flight');
  const goesOutAtOnce = (index: number) => hasOneEach(values(index), values(time));
  if (time < 0 || !goesOutAtOnce(team) || (flight >= 0 && goesOutAtOnce(flight))) return;
  if (flight >= 0) Object.assign(columns[flight] ?? {}, { field: null, choices: ['division', 'flight'] });
  Object.assign(columns[team] ?? {}, { field: 'flight' });
}

const DATED_BY_MISTAKE: readonly (ImportField | null)[] = ['flight', 'bagTag', 'caddieNumber', 'startingHole'];

function datesOf(
  { field }: Column,
  { values, dated }: Pick<Reading, 'values' | 'dated'>,
  index: number,
  decided: ColumnOrder | undefined,
): Column['dates'] {
  const settled = (found: FoundOrder): FoundOrder =>
    decided === 'dmy' || decided === 'mdy' ? { ...found, order: decided, decided, asks: false } : found;
  if (field === 'birthday') return settled(dateOrderOf(dated(index)));
  return DATED_BY_MISTAKE.includes(field) && values(index).some(isTurned) ? settled(turnedOrderOf(values(index))) : null;
}

function signsIn({ field }: Column, values: readonly string[], decided: ColumnOrder | undefined): Column['signs'] {
  const found = field === 'handicapCourse' || field === 'handicapIndex' ? signsOf(values) : null;
  return found !== null && (decided === 'plus' || decided === 'minus') ? { ...found, order: decided, asks: false } : found;
}

/** “Start” and “Xuất phát” head times or holes, as their values show. */
function startField(values: readonly string[], taken: ReadonlySet<ImportField>): ImportField | null {
  const filled = values.filter((value) => value !== '');
  const field = filled.length > 0 && filled.every((value) => teeTimeOf(value) !== null) ? 'teeTime' : 'startingHole';
  return taken.has(field) ? null : field;
}

/** What a heading means among its neighbours; null if it means nothing or only its values can decide. */
function certain(meaning: Meaning | null, all: ReadonlySet<Meaning | null>): ImportField | 'family' | 'given' | null {
  const isSplit = all.has('family') || (all.has('hole-or-family') && all.has('name-or-given'));
  if (meaning === 'name-or-given') return isSplit && !all.has('name') ? 'given' : all.has('name') ? null : 'name';
  if (meaning === 'hole-or-family') return all.has('name-or-given') && !all.has('name') ? 'family' : 'startingHole';
  if (meaning === 'family') return all.has('name') ? null : 'family';
  return OPEN.includes(meaning) ? null : (meaning as ImportField | null);
}

/** What such a heading means only its values, or a column beside it, can say. */
const OPEN: readonly (Meaning | null)[] = [
  'division-or-flight',
  'hole-or-time',
  'start-side',
  'running',
  'male',
  'female',
  'team',
  'score',
  'partner',
  'state',
  'answered',
];
