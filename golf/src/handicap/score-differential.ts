import type { Tee } from './course-handicap.ts';
import { STANDARD_SLOPE } from './course-handicap.ts';
import type { Fraction } from './fraction.ts';
import { fraction, wholeTenths } from './fraction.ts';
import type { Tenths } from './tenths.ts';

type RatedTee = Pick<Tee, 'slope' | 'rating'>;

/**
 * The differential of a round handed in for handicap, exact: (113 / slope) × (adjusted gross − rating − conditions) (Rules of Handicapping
 * 5.1a). The gross is the adjusted one (`adjustedGross`), of as many holes as the tee. `conditions` is the playing conditions calculation in
 * tenths, of nine holes half of it (5.1b). null: the tee has no slope or no rating on file.
 */
export function exactDifferential(adjusted: number, { slope, rating }: RatedTee, conditions: Tenths = 0): Fraction | null {
  if (slope === null || rating === null) return null;
  return fraction((10 * adjusted - rating - conditions) * STANDARD_SLOPE, 10 * slope);
}

/**
 * The same in tenths, .5 upwards.
 *
 * @example scoreDifferential(90, { slope: 130, rating: 711 }) // 164
 */
export function scoreDifferential(adjusted: number, tee: RatedTee, conditions: Tenths = 0): Tenths | null {
  const exact = exactDifferential(adjusted, tee, conditions);
  return exact && wholeTenths(exact);
}
