/** A day and the time of day as they stand in a cell; of two numbers it is not known yet which is the month. */
export type CellDay = { year: number; yearDigits: number; first: number; second: number; isMonthKnown: boolean; time: string | null };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = /T?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(AM|PM|SA|CH)?/i;
const YEAR_FIRST = /(?<!\d)(20\d\d)([-/.]?)(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])(?!\d)/;
const TWO_NUMBERS = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTH_NAMED = /(?<!\d)(\d{1,2})[-/ ]([a-z]{3})[a-z]*[-/ ,]+(\d{4}|\d{2})(?!\d)/i;

/** A day as Excel counts it, where its cell does not say that it is one: of the years 2009 to 2064. */
const COUNTED = /^([45]\d{4})(\.\d+)?$/;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);

function countedDay(days: number): CellDay {
  const date = new Date(EXCEL_DAY_0 + Math.round(days * 86_400) * 1000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return {
    year,
    yearDigits: 4,
    first: day,
    second: month,
    isMonthKnown: true,
    time: days % 1 === 0 ? null : date.toISOString().slice(11, 16),
  };
}

/** Null: the cell is no day, or it has something else beside it. */
export function cellDay(cell: string): CellDay | null {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (COUNTED.test(text)) return countedDay(Number(text));
  const found = TIME.exec(text);
  const rest = text.replace(TIME, ' ');
  const day = dayIn(rest);
  if (day === null || /[\p{L}\d]/u.test(rest.replace(day.text, ''))) return null;
  const time = found === null ? null : timeOf(found);
  return time === undefined ? null : { ...day.of, time };
}

type Found = { text: string; of: Omit<CellDay, 'time'> };

function dayIn(text: string): Found | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso)
    return { text: iso[0], of: { year: Number(iso[1]), yearDigits: 4, first: Number(iso[4]), second: Number(iso[3]), isMonthKnown: true } };
  const named = MONTH_NAMED.exec(text);
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  if (named && month > 0)
    return { text: named[0], of: { ...yearOf(named[3]), first: Number(named[1]), second: month, isMonthKnown: true } };
  const two = TWO_NUMBERS.exec(text);
  if (two === null) return null;
  return { text: two[0], of: { ...yearOf(two[4]), first: Number(two[1]), second: Number(two[3]), isMonthKnown: false } };
}

const yearOf = (text = '') => ({ year: Number(text.length === 2 ? `20${text}` : text), yearDigits: text.length });

function timeOf([, hour = '', minute = '', , half]: RegExpExecArray): string | undefined {
  const isLate = /PM|CH/i.test(half ?? '');
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

/** Whether the month stands before the day in a column; null: its days contradict each other. Where nothing shows it, the day stands first. */
export function isMonthFirst(days: readonly CellDay[]): boolean | null {
  const open = days.filter(({ isMonthKnown }) => !isMonthKnown);
  const [late, lateSecond] = [open.some(({ first }) => first > 12), open.some(({ second }) => second > 12)];
  return late && lateSecond ? null : lateSecond;
}

/** 2026-11-23; null: there is no such day. */
export function isoDay({ year, first, second, isMonthKnown }: CellDay, monthFirst: boolean): string | null {
  const [day, month] = monthFirst && !isMonthKnown ? [second, first] : [first, second];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
