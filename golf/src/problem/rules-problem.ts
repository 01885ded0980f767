import type { AwardRule } from '../award/award.ts';
import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Course, CourseProblem } from '../course.ts';
import { courseCard, courseProblems } from '../course.ts';
import type { DayHandicap } from '../day-handicap/day-handicap.ts';
import type { FormatChoice } from '../format/format.ts';
import { formatOf } from '../format/format.ts';
import type { MaximumScore } from '../format/maximum-score.ts';
import { isSoundTable } from '../format/points-table.ts';
import type { Gender } from '../gender.ts';
import type { Percent } from '../handicap/allowance.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import { perMille } from '../handicap/fraction.ts';
import type { HandicapLimit } from '../handicap/limit.ts';
import type { Restrictions } from '../handicap/restriction.ts';
import type { Rules } from '../rules.ts';
import type { AwardProblem, AwardsGiven } from './award-problem.ts';
import { awardProblems } from './award-problem.ts';
import type { DayProblem } from './day-problem.ts';
import { dayProblems } from './day-problem.ts';
import { needsStrokeIndexOn } from './stroke-index.ts';
import type { TieProblem } from './tie-problem.ts';
import { tieProblems } from './tie-problem.ts';

/** What a tournament goes by beside its rules: its divisions by id, its awards, and how sides score where sides compete. */
type RulesGiven = AwardsGiven & { readonly awards?: readonly AwardRule[] };

/** Why a tournament cannot be played by its rules, or not as they are meant; `round` is numbered from 1, `division` null: of all. */
export type RulesProblem =
  | { code: 'no-round' }
  | { code: 'course'; round: number; problem: CourseProblem }
  /** Where strokes received count hole by hole: points by net, a maximum of net double bogey. `of`: on the card for women. */
  | { code: 'needs-stroke-index'; round: number; of?: 'women' }
  | { code: 'points-table' }
  /** Of no whole strokes, or below the par of a hole. */
  | { code: 'maximum-score'; maximum: MaximumScore }
  | { code: 'net-floor'; netFloor: number }
  /** With a day handicap or restrictions of its own. */
  | { code: 'unknown-division'; division: string }
  | (RestrictionProblem & OfDivision)
  | (DayProblem & OfDivision)
  | { code: 'tie'; basis: Basis; key: number; problem: TieProblem }
  | { code: 'award'; award: string; problem: AwardProblem };

type OfDivision = { readonly division: string | null };

type RestrictionProblem =
  | { code: 'cap'; cap: HandicapCap }
  /** Below none, of more than one decimal, or a part of one where per cent are meant. */
  | { code: 'allowance'; allowance: Percent }
  | { code: 'handicap-limit'; gender: Gender; limit: HandicapLimit };

/**
 * Everything that keeps a tournament from being played by these rules; empty when it may. Awards and divisions are checked where they
 * are given.
 *
 * @example rulesProblems({ ...rules, allowance: 0.95 }) // [{ code: 'allowance', division: null, allowance: 0.95 }]
 * @example rulesProblems(rules, { awards: [{ id: 'C1', kind: 'division-place', division: 'C', … }], divisions: ['A', 'B'] })
 * // [{ code: 'award', award: 'C1', problem: { code: 'unknown-division', division: 'C' } }]
 */
export function rulesProblems(rules: Rules, { awards = [], ...context }: RulesGiven = {}): readonly RulesProblem[] {
  const { rounds, ties, netFloor } = rules;
  const soundFloor = netFloor === null || (Number.isInteger(netFloor) && netFloor >= -8 && netFloor <= -1);
  return [
    ...(rounds.length === 0 ? [{ code: 'no-round' } as const] : []),
    ...rounds.flatMap((course, nth) => roundProblems(rules.format, course, nth + 1)),
    ...formatProblems(rules),
    ...(soundFloor ? [] : [{ code: 'net-floor', netFloor } as const]),
    ...ownProblems(rules, null, rules, rules.dayHandicap),
    ...divisionsProblems(rules, context.divisions),
    ...BASES.flatMap((basis) => tieProblems(ties[basis], rounds).map((one): RulesProblem => ({ code: 'tie', basis, ...one }))),
    ...awardProblems(rules, awards, context).map((one): RulesProblem => ({ code: 'award', ...one })),
  ];
}

