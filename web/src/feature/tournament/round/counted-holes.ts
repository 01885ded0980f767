import {
  type CountedHolesProblem,
  type CountedHolesWarning,
  countedHolesProblems,
  countedHolesWarnings,
  isPeoria,
  PEORIA_RULES,
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
export function readHoles(typed: string, needed: number, day: string, par: readonly number[]): HolesCheck {
  const { holes, unreadable: words } = writtenHoles(typed);
  const unreadable = words.length > 0;
  const rule = { ...(isPeoria(day) ? PEORIA_RULES[day] : { ...PEORIA_RULES.peoria, composition: null }), holeCount: needed };
  const course = { par, strokeIndex: null };
  const problems = countedHolesProblems(rule, holes, course);
  return { holes, unreadable, problems, warnings: problems.length > 0 || unreadable ? [] : countedHolesWarnings(rule, holes, course) };
}
