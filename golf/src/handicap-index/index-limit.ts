import { MAX_HANDICAP_INDEX } from '../handicap/course-handicap.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** What held an index down. */
export type IndexLimit = 'soft-cap' | 'hard-cap' | 'maximum';

type LimitedIndex = { readonly index: Tenths; readonly limit: IndexLimit | null };

const SOFT: Tenths = 30;
const HARD: Tenths = 50;

/**
 * An index held down: of what it rises above the low index by more than 3.0 half counts, .5 of a tenth upwards, and it never rises by more
 * than 5.0 (Rules of Handicapping 5.8); 54.0 is the highest (5.3). null: there is no low index yet.
 *
 * @example limitedIndex(134, 100) // { index: 132, limit: 'soft-cap' }
 */
export function limitedIndex(mean: Tenths, low: Tenths | null): LimitedIndex {
  const held = low === null ? { index: mean, limit: null } : capped(mean, low);
  return held.index > MAX_HANDICAP_INDEX ? { index: MAX_HANDICAP_INDEX, limit: 'maximum' } : held;
}

function capped(mean: Tenths, low: Tenths): LimitedIndex {
  const over = mean - low - SOFT;
  if (over <= 0) return { index: mean, limit: null };
  const soft = low + SOFT + Math.floor((over + 1) / 2);
  return soft > low + HARD ? { index: low + HARD, limit: 'hard-cap' } : { index: soft, limit: 'soft-cap' };
}
