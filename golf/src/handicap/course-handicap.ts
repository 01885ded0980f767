import type { Fraction } from './fraction.ts';
import { fraction, fractionOf } from './fraction.ts';
import type { Tenths } from './tenths.ts';

/** The tee played from, for eighteen holes or for nine. Slope and rating are null where the club has none on file. */
export type Tee = {
  /** 55…155; 113 is of standard difficulty. */
  readonly slope: number | null;
  /** The course rating: 71.1 is 711. */
  readonly rating: Tenths | null;
  /** Of all holes of the tee. */
  readonly par: number;
};

/** A figure of a tee that no handicap can be calculated from. */
export type TeeProblem = { code: 'slope'; slope: number } | { code: 'rating'; rating: Tenths } | { code: 'par'; par: number };

/**
 * An unrounded course handicap, and what it rests on. `rated`: the World Handicap System. `slope-only`: the formula without a
 * rating, as before 2020. `unrated`: the handicap index itself. Show the latter two as such.
 */
export type CourseHandicap = { readonly exact: Fraction; readonly by: 'rated' | 'slope-only' | 'unrated' };

/** The highest handicap index, 54.0 (Rules of Handicapping 5.3). */
export const MAX_HANDICAP_INDEX: Tenths = 540;

/** The highest course handicap taken: those of the highest index are below it, so a higher number is a typing mistake. */
export const MAX_COURSE_HANDICAP: Tenths = 990;

/** The best handicap taken, index or course handicap: +10. */
export const BEST_HANDICAP: Tenths = -100;

/** The slope of a course of standard difficulty. */
export const STANDARD_SLOPE = 113;

/**
 * Everything that keeps a tee from being used; empty when it may. A slope is a whole number from 55 to 155, a rating in tenths.
 *
 * @example teeProblems({ slope: 40, rating: 711, par: 72 }) // [{ code: 'slope', slope: 40 }]
 */
export function teeProblems({ slope, rating, par }: Tee): readonly TeeProblem[] {
  const problems: TeeProblem[] = [];
  if (slope !== null && !(Number.isInteger(slope) && slope >= 55 && slope <= 155)) problems.push({ code: 'slope', slope });
  if (rating !== null && !(Number.isInteger(rating) && rating > 0)) problems.push({ code: 'rating', rating });
  if (!(Number.isInteger(par) && par > 0)) problems.push({ code: 'par', par });
  return problems;
}

/**
 * The course handicap of eighteen holes, exact: index × slope / 113 + (rating − par) (Rules of Handicapping 6.1).
 * The index is in tenths, a plus index negative. Round it (`wholeStrokes`) only to show it, for net double bogey, or as the
 * last step of a playing handicap.
 *
 * @example wholeStrokes(courseHandicap(268, { slope: 130, rating: 700, par: 70 }).exact) // 31
 */
export function courseHandicap(index: Tenths, { slope, rating, par }: Tee): CourseHandicap {
  if (slope === null) return { exact: fractionOf(index), by: 'unrated' };
  if (rating === null) return { exact: fraction(index * slope, 10 * STANDARD_SLOPE), by: 'slope-only' };
  return { exact: fraction(index * slope + (rating - 10 * par) * STANDARD_SLOPE, 10 * STANDARD_SLOPE), by: 'rated' };
}

/**
 * The course handicap of nine holes: the index halved and rounded, then the same with the slope, rating and par of the nine
 * (https://usga.org/handicapping/roh/Content/rules/Committee%20Content/USGA/Local_Guidance_Rule_6.htm).
 *
 * @example wholeStrokes(nineHoleCourseHandicap(87, { slope: 121, rating: 353, par: 36 }).exact) // 4
 */
export function nineHoleCourseHandicap(index: Tenths, nine: Tee): CourseHandicap {
  return courseHandicap(halvedIndex(index), nine);
}

/**
 * Half a handicap index, rounded to a tenth, .5 upwards.
 *
 * @example halvedIndex(87) // 44
 */
export function halvedIndex(index: Tenths): Tenths {
  return Math.floor((index + 1) / 2);
}
