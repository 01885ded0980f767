import { type Course, countedHolesAt, countedHolesCount, PEORIA_RULES, type PeoriaName, peoriaOn } from '@fairway/golf';
import { type Hex, hashOf } from '../hash.ts';

/** 48 bits: a whole number that JavaScript has exactly. */
const DIGITS = 12;
const SPACE = 16 ** DIGITS;

/**
 * A whole number from 0 to below `count` by a seed, each exactly as likely: the first twelve hex digits of the SHA-256 of
 * `Fairway choice 1:<seed>:<attempt>`, modulo the count. An attempt that would favour small numbers is left out, and the next one counts.
 */
export function choiceBelow(count: number, seed: Hex): number {
  const limit = SPACE - (SPACE % count);
  for (let attempt = 0; ; attempt++) {
    const drawn = Number.parseInt(hashOf(`Fairway choice 1:${seed}:${attempt}`).slice(0, DIGITS), 16);
    if (drawn < limit) return drawn % count;
  }
}

type DrawnCourse = Pick<Course, 'par' | 'strokeIndex'> & { readonly firstHole?: number | undefined };

/**
 * The counted holes by a seed, one of the lists that the course allows, as its card numbers them; null: it has none for this handicap. On
 * nine holes a Peoria takes its form for nine.
 */
export function holesBySeed(day: PeoriaName, course: DrawnCourse, seed: Hex): readonly number[] | null {
  const rule = PEORIA_RULES[peoriaOn(day, course.par.length) ?? day];
  const { firstHole = 1, ...holes } = course;
  const count = countedHolesCount(rule, holes);
  const drawn = count === 0 ? null : countedHolesAt(rule, holes, choiceBelow(count, seed));
  return drawn?.map((hole) => hole + firstHole - 1) ?? null;
}
