import type { DateOrder } from '@fairway/api';

/** Three numbers: a day, a month and a year, in one of two orders. */
const DATE = /^(\d{1,2})(\s*[/.-]\s*)(\d{1,2})(\s*[/.-]\s*)(\d{4}|\d{2})(?=$|\s\d)/;
const MONTHS = 12;

/** No day has a higher number: “80/05/01” begins with its year. */
const DAYS = 31;

/** The order, whether a person has to say it or has, a date that fits both, and whether years of two digits come first. */
export type FoundOrder = { order: DateOrder; asks: boolean; decided: DateOrder | null; example: string; isYearFirst: boolean };

const found = (order: DateOrder, { asks = false, example = '', isYearFirst = false } = {}): FoundOrder => ({
  ...{ order, asks, example, isYearFirst },
  decided: null,
});

/** A day of a column; `shown`: the cell holds a day, and shows this of day and month first. */
export type DatedText = { text: string; shown: DateOrder | undefined };

/**
 * In which order a column has day and month: as the club's country writes them, unless some dates can only be read the other way. If some
 * need one way and some the other, only a person can say what those mean that fit both. So it is where texts need one way and cells that
 * hold days show the other: a program that expects months first makes a day of 1/12 and leaves 13/12 a text.
 */
export function dateOrderOf(values: readonly DatedText[]): FoundOrder {
  const texts = values.flatMap(({ text, shown }) => (shown === undefined ? [text] : []));
  if (texts.some((text) => Number(DATE.exec(text)?.[1]) > DAYS)) return found('dmy', { isYearFirst: true });
  let [days, months] = [0, 0];
  let example = '';
  for (const text of texts) {
    const [, first, , second] = DATE.exec(text) ?? [];
    if (Number(second) > MONTHS) months += 1;
    else if (Number(first) > MONTHS) days += 1;
    else if (first !== undefined && Number(first) !== Number(second)) example ||= text;
  }
  const order = months > 0 && days === 0 ? 'mdy' : 'dmy';
  const turned =
    days + months === 0 ? undefined : values.find(({ text, shown }) => shown !== undefined && shown !== order && isEither(text));
  example ||= turned === undefined ? '' : turned.shown === 'mdy' ? turnedRound(turned.text) : turned.text;
  return found(order, { asks: example !== '' && ((days > 0 && months > 0) || turned !== undefined), example });
}

/** A date with its day first. One that fits only one way is read in that way. */
export function dayFirst({ text, shown }: DatedText, { order, decided, isYearFirst }: FoundOrder): string {
  if (shown !== undefined) return decided !== null && decided !== shown && isEither(text) ? turnedRound(text) : text;
  return text.replace(DATE, (date, first: string, one: string, second: string, other: string, year: string) => {
    if (isYearFirst && year.length === 2 && Number(year) <= DAYS) return `${year}${one}${second}${other}${first}`;
    const isMonthFirst = Number(second) > MONTHS || (order === 'mdy' && Number(first) <= MONTHS);
    return isMonthFirst ? `${second}${one}${first}${other}${year}` : date;
  });
}

const TURNED = /^(\d{2})\/(\d{2})\/\d{4}$/;

/** A day that may be a month, of another month. */
function isEither(text: string): boolean {
  const [, day, month] = TURNED.exec(text) ?? [];
  return day !== month && Number(day) <= MONTHS;
}
const turnedRound = (text: string): string => text.replace(/^(\d{2})\/(\d{2})/, '$2/$1');

/** Excel makes a date of “1-2”: whether its column was 1-2 or 2-1 only a person can say, unless all are alike. */
export function turnedOrderOf(values: readonly string[]): FoundOrder {
  const example = values.find(isEither);
  return found('dmy', { asks: example !== undefined, ...(example !== undefined && { example }) });
}

/** What was typed before Excel made a date of it: 01/02/2026 → 1-2. */
export const turnedBack = (text: string, order: DateOrder): string =>
  text.replace(TURNED, (_, day: string, month: string) => {
    const parts = [Number(day), Number(month)];
    return (order === 'dmy' ? parts : parts.reverse()).join('-');
  });

export const isTurned = (text: string): boolean => TURNED.test(text);
