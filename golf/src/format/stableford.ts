import { STABLEFORD, tablePoints } from './points-table.ts';

/**
 * Stableford points of a hole that was holed out (Rule 21.1b): two for the net par, one more for each stroke better, never
 * below none. A hole not holed out, picked up, gives none.
 *
 * @example stablefordPoints(5, 4, 1) // 2
 */
export function stablefordPoints(strokes: number, par: number, received: number): number {
  return tablePoints(STABLEFORD, strokes, par, received);
}
