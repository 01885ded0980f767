import { CLUB_DEFAULTS } from '@fairway/api';

/** The calendar date of a moment at a club: 2026-04-25. */
export function dateAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

/** The date of what belongs to no club, such as a contract: in Vietnam. */
export const officeDate = (moment: Date): string => dateAt(moment, CLUB_DEFAULTS.timeZone);

/** The moment of a time of day (`06:30`) on a date at a club. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const offset = offsetMs(new Date(asIfUtc), timeZone);
  // where the clocks change in between, the offset of the moment itself counts
  return new Date(asIfUtc - offsetMs(new Date(asIfUtc - offset), timeZone));
}

/** How far a club's clocks are ahead of UTC at a moment. */
function offsetMs(moment: Date, timeZone: string): number {
  const shown = moment.toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The time of day of a moment at a club: 06:30. */
export const timeAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
