import { CLUB_DEFAULTS } from '@fairway/api';

/** The calendar date of a moment at a club: 2026-04-25. */
export function dateAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

/** The date of what belongs to no club, such as a contract: in Vietnam. */
export const officeDate = (moment: Date): string => dateAt(moment, CLUB_DEFAULTS.timeZone);
