import { fraction, wholeTenths } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** The differentials that a record keeps: the newest by the day played. */
export const KEPT = 20;

/** By how many differentials there are: how many of the lowest count, and what is added to their mean (Rules of Handicapping 5.2a and 5.2b). */
const TABLE: readonly { readonly to: number; readonly lowest: number; readonly adjustment: Tenths }[] = [
  { to: 2, lowest: 0, adjustment: 0 },
  { to: 3, lowest: 1, adjustment: -20 },
  { to: 4, lowest: 1, adjustment: -10 },
  { to: 5, lowest: 1, adjustment: 0 },
  { to: 6, lowest: 2, adjustment: -10 },
  { to: 8, lowest: 2, adjustment: 0 },
  { to: 11, lowest: 3, adjustment: 0 },
  { to: 14, lowest: 4, adjustment: 0 },
  { to: 16, lowest: 5, adjustment: 0 },
  { to: 18, lowest: 6, adjustment: 0 },
  { to: 19, lowest: 7, adjustment: 0 },
  { to: KEPT, lowest: 8, adjustment: 0 },
];

/** How an index comes of differentials: how many of the lowest count, what is added, and the mean with it, before any limit. */
export type CountingMean = { readonly lowest: number; readonly adjustment: Tenths; readonly mean: Tenths };

/**
 * The mean of the lowest differentials by the table, in tenths, .5 upwards; null of fewer than three. Twenty at most are given.
 *
 * @example countingMean([153, 152, 166]) // { lowest: 1, adjustment: -20, mean: 132 }
 */
export function countingMean(differentials: readonly Tenths[]): CountingMean | null {
  const { lowest, adjustment } = TABLE.find(({ to }) => differentials.length <= to) ?? { lowest: 8, adjustment: 0 };
  if (lowest === 0) return null;
  const counting = [...differentials].sort((a, b) => a - b).slice(0, lowest);
  const sum = counting.reduce((total, one) => total + one, 0);
  return { lowest, adjustment, mean: wholeTenths(fraction(sum + lowest * adjustment, 10 * lowest)) };
}
