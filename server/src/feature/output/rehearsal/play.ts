import { type CourseCard, MOST_HOLES } from '@fairway/golf';
import { cardToPar } from '@fairway/golf/test-kit';
import type { Random } from '../../../random.ts';

/** Between the nine harder holes of a course and the others. */
const MIDDLE = (MOST_HOLES + 1) / 2;

/** The strokes of a round as a golfer of this handicap might play it: five over the handicap on an average day, worse on hard holes. */
export function playRound(course: CourseCard, handicap: number, random: Random): number[] {
  const today = handicap + 5 + random.spread() * 2.4;
  const toPar = course.par.map((par, at) => {
    const harder = course.strokeIndex ? (MIDDLE - (course.strokeIndex[at] ?? MIDDLE)) / 30 : 0;
    const over = Math.round(today / MOST_HOLES + harder + random.spread() * 0.8);
    // No hole in one here, and at most five over par.
    return Math.min(5, Math.max(par === 3 ? -1 : -2, over));
  });
  const card = cardToPar(course, Object.fromEntries(toPar.map((over, at) => [at + 1, over])));
  return card.map(Number);
}
