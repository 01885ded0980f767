import type { Basis } from '../basis.ts';
import type { Gender } from '../competitor.ts';
import type { TieStep } from '../tie/tie-step.ts';

/** A prize. `best-gross` and `best-net` rank the whole field, `division-place` the division; `basis` says by what. */
export type AwardRule = {
  readonly id: string;
  readonly kind: 'best-gross' | 'best-net' | 'division-place';
  readonly basis: Basis;
  /** With `division-place`: whose places, and which of them: 1 champion, 2 and 3 the runners-up. */
  readonly division?: string;
  readonly place?: number;
  /** Only players of this gender. */
  readonly gender?: Gender;
  /** Counts towards "one main prize each". */
  readonly main: boolean;
  readonly membersOnly: boolean;
};

/** What allotting needs to know beside the cards. */
export type Allocation = {
  readonly oneMainPrizeEach: boolean;
  readonly members: ReadonlySet<string>;
  readonly absentAtPrizeGiving: ReadonlySet<string>;
  /** By award id: the player whom a manager chose among those tied. One who is not among them is not used. */
  readonly decisions: Readonly<Record<string, string>>;
  /** How many next eligible players to name for each award. */
  readonly backups: number;
};

/** A better-placed player who does not get an award. `value` is what he scored, as Standing.value. */
export type PassedOver = { id: string; value: number; reason: PassedOverReason };

export type PassedOverReason =
  /** Or will hold it, or another like it, however the open ties are decided. */
  | { code: 'holds-main-prize'; award: string }
  /** He holds another place of the same division. */
  | { code: 'holds-place'; award: string }
  | { code: 'not-a-member' }
  | { code: 'absent' };

/** What put a winner ahead of the next eligible player on the same score: a tie key with both values, or the committee. */
export type AwardDecision =
  | { by: 'tie-step'; step: TieStep; over: string; own: number | null; other: number | null }
  | { by: 'committee'; among: readonly string[] };

export type AwardResult = {
  award: string;
  winner: string | null;
  /** The winner's, or that of the players tied for it, as Standing.value. */
  value: number | null;
  /** Tied players awaiting the committee. */
  open: readonly string[];
  /** An earlier award that is open and whose outcome decides this one. */
  waitsFor: string | null;
  passedOver: readonly PassedOver[];
  /** Who would move up, in order: the next eligible players who hold nothing. */
  backups: readonly string[];
  decidedBy: AwardDecision | null;
};
