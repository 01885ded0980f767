import type { Basis } from '../basis.ts';
import type { PeoriaDay } from '../day-handicap/day-handicap.ts';
import type { Gender } from '../gender.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { TiePars, TieShares } from '../tie/tie-value.ts';
import type { TieKey } from '../tie/tiebreak.ts';

/** Of a list: the best of the field, places of a division, any place of the field, and places counted from the last. */
type ListKind = 'best-gross' | 'best-net' | 'division-place' | 'place' | 'worst' | 'raspberry' | 'booby';
/** Of the holes of complete cards: most of one score, the difference between the nines, a Peoria of the award's own. */
type CardKind = 'king' | 'wave' | 'peoria';
/** What is measured on one hole. */
export type MeasuredKind = 'longest-drive' | 'nearest-pin' | 'nearest-line';

/** What an award is for; a gift is nothing to compete for: `giftAwards`. `contest-place`: of a cup, a knock-out or a group. */
export type AwardKind = ListKind | CardKind | MeasuredKind | 'hole-in-one' | 'gift' | 'contest-place';

/** A prize. */
export type AwardRule = {
  readonly id: string;
  readonly kind: AwardKind;
  /** The list that ranks for it; with `king` and `wave` the one whose tie keys separate tied players. */
  readonly basis: Basis;
  /** Its own tie keys, in place of those of its list; measured shots and holes in one have none. */
  readonly tieKeys?: readonly TieKey[];
  /** With `division-place`: whose places. */
  readonly division?: string;
  /**
   * From 1, which stands where none is given. With `division-place`, `peoria` and the best of the field the nth of those who may
   * win it, whether there is an award for the better places or not: 1 champion, 2 and 3 the runners-up. With `place` the nth of the
   * list, with `worst`, `raspberry` and `booby` the nth from its last; a player who may not win it passes it to the next. With
   * `contest-place` the place of the contest itself.
   */
  readonly place?: number;
  /** With `king`: the holes that count, gross to par: 0, −1 birdie, 1 bogey. */
  readonly toPar?: number;
  /** With `wave`: the largest difference between the nines (onami), the smallest but none (konami), or none (suihei). */
  readonly wave?: 'largest' | 'smallest' | 'level';
  /** With `wave`: a difference counts only where the second nine is the better (https://yo-koso-golf.blogspot.com/2017/02/blog-post_24.html). */
  readonly secondNineBetter?: boolean;
  /** With a measured kind or `hole-in-one`: the hole, and in which round, from 1. Without: a shot of the first round, a hole in one on any hole, of any round. */
  readonly hole?: number;
  readonly round?: number;
  /** With `contest-place`: of which contest, and of which of its groups. */
  readonly contest?: string;
  readonly group?: string;
  /** With `gift`: who has it; the hole and the round say where they earned it. With `contest-place`: who has the place, one award for each. */
  readonly player?: string;
  /** With `peoria`: the award's own system and counted holes. */
  readonly peoria?: PeoriaDay;
  /** Only players of this gender. */
  readonly gender?: Gender;
  /**
   * Where sides are allotted to beside their partners: an award of sides (`allocateWithSides`), or of partners (`allocateWithPartners`).
   * Missing: of whoever has the cards.
   */
  readonly of?: 'sides' | 'partners';
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
  /** With `nearest-line`: the length of the drive, which separates equal distances. */
  readonly driveCentimetres?: number;
  /** On the fairway, or on the green: else it is no candidate (https://uao.hkbu.edu.hk/golf2015/rules_e.php). */
  readonly onTarget: boolean;
};

/**
 * Who has a place in a cup, a knock-out or a group (`group`; null: it has none), by the id of the team, the side or the golfer. `points` in tenths;
 * null: it has none.
 */
export type ContestPlace = {
  readonly contest: string;
  readonly group: string | null;
  readonly entrant: string;
  readonly position: number;
  readonly points: number | null;
};

/** What allotting needs to know beside the cards, by id; what it means for sides: `allocateSides`, `allocateWithSides`. */
export type Allocation = {
  readonly oneMainPrizeEach: boolean;
  readonly members: ReadonlySet<string>;
  readonly absentAtPrizeGiving: ReadonlySet<string>;
  /** By award id: the player that a manager chose among those tied. One who is not among them is not used. */
  readonly decisions: Readonly<Record<string, string>>;
  /**
   * By award id: the player that a manager puts in its place by hand, or null: no one. Honoured before all else, so that such a player
   * wins no other prize that excludes it. A player who is not ranked for the award, or may not have it, is not used; without a winner
   * the award counts as not given, and the others are allotted as if it were not listed.
   */
  readonly byHand?: Readonly<Record<string, string | null>>;
  /** How many to name for each award who would move up, AwardResult.backups. */
  readonly backups: number;
  readonly measurements?: readonly Measurement[];
  /** Of the contests whose places win awards. */
  readonly contestPlaces?: readonly ContestPlace[];
  /** By the id of a side: its partners, where they win awards of their own in the same plan: what their side wins they have won. */
  readonly partners?: Readonly<Record<string, readonly string[]>>;
};

/** A better-placed player who does not get an award. `value` is as AwardResult.value. */
export type PassedOver = { id: string; value: number; reason: PassedOverReason };

/** Why; `award` is the one that the player has instead. */
export type PassedOverReason =
  /** The player holds it, or will hold it or another like it, however the open ties are decided. */
  | { code: 'holds-main-prize'; award: string }
  /** The player holds the same place already, by another award of the series. */
  | { code: 'holds-place'; award: string }
  /** The player leads another hole of the same kind: of two the earlier counts. */
  | { code: 'leads-another-hole'; award: string }
  | { code: 'not-a-member' }
  | { code: 'absent' };

/**
 * What put a winner ahead of the next eligible player on the same score: a tie key with both values, a longer drive, or the committee.
 * `hand`: a manager put the winner there, or no one; `instead`: who wins it by the rules, null where no one does outright.
 */
export type AwardDecision =
  | { by: 'tie-step'; step: TieStep; over: string; own: number | null; other: number | null; shares?: TieShares; pars?: TiePars }
  | { by: 'longer-drive'; over: string; own: number; other: number }
  | { by: 'committee'; among: readonly string[] }
  | { by: 'hand'; instead: string | null };

/** The result of one award: it is won, or open, or waits for another, or no one may have it. Players and awards by id. */
export type AwardResult = {
  award: string;
  winner: string | null;
  /** The winner's, or that of the players tied for it: as Standing.value; holes, strokes between the nines, centimetres, or tenths of a point. */
  value: number | null;
  /** Tied players awaiting the committee. */
  open: readonly string[];
  /** An earlier award that is open and whose outcome decides this one. */
  waitsFor: string | null;
  passedOver: readonly PassedOver[];
  /**
   * Who would win it if all were allotted again without its winner; then without that one too, and so on. The first may hold a
   * lower award now. Ends where no one would win outright; none while the award is open or waits.
   */
  backups: readonly string[];
  decidedBy: AwardDecision | null;
};
