import type { Gender } from '../gender.ts';
import type { Fraction } from './fraction.ts';
import { fraction } from './fraction.ts';
import type { Tenths } from './tenths.ts';

/** The lowest and the highest handicap that a player may play off, in whole strokes; null: no such end. */
export type HandicapLimit = { readonly min: number | null; readonly max: number | null };

/** "Men max/min, Female max/min", as a club's sheet has it. */
export type HandicapLimits = Readonly<Record<Gender, HandicapLimit>>;

/**
 * A handicap, in tenths, held between the ends of the player's gender. Players beyond a limit play off the limit; whether they
 * may enter at all is up to the divisions.
 *
 * @example limited(270, { m: { min: 0, max: 24 }, f: { min: 0, max: 36 } }, 'm') // 240
 */
export function limited(handicap: Tenths, limits: HandicapLimits | null, gender: Gender): Tenths {
  const { min, max } = limits?.[gender] ?? NO_LIMIT;
  if (max !== null && handicap > max * 10) return max * 10;
  return min !== null && handicap < min * 10 ? min * 10 : handicap;
}

/** The same of an exact handicap. */
export function limitedExactly(handicap: Fraction, limits: HandicapLimits | null, gender: Gender): Fraction {
  const { min, max } = limits?.[gender] ?? NO_LIMIT;
  if (max !== null && handicap.numerator > max * handicap.denominator) return fraction(max, 1);
  return min !== null && handicap.numerator < min * handicap.denominator ? fraction(min, 1) : handicap;
}

/** Half of the limits, on a round of nine holes. */
export function halfLimits(limits: HandicapLimits | null): HandicapLimits | null {
  return limits && { m: halfLimit(limits.m), f: halfLimit(limits.f) };
}

function halfLimit({ min, max }: HandicapLimit): HandicapLimit {
  return { min: min === null ? null : min / 2, max: max === null ? null : max / 2 };
}

const NO_LIMIT: HandicapLimit = { min: null, max: null };
