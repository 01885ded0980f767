import type { Basis } from '../basis.ts';
import type { Gender } from '../competitor.ts';
import type { PeoriaDay } from '../day-handicap/day-handicap.ts';
import type { TieStep } from '../tie/tie-step.ts';

/** Of a list: the best of the field, places of a division, any place of the field, and places counted from the last. */
type ListKind = 'best-gross' | 'best-net' | 'division-place' | 'place' | 'worst' | 'raspberry' | 'booby';
/** Of the holes of complete cards: most of one score, the difference between the nines, a Peoria of the award's own. */
type CardKind = 'king' | 'wave' | 'peoria';
/** Of one hole. */
export type MeasuredKind = 'longest-drive' | 'nearest-pin' | 'nearest-line';

export type AwardKind = ListKind | CardKind | MeasuredKind | 'hole-in-one';

/** A prize. */
export type AwardRule = {
  readonly id: string;
  readonly kind: AwardKind;
  /** The list that ranks for it; with `king` and `wave` the one whose tie keys part those who are level. */
  readonly basis: Basis;
  /** With `division-place`: whose places, and which of them: 1 champion, 2 and 3 the runners-up. */
  readonly division?: string;
  /** With `place` the nth of the field; with `worst`, `raspberry` and `booby` the nth from the last. */
  readonly place?: number;
  /** With `king`: the holes that count, gross to par: 0, −1 birdie, 1 bogey. */
  readonly toPar?: number;
  /** With `wave`: the largest difference between the nines (onami), the smallest but none (konami), or none (suihei). */
  readonly wave?: 'largest' | 'smallest' | 'level';
  /** With a measured kind or `hole-in-one`: the hole (a hole in one without it: any), and in which round, from 1; without a round the first. */
  readonly hole?: number;
  readonly round?: number;
  /** With `peoria`: the award's own system and counted holes. */
  readonly peoria?: PeoriaDay;
  /** Only players of this gender. */
  readonly gender?: Gender;
  /** Counts towards "one main prize each". */
  readonly main: boolean;
  readonly membersOnly: boolean;
};

/** One shot as it was measured; the last one of a player and a hole counts. */
export type Measurement = {
  readonly id: string;
  readonly kind: MeasuredKind;
  readonly hole: number;
  readonly round?: number;
  /** The length of the drive, or how far from the pin or the line. */
  readonly centimetres: number;
  /** With `nearest-line`: the length of the drive, which parts equal distances. */
  readonly driveCentimetres?: number;
  /** On the fairway, or on the green: else it is no candidate (https://uao.hkbu.edu.hk/golf2015/rules_e.php). */
  readonly onTarget: boolean;
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
  readonly measurements?: readonly Measurement[];
};

/** A better-placed player who does not get an award. `value` is as AwardResult.value. */
export type PassedOver = { id: string; value: number; reason: PassedOverReason };

export type PassedOverReason =
  /** Or will hold it, or another like it, however the open ties are decided. */
  | { code: 'holds-main-prize'; award: string }
  /** He holds another place of the same division. */
  | { code: 'holds-place'; award: string }
  /** He leads another hole of the same kind: of two the earlier counts. */
  | { code: 'leads-another-hole'; award: string }
  | { code: 'not-a-member' }
  | { code: 'absent' };

/** What put a winner ahead of the next eligible player on the same score: a tie key with both values, a longer drive, or the committee. */
export type AwardDecision =
  | { by: 'tie-step'; step: TieStep; over: string; own: number | null; other: number | null }
  | { by: 'longer-drive'; over: string; own: number; other: number }
  | { by: 'committee'; among: readonly string[] };

export type AwardResult = {
  award: string;
  winner: string | null;
  /** The winner's, or that of the players tied for it: as Standing.value; holes, strokes between the nines, or centimetres. */
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
