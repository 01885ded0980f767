import type { Course, CourseProblem } from './course.ts';
import type { DayHandicap } from './day-handicap/day-handicap.ts';
import type { HandicapCap } from './handicap/cap.ts';
import type { Ties } from './tiebreak.ts';

export type Format = 'stroke-play' | 'stableford';

/** What a tournament is played by. */
export type Rules = {
  /** The course of each round, in order; each round counts on its own par and stroke index. */
  readonly rounds: readonly Course[];
  readonly format: Format;
  readonly dayHandicap: DayHandicap;
  /** By division id: another day handicap than the tournament's. */
  readonly divisionDayHandicap?: Readonly<Record<string, DayHandicap>>;
  readonly cap: HandicapCap | null;
  /** Whole strokes to par, −1…−8: a complete card is judged no better than this ("cắt âm"); null: as played. */
  readonly netFloor: number | null;
  readonly ties: Ties;
};

export type RulesProblem =
  | { code: 'no-round' }
  | { code: 'course'; round: number; problem: CourseProblem }
  | { code: 'stableford-needs-stroke-index'; round: number }
  | { code: 'net-floor'; netFloor: number }
  | { code: 'counted-holes'; division: string | null; needed: number; given: readonly number[] };
