import type { LiveTournament } from '@fairway/api';

const DAY_MS = 24 * 3_600_000;
/** Its digits open the evening before, and what thunder stopped on the last day is finished on the next. */
const DAYS = { ahead: 1, after: 1 };

/** The public tournaments that a caddie may come for now, by name. */
export const ofToday = (tournaments: readonly LiveTournament[], now: Date): LiveTournament[] =>
  tournaments
    .filter(({ date, lastDate, timeZone, phase }) => {
      const daysTo = (day: string) => (Date.parse(day) - Date.parse(dateAt(now, timeZone))) / DAY_MS;
      return phase !== 'ended' && daysTo(date) <= DAYS.ahead && daysTo(lastDate) >= -DAYS.after;
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'vi'));

/** The date on the calendar of the club. */
const dateAt = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment);
  return ['year', 'month', 'day'].map((part) => parts.find(({ type }) => type === part)?.value).join('-');
};
