import type { Course } from '../course.ts';
import { courseHoles } from '../course.ts';
import { compositionParts, isOfPart } from './counted-holes.ts';
import type { PeoriaRule } from './peoria-rule.ts';

/** Some holes of the course, from 1, and how many of them are taken. */
type Pool = { readonly holes: readonly number[]; readonly take: number };

/**
 * How many lists of counted holes satisfy the composition of a system on a course; 0 where the course cannot have it. Without a
 * composition any holes will do.
 *
 * @example countedHolesCount(PEORIA_RULES['double-peoria'], course) // 400 with two 3s, five 4s and two 5s on each nine
 */
export function countedHolesCount(rule: PeoriaRule, course: Course): number {
  return poolsOf(rule, course).reduce((count, { holes, take }) => count * combinations(holes.length, take), 1);
}

/**
 * One of these lists, by its number from 0, its holes in order; null where there is no such list. Every number has a list of its
 * own, so that a draw can be checked afterwards from the number drawn.
 *
 * @example countedHolesAt(PEORIA_RULES.peoria, course, 0) // [1, 3, 4, 10, 12, 13]
 */
export function countedHolesAt(rule: PeoriaRule, course: Course, nth: number): readonly number[] | null {
  if (!(Number.isInteger(nth) && nth >= 0 && nth < countedHolesCount(rule, course))) return null;
  const list: number[] = [];
  let left = nth;
  for (const { holes, take } of poolsOf(rule, course)) {
    const choices = combinations(holes.length, take);
    list.push(...combination(holes, take, left % choices));
    left = Math.floor(left / choices);
  }
  return list.sort((a, b) => a - b);
}

/**
 * A list drawn from a random number from 0 up to 1 (not itself), every list as likely as any other; null where the course cannot
 * have the composition.
 *
 * @example drawCountedHoles(PEORIA_RULES['double-peoria'], course, 0.5) // [1, 2, 3, 4, 5, 6, 11, 12, …]
 */
export function drawCountedHoles(rule: PeoriaRule, course: Course, random: number): readonly number[] | null {
  return countedHolesAt(rule, course, Math.floor(random * countedHolesCount(rule, course)));
}

function poolsOf({ composition, holeCount }: PeoriaRule, course: Course): readonly Pool[] {
  const all = courseHoles(course);
  if (composition === null) return [{ holes: all, take: holeCount }];
  return compositionParts(composition, course).map((part) => ({
    holes: all.filter((hole) => isOfPart(part, hole, course)),
    take: part.usual,
  }));
}

function combinations(of: number, take: number): number {
  if (take > of) return 0;
  let count = 1;
  for (let at = 1; at <= take; at++) count = (count * (of - take + at)) / at;
  return count;
}

/** The nth choice, in the order of the holes. */
function combination(holes: readonly number[], take: number, nth: number): readonly number[] {
  const chosen: number[] = [];
  let left = nth;
  holes.forEach((hole, at) => {
    const withIt = chosen.length === take ? 0 : combinations(holes.length - at - 1, take - chosen.length - 1);
    if (left < withIt) chosen.push(hole);
    else left -= withIt;
  });
  return chosen;
}
