/** A birthday as a calendar date, or only the year if the list has no more. */
export type Birthday = { birthday: string; birthYear: null } | { birthday: null; birthYear: number };

const DAY_MS = 86_400_000;
/** Excel's day 0, from which its calendar counts the days after February 1900. */
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
/** Day numbers from here to the latest year are read as years. */
const EARLIEST_YEAR = 1900;

/**
 * “25/04/1975”, “25-4-75”, “1975-04-25”, “1975” or Excel's day number; null if it is no day of the calendar. Two digits are of this
 * century unless that is after `latestYear`. Whether a player can be born then is not checked here.
 */
export function birthdayOf(text: string, latestYear: number): Birthday | null {
  const day = text.trim().replace(/\s+\d{1,2}:\d{2}(?::\d{2})?$/, '');
  if (/^\d{4}$/.test(day)) return yearAlone(commonYear(Number(day)));
  if (/^\d{5}$/.test(day)) return dated(Number(day), new Date(EXCEL_DAY_0 + Number(day) * DAY_MS).toISOString().slice(0, 10), latestYear);
  const written = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(day);
  if (written) return calendarDay(fullYear(written[3] ?? '', latestYear), Number(written[2]), Number(written[1]), latestYear);
  const yearFirst = YEAR_FIRST.exec(day);
  if (yearFirst) return calendarDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]), latestYear);
  const inWords = dayOfWords(day);
  return inWords ? calendarDay(fullYear(inWords.year, latestYear), inWords.month, inWords.day, latestYear) : null;
}

/** 1975-04-25, 1975/4/25, 1975. 4. 25., 1975년 4월 25일, 1975年4月25日. */
const YEAR_FIRST = /^(\d{4})\s*[-/.년年]\s*(\d{1,2})\s*[-/.월月]\s*(\d{1,2})\s*[.일日]?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** “25 Apr 1975”, “25-Apr-75”, “April 25, 1975”, “25 tháng 4 năm 1975”. */
function dayOfWords(text: string): { day: number; month: number; year: string } | null {
  const [, day, tháng, năm] = /^(?:ngày\s+)?(\d{1,2})\s+tháng\s+(\d{1,2})(?:\s+năm|,)?\s+(\d{4})$/iu.exec(text) ?? [];
  if (năm !== undefined) return { day: Number(day), month: Number(tháng), year: năm };
  const [, first, name, second, year] =
    /^(\d{1,2})?[\s.-]*([a-z]{3,9})\.?[\s-]*(\d{1,2}(?!\d))?(?:st|nd|rd|th)?[\s,-]*(\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
  return month === 0 || year === undefined ? null : { day: Number(first ?? second), month, year };
}

const yearAlone = (birthYear: number): Birthday => ({ birthday: null, birthYear });

function fullYear(digits: string, latest: number): number {
  if (digits.length === 4) return Number(digits);
  const year = Math.floor(latest / 100) * 100 + Number(digits);
  return year > latest ? year - 100 : year;
}

/** Thais count from 543 years earlier. */
const commonYear = (year: number) => (year >= 2400 && year < 2700 ? year - 543 : year);

/** A day that the calendar does not have (31/02) comes out as another day, and so does a day of the first century. */
function calendarDay(written: number, month: number, day: number, latest: number): Birthday | null {
  const year = commonYear(written);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return exists ? dated((date.getTime() - EXCEL_DAY_0) / DAY_MS, iso, latest) : null;
}

/**
 * A year typed into a column of dates: Excel takes 1975 for its 1,975th day, which is in May 1905. No player was born in
 * 1905 or 1906, so the day number is read as the year.
 */
function dated(days: number, birthday: string, latest: number): Birthday {
  const isYear = days >= EARLIEST_YEAR && days <= latest;
  return isYear ? yearAlone(days) : { birthday, birthYear: null };
}

const two = (number: number) => String(number).padStart(2, '0');
