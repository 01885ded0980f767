import { netDoubleBogey } from '../handicap/net-double-bogey.ts';

/** The most strokes that a hole counts (Rule 21.2), set by the Committee: twice the par, par and a number, a fixed number, or net double bogey. */
export type MaximumScore =
  | { readonly kind: 'double-par' }
  | { readonly kind: 'over-par'; readonly strokes: number }
  | { readonly kind: 'fixed'; readonly strokes: number }
  | { readonly kind: 'net-double-bogey' };

/**
 * The maximum of one hole. `received` are the strokes received on it; null for a player without a handicap, who has par + 5
 * where others have net double bogey (`netDoubleBogey`).
 *
 * @example maximumOfHole({ kind: 'net-double-bogey' }, 4, 2) // 8
 */
export function maximumOfHole(maximum: MaximumScore, par: number, received: number | null): number {
  if (maximum.kind === 'fixed') return maximum.strokes;
  if (maximum.kind === 'over-par') return par + maximum.strokes;
  if (maximum.kind === 'double-par') return 2 * par;
  return netDoubleBogey(par, received);
}
