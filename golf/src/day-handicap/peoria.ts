import type { Tenths } from '../handicap/tenths.ts';
import type { PeoriaName } from './day-handicap.ts';

/** How high a single hole may count towards the handicap; null: as played. */
export type HoleCap = 'double-par' | 'par+2' | 'par+3' | '5-7-9' | null;

/**
 * One engine behind every Peoria: handicap = (counted strokes × multiplier − base) × factor.
 * Base `course-par` takes the par of the course, `counted-par` the par of the counted holes times the multiplier.
 */
export type PeoriaRule = {
  /** How many holes count: 6, 12, 9 … */
  readonly holeCount: number;
  /** Tenths: × 1.5 is 15. */
  readonly multiplier: Tenths;
  /** Tenths: × 0.8 is 8, none is 10. */
  readonly factor: Tenths;
  readonly base: 'course-par' | 'counted-par';
  /** Caps the hole for the handicap only; the gross keeps every stroke. */
  readonly holeCap: HoleCap;
  readonly floor: Tenths | null;
  readonly ceiling: Tenths | null;
  /** One decimal, or rounded half up to a whole stroke. */
  readonly rounding: 'tenth' | 'stroke';
};

const usual = { base: 'course-par', holeCap: 'double-par', floor: 0, ceiling: 360, rounding: 'tenth' } as const;

/** The defaults; a tournament overrides single fields in its DayHandicap. */
export const PEORIA_RULES: Readonly<Record<PeoriaName, PeoriaRule>> = {
  peoria: { ...usual, holeCount: 6, multiplier: 30, factor: 8 },
  'double-peoria': { ...usual, holeCount: 12, multiplier: 15, factor: 8 },
  'modified-peoria': { ...usual, holeCount: 6, multiplier: 28, factor: 10, base: 'counted-par', holeCap: 'par+3' },
};
