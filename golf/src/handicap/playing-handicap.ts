import type { Percent } from './allowance.ts';
import type { HandicapCap } from './cap.ts';
import { capped } from './cap.ts';
import type { Fraction } from './fraction.ts';
import { fraction, half, percent, perMille, product, sumOf, wholeStrokes } from './fraction.ts';
import type { Tenths } from './tenths.ts';

/**
 * A handicap as it is declared: tenths, or exact where it has more than one decimal, as a course handicap mostly has.
 * Rounding it to tenths first would round twice: of 0.528 strokes 95 % is 1, of 0.5 it is 0 (Rules of Handicapping 6.2).
 */
export type DeclaredHandicap = Tenths | Fraction | TeeHandicap | NineHandicap;

/**
 * The handicap of a round of nine holes, by the handicap of eighteen: half of the whole one, exactly, and of what is `added` to that as to a
 * `TeeHandicap`. `from`: it is the handicap of the nine by its own rating (Rules of Handicapping 6.1b), which says what is added on the nine;
 * the whole is twice that.
 */
export type NineHandicap = { readonly whole: Fraction; readonly added?: number; readonly from?: NineRating };

/** What a handicap of nine holes comes from: the index and half of it, rounded to a tenth, and the figures of the nine; rating in tenths. */
export type NineRating = {
  readonly index: Tenths;
  readonly halved: Tenths;
  readonly slope: number;
  readonly rating: Tenths;
  /** Of these nine holes: the tee's own where it has one, else that of the card which the player plays by. */
  readonly par: number;
  readonly parOf: 'tee' | 'card';
  /** Whole strokes that the tee's own par is above that of the card; as of `TeeHandicap`. */
  readonly added: number;
};

/**
 * An exact course handicap from a tee, and the whole strokes that its par is above that of the card which its player plays by. The
 * allowance falls on the course handicap alone (Rules of Handicapping 6.2b).
 */
export type TeeHandicap = { readonly exact: Fraction; readonly added: number };

/**
 * Whole strokes that a declared handicap is played off: times the allowance, rounded half up once, with what the par of the tee adds,
 * then the competition cap.
 *
 * @example playingHandicap(275, { above: 36, countsAs: 36 }) // 28
 * @example playingHandicap(275, null, 95) // 26
 * @example playingHandicap(120, null, 87.5) // 11
 * @example playingHandicap({ exact: fractionOf(100), added: 1 }, null, 95) // 11
 */
export function playingHandicap(declared: DeclaredHandicap, cap: HandicapCap | null, allowance: Percent = 100): number {
  return capped(strokesOf(declared, allowance) * 10, cap) / 10;
}

function strokesOf(declared: DeclaredHandicap, allowance: Percent): number {
  if (typeof declared === 'number') return Math.floor((declared * perMille(allowance) + 5000) / 10_000);
  if ('whole' in declared) return wholeStrokes(half(sumOf([product(declared.whole, percent(allowance)), fraction(addedOf(declared), 1)])));
  return 'exact' in declared ? playingHandicapOf(declared.exact, allowance) + declared.added : playingHandicapOf(declared, allowance);
}

/** Whole strokes that the par of the tee adds to the handicap of eighteen holes. */
const addedOf = ({ added = 0, from }: NineHandicap): number => (from === undefined ? added : 2 * from.added);

/** The handicap of eighteen holes of which that of nine is the half. */
export const eighteenOf = (nine: NineHandicap): TeeHandicap => ({ exact: nine.whole, added: addedOf(nine) });

/**
 * Whole strokes of an unrounded course handicap times the allowance, rounded half up once (Rules of Handicapping 6.2): 85 % of
 * 11.394 is 10, where 85 % of the rounded 11 would be 9. With an allowance a plus handicap moves towards 0.
 *
 * @example playingHandicapOf(courseHandicap(103, { slope: 125, rating: 710, par: 71 }).exact, ALLOWANCES['four-ball-stroke-play']) // 10
 */
export function playingHandicapOf(courseHandicap: Fraction, allowance: Percent): number {
  return wholeStrokes(product(courseHandicap, percent(allowance)));
}

/**
 * In match play the lowest plays off 0 and the others get the difference (Rules of Handicapping, appendix C). Playing handicaps
 * in, strokes received out, in the same order; a plus handicap raises the others.
 *
 * @example matchPlayHandicaps([20, 15]) // [5, 0]
 */
export function matchPlayHandicaps(playingHandicaps: readonly number[]): readonly number[] {
  const lowest = Math.min(...playingHandicaps);
  return playingHandicaps.map((handicap) => handicap - lowest);
}
