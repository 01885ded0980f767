import type { ColumnChoice, ImportField } from '@fairway/api';
import { divisionKey } from '../division-name.ts';
import { teeTimeOf } from '../value/tee-time.ts';
import { flightText } from './flight-text.ts';
import { type Meaning, meaningOf } from './heading.ts';
import { columnLetters } from './sheet-part.ts';
import { completesStart } from './start-column.ts';

/** A column of the list: what it was read as, and what else it might be if a person has to choose. */
export type Column = {
  letters: string;
  heading: string;
  field: ImportField | null;
  choices: ImportField[];
  half: 'family' | 'given' | null;
  /** Neither understood nor decided by a person, nor a running number. */
  isOpen: boolean;
  /** Read as a note, although its heading says something else: so the note begins with its heading. */
  isKeptAsNote: boolean;
};

type Reading = {
  headings: readonly string[];
  values: (index: number) => string[];
  divisionNames: readonly string[];
  choice: ColumnChoice;
  /** Columns that are not read unless a person assigns them. */
  hidden: ReadonlySet<number>;
};

/** What every column means. Of two with the same meaning the first is read, and the preview shows the other as not read. */
export function columnsOf({ headings, values, divisionNames, choice, hidden }: Reading): Column[] {
  const meanings = headings.map((heading, index) => (hidden.has(index) ? null : meaningOf(heading)));
  const present = new Set(meanings);
  const given = new Map(Object.entries(choice));
  const taken = new Set<ImportField>([...given.values()].filter((field) => field !== null));
  const columns = headings.map((heading, index): Column => {
    const letters = columnLetters(index);
    const field = given.get(letters) ?? null;
    const isKeptAsNote = field === 'note' && meaningOf(heading) !== 'note';
    return { letters, heading, field, choices: [], half: null, isOpen: false, isKeptAsNote };
  });
  const isOpen = (index: number) => !given.has(columnLetters(index));
  for (const [index, column] of columns.entries()) {
    const meaning = certain(meanings[index] ?? null, present);
    if (!isOpen(index) || meaning === null) continue;
    if (meaning === 'family' || meaning === 'given') Object.assign(column, { field: 'name', half: meaning });
    // several columns can be notes, everything else is said once
    else if (meaning === 'note' || !taken.has(meaning)) {
      column.field = meaning;
      taken.add(meaning);
    }
  }
  for (const [index, column] of columns.entries()) {
    if (!isOpen(index)) continue;
    if (meanings[index] === 'division-or-flight') {
      const fitting = fits(values(index), divisionNames, taken);
      if (fitting.length === 1) column.field = fitting[0] ?? null;
      else column.choices = ['division', 'flight'];
    }
    if (meanings[index] === 'hole-or-time') column.field = startField(values(index), taken);
    if (column.field) taken.add(column.field);
  }
  completeStart(columns, (index) => isOpen(index) && STARTS.includes(meanings[index] ?? null), values);
  return columns.map((column, index) => ({
    ...column,
    isOpen: isOpen(index) && column.field === null && column.choices.length === 0 && meanings[index] !== 'running' && !hidden.has(index),
  }));
}

const STARTS: readonly (Meaning | null)[] = ['startingHole', 'hole-or-family', 'hole-or-time', 'start-side'];

/** A start may stand in two columns, the hole in one and A or B in the other, in either order. */
function completeStart(columns: readonly Column[], mayStart: (index: number) => boolean, values: Reading['values']): void {
  const begun = columns.findIndex(({ field }) => field === 'startingHole');
  const rest = columns.findIndex(
    ({ field }, index) => begun >= 0 && field === null && mayStart(index) && completesStart(values(index), values(begun)),
  );
  Object.assign(columns[rest] ?? {}, { field: 'startingHole' });
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
const OPEN: readonly (Meaning | null)[] = ['division-or-flight', 'hole-or-time', 'start-side', 'running'];

/** The players of a flight, and an extra one. */
const FLIGHT_SIZE = 5;

/** Whether the values of a “Nhóm” column can be divisions, flights or both. */
function fits(values: readonly string[], divisionNames: readonly string[], taken: ReadonlySet<ImportField>): ImportField[] {
  const filled = values.filter((value) => value !== '');
  const names = new Set(divisionNames.map(divisionKey));
  const isDivision = !taken.has('division') && filled.some((value) => names.has(divisionKey(value)));
  const isFlight = !taken.has('flight') && filled.length > 0 && filled.every(isFlightLabel) && largestGroup(filled) <= FLIGHT_SIZE;
  const fitting: ImportField[] = [];
  if (isDivision || (taken.has('flight') && !taken.has('division'))) fitting.push('division');
  if (isFlight) fitting.push('flight');
  return fitting;
}

const isFlightLabel = (value: string) => /^\d{1,3}\s?[a-d]?$/i.test(flightText(value).flight);

function largestGroup(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
