import type { FlightRow } from './store.ts';

/** Flight 2 before flight 10; the database's own order differs from engine to engine. */
const collator = new Intl.Collator('vi', { numeric: true });
const LAST = '~';

type Started = Pick<FlightRow, 'number' | 'teeTime' | 'startingHole' | 'startingSide'>;

/** By time, then hole, then A before B, then number; a flight without a time comes after those that have one. */
export const inStartingOrder = <Of extends Started>(flights: readonly Of[]): Of[] => flights.toSorted(byStart);

function byStart(a: Started, b: Started): number {
  const [time, other] = [a.teeTime ?? LAST, b.teeTime ?? LAST];
  if (time !== other) return time < other ? -1 : 1;
  const hole = (a.startingHole ?? 99) - (b.startingHole ?? 99);
  return hole || (a.startingSide ?? '').localeCompare(b.startingSide ?? '') || collator.compare(a.number, b.number);
}
