import { cardHole, engineHole } from '@fairway/api/rule/field/round-hole';
import {
  type CountedHolesProblem,
  type CountedHolesWarning,
  countedHolesProblems,
  countedHolesWarnings,
  isPeoria,
  PEORIA_RULES,
  peoriaOn,
  writtenHoles,
} from '@fairway/golf';

export type HolesCheck = {
  readonly holes: readonly number[];
  /** Something other than numbers and commas was typed. */
  readonly unreadable: boolean;
  readonly problems: readonly CountedHolesProblem[];
  readonly warnings: readonly CountedHolesWarning[];
};

/** What was typed into the field of the counted holes: the holes, and what is wrong or unusual about them. */
export function readHoles(typed: string, needed: number, day: string, par: readonly number[], firstHole = 1): HolesCheck {
  const { holes, unreadable: words } = writtenHoles(typed);
  const counted = holes.map((hole) => engineHole({ firstHole }, hole));
  const unreadable = words.length > 0;
  const rule = {
    ...(isPeoria(day) ? PEORIA_RULES[peoriaOn(day, par.length) ?? day] : { ...PEORIA_RULES.peoria, composition: null }),
    holeCount: needed,
  };
  const course = { par, strokeIndex: null };
  const problems = countedHolesProblems(rule, counted, course).map((problem) =>
    'hole' in problem ? { ...problem, hole: cardHole({ firstHole }, problem.hole) } : problem,
  );
  return { holes, unreadable, problems, warnings: problems.length > 0 || unreadable ? [] : countedHolesWarnings(rule, counted, course) };
}
