import type { Fraction } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';

/**
 * What an exceptional score takes off: 1 when the differential, unrounded, is 7.0 or more below the index of the day, 2 from 10.0 on.
 *
 * @example exceptionalReduction(fraction(12, 10), 82) // -10: exactly 7.0
 */
export function exceptionalReduction({ numerator, denominator }: Fraction, index: Tenths): Tenths {
  const isBelow = (tenths: Tenths) => (index - tenths) * denominator >= 10 * numerator;
  return isBelow(100) ? -20 : isBelow(70) ? -10 : 0;
}
