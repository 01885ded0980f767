import type { Fraction } from '../handicap/fraction.ts';
import { fraction, product } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';

/**
 * What is expected of holes that were not played: an **estimate**, since no body publishes the formula (Rules of Handicapping 5.1b and 5.1c
 * name it). 0.52 × index + 1.2 for nine holes, others by their share, is at most a tenth off what is known of it.
 *
 * @example expectedDifferential(140, 9) // 8.48: with a nine of 7.2 the differential is 15.7
 */
export function expectedDifferential(index: Tenths, holes: number): Fraction {
  return product(fraction(52 * index + 1200, 1000), fraction(holes, 9));
}
