import type { DateOrder } from '@fairway/api';

/** Three numbers: a day, a month and a year, in one of two orders. */
const DATE = /^(\d{1,2})(\s*[/.-]\s*)(\d{1,2})(\s*[/.-]\s*)(\d{4}|\d{2})(?=$|\s\d)/;
const MONTHS = 12;

/** No day has a higher number: “80/05/01” begins with its year. */
const DAYS = 31;

/** The order, whether a person has to say it, a date that fits both, and whether years of two digits come first. */
export type FoundOrder = { order: DateOrder; asks: boolean; example: string; isYearFirst: boolean };

/**
 * In which order a column has day and month: as the club's country writes them, unless some dates can only be read the other way.
 * If some need one way and some the other, only a person can say what those mean that fit both.
 */
export function dateOrderOf(values: readonly string[]): FoundOrder {
  let [days, months] = [0, 0];
  let example = '';
  const isYearFirst = values.some((value) => Number(DATE.exec(value)?.[1]) > DAYS);
  if (isYearFirst) return { order: 'dmy', asks: false, example, isYearFirst };
  for (const value of values) {
    const [, first, , second] = DATE.exec(value) ?? [];
    if (Number(second) > MONTHS) months += 1;
    else if (Number(first) > MONTHS) days += 1;
    else if (first !== undefined && Number(first) !== Number(second)) example ||= value;
  }
  if (months > 0 && days === 0) return { order: 'mdy', asks: false, example, isYearFirst };
  return { order: 'dmy', asks: months > 0 && example !== '', example, isYearFirst };
}

/** A date with its day first. One that fits only one way is read in that way. */
export function dayFirst(text: string, { order, isYearFirst }: FoundOrder): string {
  return text.replace(DATE, (date, first: string, one: string, second: string, other: string, year: string) => {
    if (isYearFirst && year.length === 2 && Number(year) <= DAYS) return `${year}${one}${second}${other}${first}`;
    const isMonthFirst = Number(second) > MONTHS || (order === 'mdy' && Number(first) <= MONTHS);
    return isMonthFirst ? `${second}${one}${first}${other}${year}` : date;
  });
}

const TURNED = /^(\d{2})\/(\d{2})\/\d{4}$/;

/** Excel makes a date of “1-2”: whether its column was 1-2 or 2-1 only a person can say, unless all are alike. */
export function turnedOrderOf(values: readonly string[]): FoundOrder {
  const example = values.find((value) => {
    const [, day, month] = TURNED.exec(value) ?? [];
    return day !== month && Number(day) <= MONTHS;
  });
  return { order: 'dmy', asks: example !== undefined, example: example ?? '', isYearFirst: false };
}

/** What was typed before Excel made a date of it: 01/02/2026 → 1-2. */
export const turnedBack = (text: string, order: DateOrder): string =>
  text.replace(TURNED, (_, day: string, month: string) => {
    const parts = [Number(day), Number(month)];
    return (order === 'dmy' ? parts : parts.reverse()).join('-');
  });

export const isTurned = (text: string): boolean => TURNED.test(text);
