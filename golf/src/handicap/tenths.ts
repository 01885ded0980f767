/** Integer tenths of a stroke: handicap 14.4 is 144, net 75.6 is 756. A plus handicap is negative: +2 is −20. */
export type Tenths = number;

/** Whole strokes, .5 upwards, towards plus infinity: 14.5 → 15, −2.5 → −2 (Rules of Handicapping 6.1). */
export function roundHalfUp(tenths: Tenths): number {
  return Math.floor((tenths + 5) / 10);
}
