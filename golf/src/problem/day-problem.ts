import type { Course } from '../course.ts';
import type { CountedHolesProblem } from '../day-handicap/counted-holes.ts';
import { countedHolesProblems } from '../day-handicap/counted-holes.ts';
import type { CallawayDay, DayHandicap, PeoriaDay } from '../day-handicap/day-handicap.ts';
import { peoriaRule } from '../day-handicap/day-handicap.ts';
import type { PeoriaRuleField } from '../day-handicap/peoria-rule.ts';
import { peoriaRuleProblems } from '../day-handicap/peoria-rule.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** Why a day handicap cannot be calculated; `round` is numbered from 1. */
export type DayProblem =
  | PeoriaProblem
  /** Callaway has a table for eighteen holes only. */
  | { code: 'needs-eighteen-holes'; round: number }
  /** No whole number of tenths from 0 up. */
  | { code: 'callaway-ceiling'; ceiling: Tenths };

/** Of the Peorias, also of an award's own. */
export type PeoriaProblem =
  | { code: 'peoria-rule'; field: PeoriaRuleField }
  | { code: 'counted-holes'; round: number; problem: CountedHolesProblem };

/** The problems of one day handicap on the courses of the rounds. */
export function dayProblems(rounds: readonly Course[], day: DayHandicap): readonly DayProblem[] {
  if (day.system === 'callaway') return callawayProblems(rounds, day);
  return 'countedHoles' in day ? peoriaProblems(rounds, day) : [];
}

function callawayProblems(rounds: readonly Course[], { ceiling = null }: CallawayDay): readonly DayProblem[] {
  const problems = rounds.flatMap(({ par }, nth): DayProblem[] =>
    par.length === 18 ? [] : [{ code: 'needs-eighteen-holes', round: nth + 1 }],
  );
  const sound = ceiling === null || (Number.isInteger(ceiling) && ceiling >= 0);
  return sound ? problems : [...problems, { code: 'callaway-ceiling', ceiling }];
}

/** The problems of a Peoria; holes that are not published yet have none. */
export function peoriaProblems(rounds: readonly Course[], day: PeoriaDay): readonly PeoriaProblem[] {
  const rule = peoriaRule(day);
  const ofRounds = rounds.flatMap((course, nth) => {
    const holes = day.countedHoles[nth] ?? null;
    const problems = holes === null ? [] : countedHolesProblems(rule, holes, course);
    return problems.map((problem): PeoriaProblem => ({ code: 'counted-holes', round: nth + 1, problem }));
  });
  return [...peoriaRuleProblems(rule).map((field): PeoriaProblem => ({ code: 'peoria-rule', field })), ...ofRounds];
}
