import type { Basis } from './basis.ts';
import type { Competitor } from './competitor.ts';
import type { PeoriaName } from './day-handicap/peoria.ts';
import type { HandicapCap } from './handicap/cap.ts';
import type { Tenths } from './handicap/tenths.ts';
import type { Rules } from './rules.ts';
import type { TieStep, TieUnit } from './tie-step.ts';

/**
 * One step on the way to a standing: a code and its numbers. The words are the web's.
 * Handicaps and nets are tenths; `round` is numbered from 1.
 */
export type Step =
  | { code: 'declared-handicap'; handicap: Tenths; rounded: Tenths }
  | { code: 'handicap-capped'; from: Tenths; cap: HandicapCap; to: Tenths }
  | { code: 'system-36'; round: number; parOrBetter: number; bogeys: number; worse: number; points: number; handicap: Tenths }
  | {
      code: 'peoria';
      round: number;
      system: PeoriaName;
      /** `counts` is the strokes after the hole cap. */
      holes: readonly { hole: number; strokes: number; counts: number }[];
      total: number;
      multiplier: Tenths;
      /** Strokes in tenths that are taken off before the factor. */
      base: Tenths;
      factor: Tenths;
      /** Before floor and ceiling. */
      reckoned: Tenths;
      handicap: Tenths;
    }
  | { code: 'gross'; round: number; gross: number; par: number; toPar: number }
  | { code: 'in-play'; round: number; holesPlayed: number; strokes: number; par: number; toPar: number; strokesReceived: number | null }
  | { code: 'net'; round: number; gross: number; handicap: Tenths; net: Tenths; netToPar: Tenths }
  | { code: 'net-floored'; round: number; netToPar: Tenths; floor: Tenths; judged: Tenths }
  | { code: 'points'; round: number; holesPlayed: number; points: number; playingHandicap: number }
  | { code: 'value'; basis: Basis; value: number }
  | { code: 'tie'; against: string; steps: readonly TieTrial[] }
  | { code: 'shared'; with: readonly string[]; because: 'unfinished' | 'level' }
  | { code: 'placed'; position: number; tied: boolean; among: number }
  | { code: 'not-placed'; because: NotPlaced };

/** A key tried on this player and another: both values, smaller is better unless points or a higher handicap win. */
export type TieTrial = { step: TieStep; own: number; other: number; unit: TieUnit; result: 'ahead' | 'behind' | 'level' };

export type NotPlaced =
  | 'NR'
  | 'WD'
  | 'DQ'
  | 'absent'
  | 'cut'
  | 'no-hole-played'
  | 'picked-up'
  | 'no-handicap'
  | 'holes-not-published'
  | 'card-incomplete'
  | 'no-stroke-index';

/** Why a player stands where he does, computed afresh from his card; empty for an unknown id. */
export function explainStanding(
  _rules: Rules,
  _competitors: readonly Competitor[],
  _id: string,
  _basis: Basis,
  _within: 'field' | 'division',
): readonly Step[] {
  throw new Error('under construction');
}
