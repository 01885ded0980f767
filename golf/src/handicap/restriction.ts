import type { Gender } from '../gender.ts';
import type { Percent } from './allowance.ts';
import type { HandicapCap } from './cap.ts';
import { capped } from './cap.ts';
import type { HandicapLimits } from './limit.ts';
import { limited } from './limit.ts';
import type { DeclaredHandicap } from './playing-handicap.ts';
import { playingHandicap } from './playing-handicap.ts';
import type { Tenths } from './tenths.ts';

/** What a tournament does to handicaps before they are played off. */
export type Restrictions = {
  /** Of every handicap, declared or of the day; null: none. */
  readonly cap: HandicapCap | null;
  /** The lowest and the highest handicap of men and of women, declared or of the day, after the cap; missing or null: any. */
  readonly handicapLimits?: HandicapLimits | null;
  /** The share of a declared handicap that is played off, taken before it is rounded; missing: 100 %. */
  readonly allowance?: Percent;
};

/** A handicap after the cap and the limits of the player's gender, in tenths. */
export function restricted(handicap: Tenths, { cap, handicapLimits }: Restrictions, gender: Gender): Tenths {
  return limited(capped(handicap, cap), handicapLimits ?? null, gender);
}

/**
 * The handicap that a declared one is played off: times the allowance, rounded half up once, the cap, the limits; in tenths.
 *
 * @example declaredAsPlayed(275, { cap: { above: 36, countsAs: 36 }, allowance: 95 }, 'm') // 260
 */
export function declaredAsPlayed(declared: DeclaredHandicap, of: Restrictions, gender: Gender): Tenths {
  return restricted(playingHandicap(declared, null, of.allowance) * 10, of, gender);
}
