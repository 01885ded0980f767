import type { Card } from '../card.ts';
import type { CourseCard } from '../course.ts';
import { strokeRanks, strokesReceived } from './strokes-received.ts';

/**
 * The most strokes that a hole counts when a round is handed in for handicap: par + 2 + strokes received, par + 5 at most, and
 * par + 5 for a player without a handicap (null) (Rules of Handicapping 3.1). The gross of the competition keeps every stroke.
 *
 * @example netDoubleBogey(4, 2) // 8
 */
export function netDoubleBogey(par: number, received: number | null): number {
  return par + (received === null ? 5 : Math.min(5, 2 + received));
}

/**
 * The strokes of each hole held to net double bogey; a pick-up counts as that, a hole without a score is null. `courseHandicap` is the
 * rounded, unrestricted one, null for a player without. null: the course has no stroke index to say where the strokes fall.
 *
 * @example adjustedHoles([10, 4], course, 0) // [6, 4, null, …]: a 10 on a par 4 counts 6
 */
export function adjustedHoles(
  card: Card,
  { par, strokeIndex }: CourseCard,
  courseHandicap: number | null,
): readonly (number | null)[] | null {
  if (strokeIndex === null && courseHandicap !== null) return null;
  const ranks = strokeIndex === null ? [] : strokeRanks(strokeIndex);
  return par.map((holePar, at) => {
    const score = card[at] ?? null;
    const received = courseHandicap === null ? null : strokesReceived(courseHandicap, ranks[at] ?? 0, par.length);
    const most = netDoubleBogey(holePar, received);
    return typeof score === 'number' ? Math.min(score, most) : score && most;
  });
}

/**
 * The gross of a complete card with every hole held so. null: the card is not complete, or the course has no stroke index.
 *
 * @example adjustedGross([10, 4, 4, …], course, 0)
 */
export function adjustedGross(card: Card, course: CourseCard, courseHandicap: number | null): number | null {
  const holes = adjustedHoles(card, course, courseHandicap);
  return holes === null || holes.includes(null) ? null : holes.reduce<number>((total, strokes) => total + (strokes ?? 0), 0);
}