function roundProblems(format: FormatChoice, course: Course, round: number): RulesProblem[] {
  const problems: RulesProblem[] = courseProblems(course).map((problem) => ({ code: 'course', round, problem }));
  if (!needsStrokeIndexOn(format, formatOf(format).basis)) return problems;
  if (course.strokeIndex === null) problems.push({ code: 'needs-stroke-index', round });
  if (course.women?.strokeIndex === null) problems.push({ code: 'needs-stroke-index', round, of: 'women' });
  return problems;
}

function formatProblems({ format: choice, rounds }: Rules): RulesProblem[] {
  if (typeof choice === 'string') return [];
  if ('points' in choice) return isSoundTable(choice.points) ? [] : [{ code: 'points-table' }];
  const { maximum } = choice;
  const highestPar = Math.max(1, ...rounds.flatMap((course) => (['m', 'f'] as const).flatMap((gender) => courseCard(course, gender).par)));
  const least = { 'double-par': 0, 'net-double-bogey': 0, 'over-par': 1, fixed: highestPar }[maximum.kind];
  const sound = !('strokes' in maximum) || (Number.isInteger(maximum.strokes) && maximum.strokes >= least);
  return sound ? [] : [{ code: 'maximum-score', maximum }];
}

/** Of the divisions that have a day handicap or restrictions of their own. */
function divisionsProblems(rules: Rules, divisions: readonly string[] | undefined): readonly RulesProblem[] {
  const { divisionDayHandicap: days = {}, divisionRestrictions: restrictions = {} } = rules;
  const own = [...new Set([...Object.keys(days), ...Object.keys(restrictions)])];
  return own.flatMap((division) => [
    ...(divisions === undefined || divisions.includes(division) ? [] : [{ code: 'unknown-division', division } as const]),
    ...ownProblems(rules, division, restrictions[division] ?? {}, days[division] ?? { system: 'none' }),
  ]);
}

function ownProblems(
  { rounds }: Rules,
  division: string | null,
  restrictions: Partial<Restrictions>,
  day: DayHandicap,
): readonly RulesProblem[] {
  const problems = [...restrictionProblems(restrictions), ...dayProblems(rounds, day)];
  return problems.map((problem): RulesProblem => ({ ...problem, division }));
}

function restrictionProblems({ cap = null, allowance = 100, handicapLimits }: Partial<Restrictions>): readonly RestrictionProblem[] {
  const problems: RestrictionProblem[] = [];
  if (cap !== null && !(cap.countsAs <= cap.above && Number.isInteger(cap.above) && Number.isInteger(cap.countsAs)))
    problems.push({ code: 'cap', cap });
  if (!isSoundAllowance(allowance)) problems.push({ code: 'allowance', allowance });
  for (const gender of ['m', 'f'] as const) {
    const limit = handicapLimits?.[gender];
    if (limit !== undefined && !isSoundLimit(limit)) problems.push({ code: 'handicap-limit', gender, limit });
  }
  return problems;
}

/** 0.95 is meant as 95: nobody plays off less than a hundredth. */
function isSoundAllowance(allowance: Percent): boolean {
  return allowance === 0 || (Number.isFinite(allowance) && allowance >= 1 && perMille(allowance) / 10 === allowance);
}

function isSoundLimit({ min, max }: HandicapLimit): boolean {
  return [min, max].every((end) => end === null || Number.isInteger(end)) && (min ?? max ?? 0) <= (max ?? min ?? 0);
}
