import type { Tee } from './course-handicap.ts';
import { STANDARD_SLOPE } from './course-handicap.ts';
import type { Tenths } from './tenths.ts';

/**
 * The differential of a round handed in for handicap: (113 / slope) × (adjusted gross − rating), in tenths, .5 upwards (Rules of Handicapping
 * 5.1a), without an adjustment for the conditions of the day. The gross is the adjusted one (`adjustedGross`), of as many holes as
 * the tee. null: the tee has no slope or no rating on file.
 *
 * @example scoreDifferential(90, { slope: 130, rating: 711 }) // 164
 */
export function scoreDifferential(adjusted: number, { slope, rating }: Pick<Tee, 'slope' | 'rating'>): Tenths | null {
  if (slope === null || rating === null) return null;
  return Math.floor(((10 * adjusted - rating) * 2 * STANDARD_SLOPE + slope) / (2 * slope));
}
