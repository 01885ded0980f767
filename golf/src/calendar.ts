/** A day as `2026-11-14`: days compare as texts do. */
export type Day = string;

const MS_OF_DAY = 24 * 60 * 60 * 1000;

/** Days since a fixed one, so that days can be counted: the same everywhere, since no clock and no time zone has a part in it. */
export function dayNumber(day: Day): number {
  return Date.parse(day) / MS_OF_DAY;
}

/**
 * The first days of the months after one day, up to another.
 *
 * @example monthStarts('2026-11-14', '2027-01-31') // ['2026-12-01', '2027-01-01']
 */
export function monthStarts(after: Day, until: Day): readonly Day[] {
  const starts: Day[] = [];
  for (let start = monthsAfter(after, 1); start <= until; start = monthsAfter(start, 1)) starts.push(start);
  return starts;
}

/**
 * The first day of the month so many months later, or earlier.
 *
 * @example monthsAfter('2026-11-14', 2) // '2027-01-01'
 */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const later = year * 12 + (month - 1) + months;
  return `${String(Math.floor(later / 12)).padStart(4, '0')}-${String((later % 12) + 1).padStart(2, '0')}-01`;
}
