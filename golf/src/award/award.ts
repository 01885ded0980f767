import type { Basis } from '../basis.ts';
import type { Competitor, Gender } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { TieStep } from '../tie-step.ts';

/** A prize. `best-gross` and `best-net` rank the whole field, `division-place` the division; `basis` says by what. */
export type AwardRule = {
  readonly id: string;
  readonly kind: 'best-gross' | 'best-net' | 'division-place';
  readonly basis: Basis;
  /** With `division-place`: whose places, and which: 1 champion, 2 and 3 the runners-up. */
  readonly division?: string;
  readonly place?: number;
  /** Only players of this gender. */
  readonly gender?: Gender;
  /** Counts towards "one main prize each". */
  readonly main: boolean;
  readonly membersOnly: boolean;
};

export type Allocation = {
  readonly oneMainPrizeEach: boolean;
  readonly members: ReadonlySet<string>;
  readonly absentAtPrizeGiving: ReadonlySet<string>;
  /** By award id: the player whom a manager chose among those tied. One who is not among them is not used. */
  readonly decisions: Readonly<Record<string, string>>;
  /** How many next eligible players to name for each award. */
  readonly backups: number;
};

export type PassedOver = {
  id: string;
  /** What he scored on the award's basis, as Standing.value. */
  value: number;
  reason:
    | { code: 'holds-main-prize'; award: string }
    | { code: 'holds-place'; award: string }
    | { code: 'not-a-member' }
    | { code: 'absent' }
    | { code: 'other-gender' };
};

/** How a winner came out ahead of the next eligible player on the same score. */
export type AwardDecision =
  | { by: 'tie-step'; step: TieStep; over: string; own: number; other: number }
  | { by: 'committee'; among: readonly string[] };

export type AwardResult = {
  award: string;
  winner: string | null;
  value: number | null;
  /** Tied players awaiting the committee. */
  open: readonly string[];
  /** Nobody yet, because an earlier award is open and its outcome decides this one. */
  waitsFor: string | null;
  passedOver: readonly PassedOver[];
  backups: readonly string[];
  decidedBy: AwardDecision | null;
};

/** Allots the awards in order of priority over the complete cards. */
export function allocate(
  _rules: Rules,
  _competitors: readonly Competitor[],
  _awards: readonly AwardRule[],
  _allocation: Allocation,
): readonly AwardResult[] {
  throw new Error('under construction');
}
