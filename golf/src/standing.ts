import type { Basis } from './basis.ts';
import type { Competitor, Status } from './competitor.ts';
import type { Rules } from './rules.ts';
import type { Segment } from './tiebreak.ts';

/** One comparison of two level players. `round` is numbered from 1. */
export type TieStep =
  | { by: 'handicap'; wins: 'lower' | 'higher' }
  | { by: 'gross' }
  | { by: 'round'; round: number; score: Basis }
  | { by: 'countback'; round: number; segment: Segment; holes: readonly number[]; score: Basis };

/** `tied`: the place is shared ("T3"). `decidedBy`: what put this player ahead of the next one on the same score, if anything did. */
export type Place = { position: number; tied: boolean; decidedBy: TieStep | null };

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, judged net tenths to par, or points above two a hole; null: nothing to rank by.
 */
export type Standing = {
  id: string;
  division: string | null;
  status: Status;
  complete: boolean;
  value: number | null;
  place: Place | null;
  divisionPlace: Place | null;
};

/** Every competitor in the order of the list of one basis: placed, then not yet rankable, then cut, NR, WD, DQ, absent. */
export function standings(_rules: Rules, _competitors: readonly Competitor[], _basis: Basis): readonly Standing[] {
  throw new Error('under construction');
}
