import { lastOf } from '../list.ts';
/**
 * Points of a hole by its score to par. `points[0]` is for `from` to par, the next for one stroke more, and so on; the last
 * for everything worse and for a hole that was not holed out. Each stroke better than `from` adds `eachBetter`.
 */
export type PointsTable = {
  readonly name: 'stableford' | 'modified-stableford' | 'par-bogey';
  readonly from: number;
  readonly points: readonly number[];
  readonly eachBetter: number;
  /** Whether strokes received count: the net score to par is looked up, or the gross. */
  readonly by: 'net' | 'gross';
  /** Added for a gross hole in one and for a gross albatross on a longer hole (https://filgolf.com/cebu-landmasters-golf-cup/). */
  readonly holeInOne: number;
  readonly albatross: number;
};

const plain = { by: 'net', holeInOne: 0, albatross: 0 } as const;

/** Rule 21.1b: two for the par, one more for each stroke better, never below none. */
export const STABLEFORD: PointsTable = { name: 'stableford', from: 0, points: [2, 1, 0], eachBetter: 1, ...plain };

/** Albatross 8, eagle 5, birdie 2, par 0, bogey −1, worse −3 (https://barracudachampionship.com/the-modified-stableford-scoring-format). */
export const MODIFIED_STABLEFORD: PointsTable = {
  name: 'modified-stableford',
  from: -3,
  points: [8, 5, 2, 0, -1, -3],
  eachBetter: 0,
  ...plain,
};

/** Rule 21.3: a hole won from par, halved with it or lost to it; a hole without a score is lost. */
export const PAR_BOGEY: PointsTable = { name: 'par-bogey', from: -1, points: [1, 0, -1], eachBetter: 0, ...plain };

/**
 * Points of a hole that was holed out, by its strokes.
 *
 * @example tablePoints(MODIFIED_STABLEFORD, 3, 5, 0) // 5
 */
export function tablePoints(table: PointsTable, strokes: number, par: number, received: number): number {
  const { points: steps, from, by, eachBetter } = table;
  const at = strokes - par - (by === 'net' ? received : 0) - from;
  const points = at < 0 ? (steps[0] ?? 0) - at * eachBetter : (steps[Math.min(at, steps.length - 1)] ?? 0);
  if (strokes === 1) return points + table.holeInOne;
  return strokes === par - 3 ? points + table.albatross : points;
}

/** Points of a hole that was picked up: those of the worst score. */
export function unfinishedPoints({ points }: PointsTable): number {
  return lastOf(points) ?? 0;
}

/** Points of a hole in par, against which a score in play is compared. `0 −`: a plain minus makes −0 of Stableford's 0, a slow index. */
export function pointsForPar({ points, from }: PointsTable): number {
  return points[0 - from] ?? 0;
}

/** Whether a table can be used: it names points, in whole numbers, and one of them is for the par. */
export function isSoundTable({ from, points, eachBetter, holeInOne, albatross }: PointsTable): boolean {
  return [from, eachBetter, holeInOne, albatross, ...points].every(Number.isInteger) && from <= 0 && -from < points.length;
}
