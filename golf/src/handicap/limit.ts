import type { Gender } from '../gender.ts';
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

const NO_LIMIT: HandicapLimit = { min: null, max: null };
