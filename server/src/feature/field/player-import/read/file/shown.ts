import type { DateOrder } from '@fairway/api';
import { numberText } from './cell-text.ts';
import { isDateFormat, shownNumber } from './number-format.ts';

/**
 * What a person sees in a cell; what it holds, if that is more than it shows; and which of day and month stands first in it, if it holds a day.
 */
export type Shown = { text: string; held?: string; order?: DateOrder };

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
/** Days by which the calendar of old Macs begins later. */
const DAYS_TO_1904 = 1462;
const FIRST_YEAR = 1900;

/** A formula that no program has calculated: nobody knows what its cell will show. */
export const UNCALCULATED = '#CALC?';

/** A number as its cell shows it: `012`, `A07`, a rounded handicap, a day or a time. */
export function shownValue(value: number, format: string | undefined, isFrom1904 = false): Shown {
  if (format !== undefined && isDateFormat(format) && value >= 0)
    return shownDay(value >= 1 && isFrom1904 ? value + DAYS_TO_1904 : value, format);
  const text = format === undefined || isDateFormat(format) ? null : shownNumber(value, format);
  if (text === null) return { text: numberText(value) };
  return isRounded(text, value) ? { text, held: numberText(value) } : { text };
}

/** A number that is shown with fewer decimals than it has. */
const isRounded = (text: string, value: number) => /^[+-]?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text) - value) > 1e-9;

const MIDNIGHT = '00:00';

/** Text in quotation marks, an escaped sign, a colour or a region; not the hours of `[h]`. */
const BESIDE = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/**
 * A count of days as its format shows it: the day, the time of the day, or both. Seconds that the format does not show are cut off, as Excel
 * does; fractions of one are noise.
 */
function shownDay(days: number, format: string): Shown {
  const bare = format.replace(BESIDE, '').toLowerCase();
  const seconds = Math.round(days * DAY_SECONDS);
  const hasTime = /[hs]|am\/pm/.test(bare) || days < 1;
  const hasDay = days >= 1 && (/[dy]/.test(bare) || !hasTime);
  const hours = Math.floor(seconds / 3600);
  const isElapsed = /\[h+\]/.test(bare);
  const time = `${two(isElapsed ? hours : hours % 24)}:${two(Math.floor(seconds / 60) % 60)}`;
  if (!hasDay) return { text: time };
  const day = dayText(new Date(EXCEL_DAY_0 + Math.floor(seconds / DAY_SECONDS) * DAY_MS));
  const order = orderOf(bare);
  // a time that a day hides is said too
  return { text: time === MIDNIGHT ? day : `${day} ${time}`, ...(order && { order }) };
}

/** Which of day and month a format shows first, if both are numbers and the year does not say it. */
function orderOf(format: string): DateOrder | null {
  const [day, month, year] = [format.search(/d/), format.search(/m/), format.search(/y/)];
  if (day < 0 || month < 0 || /mmm|ddd/.test(format) || (year >= 0 && year < Math.min(day, month))) return null;
  return month < day ? 'mdy' : 'dmy';
}

const two = (number: number) => String(number).padStart(2, '0');
const dayText = (date: Date): string => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;

const ISO = /^(?:(-?\d{4,})-(\d{2})-(\d{2}))?(?:T?(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const BOTH = 'dd/mm/yyyy hh:mm';
const [DAY, TIME] = ['dd/mm/yyyy', 'hh:mm'];

/**
 * A day, a time or both as ISO 8601 writes them: 2026-12-05, T07:30, 2026-12-05T07:30:00. Null: none of them, or a day before 1900, as a
 * program makes one of the flight 1-1. Without a format it shows what it has.
 */
export function shownIso(iso: string, format?: string): Shown | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = ISO.exec(iso.trim()) ?? [];
  const isTime = year === undefined || Number(year) < FIRST_YEAR;
  if (isTime && !/\d:\d/.test(iso)) return null;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const days = isTime ? 0 : (Date.UTC(Number(year), Number(month) - 1, Number(day)) - EXCEL_DAY_0) / DAY_MS;
  const own = isTime ? TIME : seconds === 0 ? DAY : BOTH;
  const shown = format !== undefined && isDateFormat(format) && !isTime ? format : own;
  return shownDay(days + seconds / DAY_SECONDS, shown);
}

const DURATION = /^(-)?P(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/;

/** A duration of ISO 8601 as a part of a day: PT7H30M, PT007H30M00S, PT7.5H, PT450M. Null: it is none, or one of months. */
export function daysOfDuration(iso: string): number | null {
  const [found, minus, ...parts] = DURATION.exec(iso.trim()) ?? [];
  if (found === undefined || minus !== undefined || parts.every((part) => part === undefined)) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number((part ?? '0').replace(',', '.')));
  return days + (hours * 3600 + minutes * 60 + seconds) / DAY_SECONDS;
}
