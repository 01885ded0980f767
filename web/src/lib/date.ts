/** `2026-04-25` as 25/04/2026, in both languages. */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

const instant = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A point in time on the club's clock: 25/04/2026 06:30. */
export const formatInstant = (iso: string): string => instant.format(new Date(iso)).replace(',', '');

/** Today on the club's calendar, as `2026-04-25`. */
export const today = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' }).format(now);
