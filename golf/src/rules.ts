import type { Course, CourseProblem } from './course.ts';
import { courseProblems } from './course.ts';
import type { CountedHolesProblem } from './day-handicap/counted-holes.ts';
import { countedHolesProblems } from './day-handicap/counted-holes.ts';
import type { CallawayDay, DayHandicap, PeoriaDay } from './day-handicap/day-handicap.ts';
import { peoriaRule } from './day-handicap/day-handicap.ts';
import type { PeoriaRuleField } from './day-handicap/peoria-rule.ts';
import { peoriaRuleProblems } from './day-handicap/peoria-rule.ts';
import type { FormatChoice } from './format/format.ts';
import { formatOf } from './format/format.ts';
import type { MaximumScore } from './format/maximum-score.ts';
import { isSoundTable } from './format/points-table.ts';
import type { Gender } from './gender.ts';
import type { Percent } from './handicap/allowance.ts';
import type { HandicapCap } from './handicap/cap.ts';
import type { HandicapLimit } from './handicap/limit.ts';
import type { Tenths } from './handicap/tenths.ts';
import type { ScoringRules } from './score/prepared-rules.ts';
import type { Ties } from './tie/tiebreak.ts';

/** What a tournament is played by: how cards are scored, and the keys that separate tied players. */
export type Rules = ScoringRules & { readonly ties: Ties };

/** Why a tournament cannot be played by its rules; `round` is numbered from 1. */
export type RulesProblem =
  | { code: 'no-round' }
  | { code: 'course'; round: number; problem: CourseProblem }
  /** Where strokes received count hole by hole: points by net, a maximum of net double bogey. */
  | { code: 'needs-stroke-index'; round: number }
  | { code: 'points-table' }
  /** Of no whole strokes, or below the par of a hole. */
  | { code: 'maximum-score'; maximum: MaximumScore }
  | { code: 'cap'; cap: HandicapCap }
  | { code: 'allowance'; allowance: Percent }
  | { code: 'handicap-limit'; gender: Gender; limit: HandicapLimit }
  | { code: 'net-floor'; netFloor: number }
  | { code: 'peoria-rule'; division: string | null; field: PeoriaRuleField }
  /** Callaway has a table for eighteen holes only. */
  | { code: 'needs-eighteen-holes'; division: string | null; round: number }
  /** No whole number of tenths from 0 up. */
  | { code: 'callaway-ceiling'; division: string | null; ceiling: Tenths }
  | { code: 'counted-holes'; division: string | null; round: number; problem: CountedHolesProblem };

/** Everything that keeps a tournament from being played by these rules; empty when it may. */
export function rulesProblems(rules: Rules): readonly RulesProblem[] {
  return [
    ...(rules.rounds.length === 0 ? [{ code: 'no-round' } as const] : []),
    ...rules.rounds.flatMap((course, nth) => roundProblems(rules.format, course, nth + 1)),
    ...formatProblems(rules),
    ...limitProblems(rules),
    ...dayProblems(rules, null, rules.dayHandicap),
    ...Object.entries(rules.divisionDayHandicap ?? {}).flatMap(([division, day]) => dayProblems(rules, division, day)),
  ];
}

function roundProblems(format: FormatChoice, course: Course, round: number): RulesProblem[] {
  const problems: RulesProblem[] = courseProblems(course).map((problem) => ({ code: 'course', round, problem }));
  if (course.strokeIndex === null && needsStrokeIndex(format)) problems.push({ code: 'needs-stroke-index', round });
  return problems;
}

/** Whether a hole's worth depends on the strokes received there, so that every course needs its stroke index. */
function needsStrokeIndex(choice: FormatChoice): boolean {
  if (typeof choice !== 'string' && 'maximum' in choice) return choice.maximum.kind === 'net-double-bogey';
  const { basis, points } = formatOf(choice);
  return basis === 'points' && points.by === 'net';
}

function formatProblems({ format: choice, rounds }: Rules): RulesProblem[] {
  if (typeof choice === 'string') return [];
  if ('points' in choice) return isSoundTable(choice.points) ? [] : [{ code: 'points-table' }];
  const { maximum } = choice;
  const highestPar = Math.max(1, ...rounds.flatMap(({ par }) => par));
  const least = { 'double-par': 0, 'net-double-bogey': 0, 'over-par': 1, fixed: highestPar }[maximum.kind];
  const sound = !('strokes' in maximum) || (Number.isInteger(maximum.strokes) && maximum.strokes >= least);
  return sound ? [] : [{ code: 'maximum-score', maximum }];
}

function limitProblems({ cap, netFloor, allowance = 100, handicapLimits }: Rules): RulesProblem[] {
  const problems: RulesProblem[] = [];
  if (cap !== null && !(cap.countsAs <= cap.above && Number.isInteger(cap.above) && Number.isInteger(cap.countsAs)))
    problems.push({ code: 'cap', cap });
  if (!(Number.isInteger(allowance) && allowance >= 0)) problems.push({ code: 'allowance', allowance });
  for (const gender of ['m', 'f'] as const) {
    const limit = handicapLimits?.[gender];
    if (limit !== undefined && !isSoundLimit(limit)) problems.push({ code: 'handicap-limit', gender, limit });
  }
  if (netFloor !== null && !(Number.isInteger(netFloor) && netFloor >= -8 && netFloor <= -1))
    problems.push({ code: 'net-floor', netFloor });
  return problems;
}

function isSoundLimit({ min, max }: HandicapLimit): boolean {
  return [min, max].every((end) => end === null || Number.isInteger(end)) && (min ?? max ?? 0) <= (max ?? min ?? 0);
}

function dayProblems({ rounds }: Rules, division: string | null, day: DayHandicap): RulesProblem[] {
  if (day.system === 'callaway') return callawayProblems(rounds, division, day);
  return 'countedHoles' in day ? peoriaProblems(rounds, division, day) : [];
}

function callawayProblems(rounds: readonly Course[], division: string | null, { ceiling = null }: CallawayDay): RulesProblem[] {
  const problems = rounds.flatMap(({ par }, nth): RulesProblem[] =>
    par.length === 18 ? [] : [{ code: 'needs-eighteen-holes', division, round: nth + 1 }],
  );
  const sound = ceiling === null || (Number.isInteger(ceiling) && ceiling >= 0);
  return sound ? problems : [...problems, { code: 'callaway-ceiling', division, ceiling }];
}

function peoriaProblems(rounds: readonly Course[], division: string | null, day: PeoriaDay): RulesProblem[] {
  const rule = peoriaRule(day);
  const ofRounds = rounds.flatMap((course, nth) => {
    const holes = day.countedHoles[nth] ?? null;
    const problems = holes === null ? [] : countedHolesProblems(rule, holes, course);
    return problems.map((problem): RulesProblem => ({ code: 'counted-holes', division, round: nth + 1, problem }));
  });
  return [...peoriaRuleProblems(rule).map((field): RulesProblem => ({ code: 'peoria-rule', division, field })), ...ofRounds];
}
