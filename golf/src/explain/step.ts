import type { Basis } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { Status } from '../competitor.ts';
import type { PeoriaName } from '../day-handicap/peoria.ts';
import type { PointsTable } from '../format/points-table.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { TieStep, TieUnit } from '../tie/tie-step.ts';

/**
 * One step on the way to a standing: a code and its numbers. The words are the web's.
 * Handicaps and nets are tenths; `round` is numbered from 1.
 */
export type Step =
  | { code: 'declared-handicap'; handicap: Tenths; rounded: Tenths }
  | { code: 'handicap-capped'; from: Tenths; cap: HandicapCap; to: Tenths }
  | { code: 'system-36'; round: number; parOrBetter: number; bogeys: number; worse: number; points: number; handicap: Tenths }
  | PeoriaStep
  | { code: 'gross'; round: number; gross: number; par: number; toPar: number }
  | { code: 'in-play'; round: number; holesPlayed: number; strokes: number; par: number; toPar: number; strokesReceived: number | null }
  | { code: 'net'; round: number; gross: number; handicap: Tenths; net: Tenths; netToPar: Tenths }
  | { code: 'net-floored'; round: number; netToPar: Tenths; floor: Tenths; judged: Tenths }
  | PointsStep
  | { code: 'maximum-score'; round: number; holes: readonly { hole: number; score: HoleScore; counts: number }[] }
  | { code: 'value'; basis: Basis; value: number }
  | { code: 'tie'; against: string; steps: readonly TieTrial[] }
  | { code: 'shared'; with: readonly string[]; because: 'unfinished' | 'level' }
  | { code: 'placed'; position: number; tied: boolean; among: number }
  | { code: 'not-placed'; because: NotPlaced };

/** Ranked by points − forPar × holesPlayed. `playingHandicap` is null where the table goes by gross. */
export type PointsStep = {
  code: 'points';
  round: number;
  table: PointsTable['name'];
  holesPlayed: number;
  points: number;
  forPar: number;
  playingHandicap: number | null;
};

/** (total × multiplier − base) × factor = reckoned, and between floor and ceiling the handicap. */
export type PeoriaStep = {
  code: 'peoria';
  round: number;
  system: PeoriaName;
  /** `counts`: the strokes after the hole cap. */
  holes: readonly { hole: number; score: HoleScore; counts: number }[];
  total: number;
  multiplier: Tenths;
  base: Tenths;
  factor: Tenths;
  reckoned: Tenths;
  floor: Tenths | null;
  ceiling: Tenths | null;
  handicap: Tenths;
};

/** A key tried on this player (`own`) and another: both values, and how this player came out of it. */
export type TieTrial = { step: TieStep; own: number | null; other: number | null; unit: TieUnit; result: 'ahead' | 'behind' | 'level' };

export type NotPlaced =
  | Exclude<Status, 'ok'>
  | 'no-division'
  | 'no-hole-played'
  | 'picked-up'
  | 'no-handicap'
  | 'holes-not-published'
  | 'card-incomplete'
  | 'no-stroke-index';
