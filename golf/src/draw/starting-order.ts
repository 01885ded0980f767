/** What a flight's place in the starting order depends on; `teeTime` as “06:30”, null: not known yet. */
type Started = {
  readonly number: string;
  readonly teeTime: string | null;
  readonly startingHole: number | null;
  readonly startingSide: 'A' | 'B' | 'C' | null;
};

/** Flight 2 comes before flight 10. */
const collator = new Intl.Collator('vi', { numeric: true });
/** After every time, and after every hole. */
const [NO_TIME, NO_HOLE] = ['~', 19];

/**
 * Flights as they start: by time, then hole, then A before B, then number. A flight without a time comes after those that have one.
 *
 * @example inStartingOrder([{ number: '10', … }, { number: '2', … }]) // flight 2, flight 10
 */
export const inStartingOrder = <Of extends Started>(flights: readonly Of[]): Of[] => [...flights].sort(byStart);

function byStart(a: Started, b: Started): number {
  const [time, other] = [a.teeTime ?? NO_TIME, b.teeTime ?? NO_TIME];
  if (time !== other) return time < other ? -1 : 1;
  const hole = (a.startingHole ?? NO_HOLE) - (b.startingHole ?? NO_HOLE);
  return hole || collator.compare(a.startingSide ?? '', b.startingSide ?? '') || collator.compare(a.number, b.number);
}
