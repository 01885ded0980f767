import type { Course, CourseProblem } from './course.ts';
import { courseProblems } from './course.ts';
import type { CountedHolesProblem } from './day-handicap/counted-holes.ts';
import { countedHolesProblems } from './day-handicap/counted-holes.ts';
import type { DayHandicap } from './day-handicap/day-handicap.ts';
import { peoriaRule } from './day-handicap/day-handicap.ts';
import type { HandicapCap } from './handicap/cap.ts';
import type { Ties } from './tie/tiebreak.ts';

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

/** Why a tournament cannot be played by its rules; `round` is numbered from 1. */
export type RulesProblem =
  | { code: 'no-round' }
  | { code: 'course'; round: number; problem: CourseProblem }
  | { code: 'stableford-needs-stroke-index'; round: number }
  | { code: 'cap'; cap: HandicapCap }
  | { code: 'net-floor'; netFloor: number }
  | { code: 'counted-holes'; division: string | null; round: number; problem: CountedHolesProblem };

/** Everything that keeps a tournament from being played by these rules; empty when it may. */
export function rulesProblems(rules: Rules): readonly RulesProblem[] {
  return [
    ...(rules.rounds.length === 0 ? [{ code: 'no-round' } as const] : []),
    ...rules.rounds.flatMap((course, nth) => roundProblems(rules.format, course, nth + 1)),
    ...limitProblems(rules),
    ...dayProblems(rules, null, rules.dayHandicap),
    ...Object.entries(rules.divisionDayHandicap ?? {}).flatMap(([division, day]) => dayProblems(rules, division, day)),
  ];
}

function roundProblems(format: Format, course: Course, round: number): RulesProblem[] {
  const problems: RulesProblem[] = courseProblems(course).map((problem) => ({ code: 'course', round, problem }));
  if (format === 'stableford' && course.strokeIndex === null) problems.push({ code: 'stableford-needs-stroke-index', round });
  return problems;
}

function limitProblems({ cap, netFloor }: Rules): RulesProblem[] {
  const problems: RulesProblem[] = [];
  if (cap !== null && !(cap.countsAs <= cap.above && Number.isInteger(cap.above) && Number.isInteger(cap.countsAs)))
    problems.push({ code: 'cap', cap });
  if (netFloor !== null && !(Number.isInteger(netFloor) && netFloor >= -8 && netFloor <= -1))
    problems.push({ code: 'net-floor', netFloor });
  return problems;
}

function dayProblems({ rounds }: Rules, division: string | null, day: DayHandicap): RulesProblem[] {
  if (!('countedHoles' in day)) return [];
  return rounds.flatMap((course, nth) => {
    const holes = day.countedHoles[nth] ?? null;
    const problems = holes === null ? [] : countedHolesProblems(peoriaRule(day), holes, course);
    return problems.map((problem): RulesProblem => ({ code: 'counted-holes', division, round: nth + 1, problem }));
  });
}
