import type { LiveTournament } from '@fairway/api';

const DAY_MS = 24 * 3_600_000;
/** A tournament has rounds on a few days, and its digits open the evening before. */
const DAYS = { before: 6, ahead: 1 };

/** The public tournaments that a caddie may come for now, by name. */
export const ofToday = (tournaments: readonly LiveTournament[], now: Date): LiveTournament[] =>
  tournaments
    .filter(({ date, timeZone, phase }) => {
      const days = (Date.parse(date) - Date.parse(dateAt(now, timeZone))) / DAY_MS;
      return phase !== 'ended' && days >= -DAYS.before && days <= DAYS.ahead;
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'vi'));

/** The date on the calendar of the club. */
const dateAt = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment);
  return ['year', 'month', 'day'].map((part) => parts.find(({ type }) => type === part)?.value).join('-');
};
