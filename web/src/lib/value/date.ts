import { figures } from '@fairway/api/rule/figures';
/** `2026-04-25` as 25/04/2026, in both languages. */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const INSTANT = { day: '2-digit', month: '2-digit', year: 'numeric', ...TIME } as const;

/** A point in time on the clock of a club, wherever it is read: 25/04/2026 06:30; where the device has another time, 25/04/2026 06:30 GMT+7. */
export function formatInstant(iso: string, timeZone: string): string {
  const say = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...INSTANT, ...zone }).format(new Date(iso)).replace(',', '');
  const text = say({ timeZone });
  return text === say({}) ? text : say({ timeZone, timeZoneName: 'short' });
}

/** The clock of what belongs to no tournament: people, the log, contracts, tickets. The server tells their days by it too. */
export const formatOffice = (iso: string): string => formatInstant(iso, 'Asia/Ho_Chi_Minh');

/** The time of day on the clock of a club: 06:30. */
export const formatClock = (moment: number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...TIME }).format(moment);

/** The same to the second: 06:30:15. */
export const formatClockSeconds = (moment: number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...TIME, second: '2-digit' }).format(moment);

/** Today on the calendar of a club, as `2026-04-25`. */
export const today = (timeZone: string, now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

/** A date as people type it: 25/4/2026, 25.04.26, 25-4-2026 or 2026-04-25; null: no such day. */
export function readDate(typed: string): string | null {
  const text = figures(typed);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [day, month, year] = iso
    ? iso.slice(1).reverse()
    : (/^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(text)?.slice(1) ?? []);
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const known = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(date) ? date : null;
}

/** What is wrong with a typed date: a day that no calendar has, or no whole date; null: nothing. A leap year speaks for a missing year. */
export function dateProblem(typed: string): 'noSuchDay' | 'notADate' | null {
  if (readDate(typed) !== null) return null;
  const text = figures(typed);
  const whole = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}([/.\-\s])\d{1,2}[/.\-\s](\d{4}|\d{2})$/.test(text);
  const dayAndMonth = /^\d{1,2}[/.-]\d{1,2}$/.test(text);
  return whole || (dayAndMonth && readDate(`${text}/2024`) === null) ? 'noSuchDay' : 'notADate';
}

/** A time of day as golfers write it: 6h, 06h30., 6:30 or 0630, as 06:30; null: no such time. */
export function readTime(typed: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}?)\s*(?:[h:.]\s*)?(\d{2})?\s*[.']?$/i.exec(figures(typed)) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
