/** The calendar date of a moment at the club: 2026-04-25. */
export function dateAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

/** The birth years of golfers between 24 and 70. */
export const yearsBefore = (day: Date) => ({ from: day.getUTCFullYear() - 70, to: day.getUTCFullYear() - 24 });
