import type { Course } from '../course.ts';
import type { PeoriaRule } from './peoria.ts';

/** Why a list of counted holes cannot be used. */
export type CountedHolesProblem =
  | { code: 'count'; needed: number; given: number }
  | { code: 'not-a-hole'; hole: number }
  | { code: 'repeated'; hole: number };

/** A list may be used although it is not made of the usual pars: `nine` is 1 or 2, null for the whole card. */
export type CountedHolesWarning = { code: 'composition'; nine: 1 | 2 | null; par: 3 | 4 | 5; usual: number; given: number };

/**
 * Checks a list of counted holes, numbered from 1, in any order.
 *
 * @example countedHolesProblems(PEORIA_RULES.peoria, [1, 3, 4, 10, 12], course) // [{ code: 'count', needed: 6, given: 5 }]
 */
export function countedHolesProblems(rule: PeoriaRule, holes: readonly number[], course: Course): readonly CountedHolesProblem[] {
  const problems: CountedHolesProblem[] = [];
  if (holes.length !== rule.holeCount) problems.push({ code: 'count', needed: rule.holeCount, given: holes.length });
  holes.forEach((hole, at) => {
    if (course.par[hole - 1] === undefined) problems.push({ code: 'not-a-hole', hole });
    else if (holes.indexOf(hole) < at) problems.push({ code: 'repeated', hole });
  });
  return problems;
}

/** How a list departs from the composition of its system. A warning: some courses cannot have it. */
export function countedHolesWarnings(rule: PeoriaRule, holes: readonly number[], course: Course): readonly CountedHolesWarning[] {
  const { composition } = rule;
  if (composition === null) return [];
  const nines = course.par.length > 9 ? ([1, 2] as const) : ([1] as const);
  const parts = composition.on === 'card' ? ([null] as const) : nines;
  return parts.flatMap((nine) =>
    ([3, 4, 5] as const).flatMap((par): CountedHolesWarning[] => {
      const given = holes.filter((hole) => course.par[hole - 1] === par && (nine === null || hole > 9 === (nine === 2))).length;
      const usual = composition.pars[par];
      return given === usual ? [] : [{ code: 'composition', nine, par, usual, given }];
    }),
  );
}
