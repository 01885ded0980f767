import type { Course } from '../course.ts';
import { courseCard } from '../course.ts';
import type { Composition, PeoriaRule } from './peoria-rule.ts';

/** Why a list of counted holes cannot be used. */
export type CountedHolesProblem =
  | { code: 'count'; needed: number; given: number }
  | { code: 'not-a-hole'; hole: number }
  | { code: 'repeated'; hole: number };

/**
 * A list may be used although it is not made of the usual pars: `nine` is 1 or 2, null for the whole card. `counted-par`: the par
 * of its holes together is not the usual one (24 of six holes, 48 of twelve).
 */
export type CountedHolesWarning =
  | { code: 'composition'; nine: 1 | 2 | null; par: 3 | 4 | 5; usual: number; given: number }
  | { code: 'counted-par'; usual: number; given: number };

/** How many holes of a par there should be, on one nine or (null) over the card. */
type CompositionPart = { readonly nine: 1 | 2 | null; readonly par: 3 | 4 | 5; readonly usual: number };

/**
 * Checks a list of counted holes, numbered from 1, in any order.
 *
 * @example countedHolesProblems(PEORIA_RULES.peoria, [1, 3, 4, 10, 12], course) // [{ code: 'count', needed: 6, given: 5 }]
 */
export function countedHolesProblems(rule: PeoriaRule, holes: readonly number[], course: Course): readonly CountedHolesProblem[] {
  const problems: CountedHolesProblem[] = [];
  if (holes.length !== rule.holeCount) problems.push({ code: 'count', needed: rule.holeCount, given: holes.length });
  holes.forEach((hole, at) => {
    if (hole < 1 || hole > course.par.length || !Number.isInteger(hole)) problems.push({ code: 'not-a-hole', hole });
    else if (holes.indexOf(hole) < at) problems.push({ code: 'repeated', hole });
  });
  return problems;
}

/**
 * How a list departs from the composition of its system, and its par from the usual one. A warning: some courses cannot have it.
 *
 * @example countedHolesWarnings(PEORIA_RULES.peoria, [1, 3, 4, 10, 11, 13], course)
 * // [{ code: 'composition', nine: 2, par: 3, usual: 1, given: 0 }, …, { code: 'counted-par', usual: 24, given: 25 }]
 */
export function countedHolesWarnings(rule: PeoriaRule, holes: readonly number[], course: Course): readonly CountedHolesWarning[] {
  if (rule.composition === null) return [];
  const parts = compositionParts(rule.composition, course);
  const warnings = parts.flatMap((part): CountedHolesWarning[] => {
    const count = holes.filter((hole) => isOfPart(part, hole, course)).length;
    return count === part.usual ? [] : [{ code: 'composition', ...part, given: count }];
  });
  const usual = parts.reduce((total, part) => total + part.par * part.usual, 0);
  const sum = holes.reduce((total, hole) => total + (courseCard(course, null).par[hole - 1] ?? 0), 0);
  return sum === usual ? warnings : [...warnings, { code: 'counted-par', usual, given: sum }];
}

const PARS = [3, 4, 5] as const;

/** The parts of a composition on a course; one of nine holes has one nine only. */
export function compositionParts({ on, pars, eachNine = {} }: Composition, course: Course): readonly CompositionPart[] {
  const nines = course.par.length > 9 ? ([1, 2] as const) : ([1] as const);
  if (on === 'each-nine') return nines.flatMap((nine) => PARS.map((par) => ({ nine, par, usual: pars[par] })));
  return PARS.flatMap((par): CompositionPart[] => {
    const onEach = nines.length === 1 ? undefined : eachNine[par];
    if (onEach === undefined) return [{ nine: null, par, usual: pars[par] }];
    return nines.map((nine) => ({ nine, par, usual: onEach }));
  });
}

/** Holes are numbered from 1. */
export function isOfPart({ nine, par }: CompositionPart, hole: number, course: Course): boolean {
  return courseCard(course, null).par[hole - 1] === par && (nine === null || hole > 9 === (nine === 2));
}
