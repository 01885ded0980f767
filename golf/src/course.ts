import type { Gender } from './gender.ts';
import { groupedBy } from './list.ts';

/** What is played by: `par` and `strokeIndex` list hole 1 first. */
export type CourseCard = {
  readonly par: readonly number[];
  /**
   * Stroke index of each hole, each of 1…18 once; of nine holes 1…9, or as they are published on the card of eighteen
   * (1, 3, 5 … 17). null when the club publishes none.
   */
  readonly strokeIndex: readonly number[] | null;
};

/**
 * The numbers of each hole as a course has them. How many they are says how many holes; what they are says the card of whoever plays alone, so
 * that nobody is scored by another's card: `courseCard`.
 */
type HoleNumbers = { readonly length: number };

/** One round's course card, of 18 holes or of 9, as everybody plays it. */
export type Course = {
  readonly par: HoleNumbers;
  readonly strokeIndex: HoleNumbers | null;
  /**
   * Of as many holes: what women play by, where their par or stroke index is another. Tie keys compare strokes by what they are
   * to each player's own par, and the hardest holes are those of the course's own card.
   */
  readonly women?: { readonly par: HoleNumbers; readonly strokeIndex: HoleNumbers | null } | null;
  /** The names of the first and the second nine, at clubs that put a round together from nines: ['B', 'A']; of nine holes one name. */
  readonly nines?: readonly string[] | null;
  /**
   * What the card of the course calls the first of these holes: 10 on a back nine. Tie keys and awards name holes by that card, and are
   * answered so; cards, counted holes and every other list number the holes of the round from 1. Missing: 1.
   */
  readonly firstHole?: number;
};

/**
 * The card that a player of this gender plays by; null: the course's own, which says what its holes are, whoever plays: counted holes and the
 * hardest ones.
 *
 * @example courseCard({ ...course, women: { par: [5, …], strokeIndex } }, 'f').par[0] // 5
 */
export function courseCard(course: Course, gender: Gender | null): CourseCard {
  return (gender === 'f' ? (course.women ?? course) : course) as CourseCard;
}

type WrittenCard = { par: number[]; strokeIndex: number[] | null };

/** Both cards as they are written, to be shown beside each other: nobody is scored by them. */
export function cardsOf(course: Course): WrittenCard & { women: WrittenCard | null } {
  const written = ({ par, strokeIndex }: CourseCard): WrittenCard => ({ par: [...par], strokeIndex: strokeIndex && [...strokeIndex] });
  return { ...written(courseCard(course, null)), women: course.women ? written(courseCard(course, 'f')) : null };
}

/** The par of a whole card. */
export function parTotal({ par }: Pick<CourseCard, 'par'>): number {
  return par.reduce((total, hole) => total + hole, 0);
}

/**
 * By gender the par of the whole card that is played by. Where net strokes of two cards meet, whoever plays the card of the higher par
 * receives the difference, after the allowance (Rules of Handicapping 6.2b).
 *
 * @example cardPars({ ...course, women: { par: [5, …], strokeIndex } }) // { m: 72, f: 74 }
 */
export function cardPars(course: Course): Readonly<Record<Gender, number>> {
  return { m: parTotal(courseCard(course, 'm')), f: parTotal(courseCard(course, 'f')) };
}

/** The holes of a round, from 1. */
export const courseHoles = ({ par }: Pick<Course, 'par'>): readonly number[] => Array.from({ length: par.length }, (_, at) => at + 1);

/** What is wrong with a course card; holes are numbered from 1. `of`: with the card for women. */
export type CourseProblem = CardProblem & { readonly of?: 'women' };

type CardProblem =
  | { code: 'hole-count'; holes: number }
  | { code: 'par'; hole: number; par: number }
  | { code: 'stroke-index-count'; count: number }
  | { code: 'stroke-index'; hole: number; strokeIndex: number }
  | { code: 'stroke-index-repeated'; strokeIndex: number; holes: readonly number[] };

/**
 * Everything that keeps a course card from being played on; empty when it may.
 * Par is a whole number from 3 to 5, a stroke index one of 1…18 that no other hole has; strokes are received in their order. A card
 * for women has as many holes.
 *
 * @example courseProblems({ par: Array(18).fill(4), strokeIndex: null }) // []
 */
export function courseProblems(course: Course): readonly CourseProblem[] {
  const ofWomen = course.women == null ? [] : cardProblems(courseCard(course, 'f'), [course.par.length]);
  return [...cardProblems(courseCard(course, null), [18, 9]), ...ofWomen.map((problem): CourseProblem => ({ ...problem, of: 'women' }))];
}

function cardProblems({ par: pars, strokeIndex }: CourseCard, counts: readonly number[]): readonly CardProblem[] {
  const holes = pars.length;
  const problems: CardProblem[] = counts.includes(holes) ? [] : [{ code: 'hole-count', holes }];
  pars.forEach((par, at) => {
    if (par !== 3 && par !== 4 && par !== 5) problems.push({ code: 'par', hole: at + 1, par });
  });
  return strokeIndex === null ? problems : [...problems, ...strokeIndexProblems(strokeIndex, holes)];
}

function strokeIndexProblems(strokeIndex: readonly number[], holes: number): CardProblem[] {
  if (strokeIndex.length !== holes) return [{ code: 'stroke-index-count', count: strokeIndex.length }];
  const holesOf = groupedBy(
    strokeIndex.map((_, at) => at + 1),
    (hole) => strokeIndex[hole - 1] ?? 0,
  );
  const problems: CardProblem[] = [];
  for (const [index, at] of holesOf) {
    const isStrokeIndex = Number.isInteger(index) && index >= 1 && index <= 18;
    if (!isStrokeIndex) problems.push(...at.map((hole): CardProblem => ({ code: 'stroke-index', hole, strokeIndex: index })));
    else if (at.length > 1) problems.push({ code: 'stroke-index-repeated', strokeIndex: index, holes: at });
  }
  return problems;
}
