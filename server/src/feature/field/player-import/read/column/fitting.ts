import type { ImportField } from '@fairway/api';
import { MOST_PARTNERS } from '@fairway/golf';
import { birthdayOf } from '../../value/birthday.ts';
import { genderOf } from '../../value/cell.ts';
import { divisionKey } from '../../value/division-name.ts';
import { handicapOf } from '../../value/handicap.ts';
import { startOf } from '../../value/start.ts';
import { teeTimeOf } from '../../value/tee-time.ts';
import { flightText } from '../row/flight-text.ts';

export function hasOneEach(keys: readonly string[], values: readonly string[]): boolean {
  const known = new Map<string, string>();
  return keys.every((key, at) => {
    if (key === '' || values[at] === '') return true;
    const before = known.get(key);
    known.set(key, values[at] ?? '');
    return before === undefined || before === values[at];
  });
}

/** “Tee” is a colour or the hole to start from, as its values show. */
export function isStarts(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && filled.every((value) => startOf(value) !== null);
}

/** An x, a tick or a 1 in the rows that a column is about. */
export function isMarks(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '' && value !== '0' && value !== '-');
  return filled.length > 0 && filled.every((value) => /^(?:[x✓✔☑√×1v●○•o*]|true|yes|có)$/iu.test(value));
}

/** Whether most values of a column can be what its heading is guessed to mean. */
export function mayBe(field: ImportField, values: readonly string[]): boolean {
  const fits = FITTING[field];
  const filled = values.filter((value) => value !== '');
  return fits === undefined || filled.filter(fits).length * 5 >= filled.length * 3;
}
const FITTING: Partial<Record<ImportField, (text: string) => boolean>> = {
  name: (text) => /\p{L}{2}/u.test(text) && !/[@?]|\d{3}/.test(text),
  handicapCourse: (text) => typeof handicapOf(text, HIGHEST) !== 'string',
  handicapIndex: (text) => typeof handicapOf(text, HIGHEST) !== 'string',
  phone: (text) => /\d{8}/.test(text.replace(/[\s.()-]/g, '')),
  email: (text) => text.includes('@'),
  birthday: (text) => birthdayOf(text, LATEST_YEAR) !== null,
  gender: (text) => genderOf(text) !== null,
  vga: (text) => /\d/.test(text) && text.length < 15,
  teeTime: (text) => teeTimeOf(text) !== null,
  startingHole: (text) => startOf(text) !== null,
};
const HIGHEST = 540;
const LATEST_YEAR = 2100;

/** A side has few golfers, and is not called as a division is. */
export function isSides(values: readonly string[], divisionNames: readonly string[]): boolean {
  const names = new Set(divisionNames.map(divisionKey));
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && largestGroup(filled) <= MOST_PARTNERS && !filled.some((value) => names.has(divisionKey(value)));
}

/** The players of a flight, and an extra one. */
const FLIGHT_SIZE = 5;

/** Whether the values of a “Nhóm” column can be divisions, flights or both. */
export function fits(values: readonly string[], divisionNames: readonly string[], taken: ReadonlySet<ImportField>): ImportField[] {
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
