import type { Basis } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { Status } from '../competitor.ts';
import type { WorstHole } from '../day-handicap/callaway.ts';
import type { PeoriaName, PeoriaRule } from '../day-handicap/peoria-rule.ts';
import type { PointsTable } from '../format/points-table.ts';
import type { Percent } from '../handicap/allowance.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import type { Fraction } from '../handicap/fraction.ts';
import type { HandicapLimit } from '../handicap/limit.ts';
import type { NineRating } from '../handicap/playing-handicap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { TieUnit } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { TieHoles, TiePars, TieShares } from '../tie/tie-value.ts';

/**
 * One step on the way to a standing: a code and its numbers. The words are the web's.
 * Handicaps and nets are tenths; `round` is numbered from 1.
 */
export type StandingStep =
  | DeclaredStep
  | NineRatingStep
  /** Half of the whole handicap, for nine holes. */
  | { code: 'half-handicap'; round?: number; whole: Fraction; handicap: Fraction }
  | { code: 'handicap-capped'; from: Tenths | Fraction; cap: HandicapCap; to: Tenths }
  /** Held to the ends of the player's gender. */
  | { code: 'handicap-limited'; from: Tenths | Fraction; limit: HandicapLimit; to: Tenths }
  | { code: 'system-36'; round: number; parOrBetter: number; bogeys: number; worse: number; points: number; handicap: Tenths }
  /** The lower of both, each after cap and limits; without a declared one that of the day. */
  | { code: 'modified-system-36'; round: number; ofDay: Tenths; declared: Tenths | null; handicap: Tenths }
  | CallawayStep
  | PeoriaStep
  | { code: 'gross'; round: number; gross: number; par: number; toPar: number }
  /** The strokes of the round are a total; these holes have no score. */
  | { code: 'total-only'; round: number; total: number; unknownHoles: readonly number[] }
  | { code: 'in-play'; round: number; holesPlayed: number; strokes: number; par: number; toPar: number; strokesReceived: number | null }
  | { code: 'net'; round: number; gross: number; handicap: Tenths; net: Tenths; netToPar: Tenths }
  | { code: 'net-floored'; round: number; netToPar: Tenths; floor: Tenths; judged: Tenths }
  | PointsStep
  /** The holes that count fewer strokes than were played, by the format's maximum or by a hole cap that binds the gross. */
  | { code: 'maximum-score' | 'hole-cap'; round: number; holes: readonly { hole: number; score: HoleScore; counts: number }[] }
  | { code: 'value'; basis: Basis; value: number }
  | { code: 'tie'; against: string; steps: readonly TieTrial[] }
  | { code: 'shared'; with: readonly string[]; because: 'unfinished' | 'level' }
  | { code: 'placed'; position: number; tied: boolean; among: number }
  | { code: 'not-placed'; because: NotPlaced };

/**
 * Times the allowance, rounded half up, and what the par of the tee adds, is `rounded`. `round`: where each has its own. `added`: whole
 * strokes, where the tee has another par than the player's card.
 */
export type DeclaredStep = {
  code: 'declared-handicap';
  round?: number;
  handicap: Tenths | Fraction;
  allowance: Percent;
  added?: number;
  rounded: Tenths;
};

/** The handicap of nine holes by a rating of their own: half of the index × slope / 113 + rating − par. */
type NineRatingStep = Omit<NineRating, 'added'> & { code: 'nine-hole-rating'; round?: number; handicap: Fraction };

/** Ranked by points − forPar × holesPlayed. `playingHandicap` is null where the table goes by gross: nothing is received then. */
export type PointsStep = {
  code: 'points';
  round: number;
  table: PointsTable['name'];
  holesPlayed: number;
  /** The holes scored, with the strokes received there. */
  holes: readonly { hole: number; score: HoleScore; received: number; points: number }[];
  points: number;
  forPar: number;
  playingHandicap: number | null;
};

/** The strokes deducted + adjustment are the handicap, the ceiling at most. */
type CallawayStep = {
  code: 'callaway';
  round: number;
  /** No hole over double par. */
  adjustedGross: number;
  /** The adjusted gross as the table of par 72 has it. */
  tableScore: number;
  /** Worst holes in halves: 7 is three and a half. */
  halfHoles: number;
  worst: readonly WorstHole[];
  adjustment: number;
  ceiling: Tenths | null;
  handicap: Tenths;
};

/** (total × multiplier − base) × factor is `rounded`; held between floor and ceiling it is the handicap. */
type PeoriaStep = {
  code: 'peoria';
  round: number;
  system: PeoriaName;
  /** `counts`: the strokes after the hole cap. */
  holes: readonly { hole: number; score: HoleScore; counts: number }[];
  total: number;
  multiplier: Tenths;
  base: Tenths;
  factor: Tenths;
  rounding: PeoriaRule['rounding'];
  rounded: Tenths;
  floor: Tenths | null;
  ceiling: Tenths | null;
  handicap: Tenths;
};

/** A key tried on this player (`own`) and another: both values, for a countback the holes that they add up, and the result for this player. */
export type TieTrial = {
  step: TieStep;
  own: number | null;
  other: number | null;
  unit: TieUnit;
  shares?: TieShares;
  pars?: TiePars;
  holes?: TieHoles;
  result: 'ahead' | 'behind' | 'level';
};

/** Why a player has no place on a list: the status, or what is missing to rank by. */
export type NotPlaced =
  | Exclude<Status, 'ok'>
  | 'no-division'
  | 'no-hole-played'
  | 'picked-up'
  /** The list needs the holes, and only the total is known. */
  | 'total-only'
  | 'no-handicap'
  | 'holes-not-published'
  | 'card-incomplete'
  | 'no-stroke-index';
