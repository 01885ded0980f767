import type { Fraction } from './fraction.ts';
import { product, sumOf } from './fraction.ts';

/**
 * The handicap of a side that plays one ball: each partner's unrounded course handicap times a weight, summed, and not yet
 * rounded (Rules of Handicapping, appendix C; https://www.usga.org/handicapping/roh/Content/rules/Committee%20Content/USGA/LG_R7h5.htm).
 * The handicaps come in any order; the first weight is the lowest's. A partner beyond the list counts nothing.
 * "The sum over twice the partners" and "a tenth of the sum" are lists of equal weights.
 *
 * @example wholeStrokes(sideHandicap([fractionOf(100), fractionOf(210)], SIDE_ALLOWANCES.greensomes.map(percent))) // 14
 */
export function sideHandicap(courseHandicaps: readonly Fraction[], weights: readonly Fraction[]): Fraction {
  const lowestFirst = [...courseHandicaps].sort((a, b) => a.numerator * b.denominator - b.numerator * a.denominator);
  return sumOf(weights.flatMap((weight, nth) => lowestFirst.slice(nth, nth + 1).map((handicap) => product(handicap, weight))));
}
