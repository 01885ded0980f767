import { readDate } from '../../../../lib/value/date.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** A day without its time, and with the number of a month that is named: “14 Nov 2026”, “Nov 14, 2026”. */
const plainDay = (cell: string): string =>
  cell
    .replace(/[T\s]+\d{1,2}:\d{2}.*$/, '')
    .replace(/^(\d{1,2})[\s-]+([a-z]{3,9})\.?[\s,-]+(\d{2,4})$/i, (_, day, month, year) => `${day}/${monthOf(month)}/${year}`)
    .replace(/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i, (_, month, day, year) => `${day}/${monthOf(month)}/${year}`);
const turned = (cell: string): string => cell.replace(/^(\d{1,2})([/.-])(\d{1,2})(?=\2)/, '$3$2$1');

const dayFirst = (cell: string): string | null => readDate(plainDay(cell));
const monthFirst = (cell: string): string | null => readDate(turned(plainDay(cell)));

/** Whether a cell is a day, in whatever order. */
export const isDay = (cell: string): boolean => (dayFirst(cell) ?? monthFirst(cell)) !== null;

/** How the days of a column are read: with the month first where some can only be read so, and none only the other way. */
export const dayReader = (cells: readonly string[]): ((cell: string) => string | null) => {
  const days = cells.filter(isDay);
  const isMonthFirst = days.some((cell) => dayFirst(cell) === null) && days.every((cell) => monthFirst(cell) !== null);
  return isMonthFirst ? monthFirst : dayFirst;
};
