const DAY_MS = 86_400_000;

/**
 * The moment of a time of day (`06:30`) on a date at a club. Of a time that comes twice the first counts; one that the clocks skip is as
 * much later: 02:30 is 03:30 where they go from 2 to 3, and never a moment before the gap.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [offsetMs(new Date(asIfUtc - DAY_MS), timeZone), offsetMs(new Date(asIfUtc + DAY_MS), timeZone)];
  const [byBefore, byAfter] = [new Date(asIfUtc - before), new Date(asIfUtc - after)];
  const isOfAfter = offsetMs(byBefore, timeZone) !== before && offsetMs(byAfter, timeZone) === after;
  return isOfAfter ? byAfter : byBefore;
}

/** How far a club's clocks are ahead of UTC at a moment. */
function offsetMs(moment: Date, timeZone: string): number {
  const local = moment.toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The time of day of a moment at a club: 06:30. */
export const timeAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** What a club's clocks show in place of a time that they skip on that day; null: they do not skip it. */
export function inPlaceOfSkipped(date: string, time: string, timeZone: string): string | null {
  const clockTime = timeAt(instantAt(date, time, timeZone), timeZone);
  return clockTime === time ? null : clockTime;
}
