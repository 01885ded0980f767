import type { HandicapCap } from './cap.ts';
import { capped } from './cap.ts';
import type { Tenths } from './tenths.ts';
import { roundHalfUp } from './tenths.ts';

/**
 * Whole strokes that a declared handicap is played off: rounded half up once, then the competition cap.
 *
 * @example playingHandicap(275, { above: 36, countsAs: 36 }) // 28
 */
export function playingHandicap(declared: Tenths, cap: HandicapCap | null): number {
  return capped(roundHalfUp(declared) * 10, cap) / 10;
}
