import type { Fraction } from './fraction.ts';
import { fraction } from './fraction.ts';
import type { Tenths } from './tenths.ts';

/**
 * The competition cap, in whole strokes: a handicap above `above` counts as `countsAs`.
 * Two numbers, since some clubs write "above 36 counts as 35": exactly 36 then stays 36.
 */
export type HandicapCap = { readonly above: number; readonly countsAs: number };

/** min(handicap, 36): the usual cap of the region. */
export const DEFAULT_CAP: HandicapCap = { above: 36, countsAs: 36 };

/** The handicap after the cap, in tenths. Applied when a handicap is used, never when it is stored. */
export function capped(handicap: Tenths, cap: HandicapCap | null): Tenths {
  return cap !== null && handicap > cap.above * 10 ? cap.countsAs * 10 : handicap;
}

/** The same of an exact handicap. */
export function cappedExactly(handicap: Fraction, cap: HandicapCap | null): Fraction {
  return cap !== null && handicap.numerator > cap.above * handicap.denominator ? fraction(cap.countsAs, 1) : handicap;
}

/** Half of a cap, on a round of nine holes. */
export function halfCap(cap: HandicapCap | null): HandicapCap | null {
  return cap && { above: cap.above / 2, countsAs: cap.countsAs / 2 };
}
