import type { Course } from '../course.ts';
import type { CountedHolesProblem } from '../day-handicap/counted-holes.ts';
import { countedHolesProblems } from '../day-handicap/counted-holes.ts';
import type { CallawayDay, DayHandicap, PeoriaDay } from '../day-handicap/day-handicap.ts';
import { dayOn, hasDayForm, peoriaRule } from '../day-handicap/day-handicap.ts';
import type { PeoriaRuleField } from '../day-handicap/peoria-rule.ts';
import { peoriaRuleProblems } from '../day-handicap/peoria-rule.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** Why a day handicap cannot be calculated; `round` is numbered from 1. */
export type DayProblem =
  | PeoriaProblem
  /** No whole number of tenths from 0 up. */
  | { code: 'callaway-ceiling'; ceiling: Tenths };

/** Of the Peorias, also of an award's own. */
export type PeoriaProblem =
  /** The system has no form for nine holes: Callaway has a table for eighteen only. */
  | { code: 'needs-eighteen-holes'; round: number }
  | { code: 'peoria-rule'; field: PeoriaRuleField }
  | { code: 'counted-holes'; round: number; problem: CountedHolesProblem };

/** The problems of one day handicap on the courses of the rounds. */
export function dayProblems(rounds: readonly Course[], day: DayHandicap): readonly DayProblem[] {
  if (day.system === 'callaway') return callawayProblems(rounds, day);
  return 'countedHoles' in day ? peoriaProblems(rounds, day) : [];
}

function callawayProblems(rounds: readonly Course[], { system, ceiling = null }: CallawayDay): readonly DayProblem[] {
  const problems = formProblems(rounds, system);
  const sound = ceiling === null || (Number.isInteger(ceiling) && ceiling >= 0);
  return sound ? problems : [...problems, { code: 'callaway-ceiling', ceiling }];
}

function formProblems(rounds: readonly Course[], system: DayHandicap['system']): readonly PeoriaProblem[] {
  return rounds.flatMap(({ par }, nth) => (hasDayForm(system, par.length) ? [] : [{ code: 'needs-eighteen-holes', round: nth + 1 }]));
}

/** The problems of a Peoria; holes that are not published yet have none. */
export function peoriaProblems(rounds: readonly Course[], day: PeoriaDay): readonly PeoriaProblem[] {
  const ofRounds = rounds.flatMap((course, nth) => {
    const holes = day.countedHoles[nth] ?? null;
    const rule = peoriaRule(dayOn(day, course.par.length) as PeoriaDay);
    const problems = holes === null || !hasDayForm(day.system, course.par.length) ? [] : countedHolesProblems(rule, holes, course);
    return problems.map((problem): PeoriaProblem => ({ code: 'counted-holes', round: nth + 1, problem }));
  });
  const fields = peoriaRuleProblems(peoriaRule(day)).map((field): PeoriaProblem => ({ code: 'peoria-rule', field }));
  return [...fields, ...formProblems(rounds, day.system), ...ofRounds];
}
