import type { Basis, Better } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { MaximumScore } from './maximum-score.ts';
import { maximumOfHole } from './maximum-score.ts';
import type { PointsTable } from './points-table.ts';
import { MODIFIED_STABLEFORD, PAR_BOGEY, STABLEFORD, tablePoints, unfinishedPoints } from './points-table.ts';

/** What an individual tournament may be played as, by name with its usual figures. */
export type FormatName = 'stroke-play' | 'stroke-play-gross' | 'stableford' | 'modified-stableford' | 'par-bogey';

/** The same, or one with figures of its own: a points table, or a maximum score with the list that decides it. */
export type FormatChoice =
  | FormatName
  | { readonly points: PointsTable }
  | { readonly maximum: MaximumScore; readonly basis: 'gross' | 'net' };

/**
 * A format: every one answers the same questions, and the board asks no others. Which list decides, which end of it is the
 * better, what a hole is worth in points, and what a hole counts that was not holed out, or in too many strokes.
 */
export type Format = {
  readonly basis: Basis;
  readonly better: Better;
  /** On the list of points, whatever the format. */
  readonly points: PointsTable;
  /** The most strokes that a hole counts, also when it was not holed out; null: as played, and unfinished is no total. */
  readonly mostStrokes: ((par: number, received: number | null) => number) | null;
};

const format = (basis: Basis, points: PointsTable, mostStrokes: Format['mostStrokes'] = null): Format => ({
  basis,
  better: BETTER[basis],
  points,
  mostStrokes,
});

/** The formats by name. Where strokes decide, the list of points is by Stableford. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  'stroke-play': format('net', STABLEFORD),
  'stroke-play-gross': format('gross', STABLEFORD),
  stableford: format('points', STABLEFORD),
  'modified-stableford': format('points', MODIFIED_STABLEFORD),
  'par-bogey': format('points', PAR_BOGEY),
};

/**
 * The format of a choice.
 *
 * @example formatOf({ points: { ...STABLEFORD, holeInOne: 1 } }).basis // 'points'
 * @example formatOf({ maximum: { kind: 'double-par' }, basis: 'net' }).mostStrokes?.(4, 0) // 8
 */
export function formatOf(choice: FormatChoice): Format {
  if (typeof choice === 'string') return FORMATS[choice];
  if ('points' in choice) return format('points', choice.points);
  const { maximum, basis } = choice;
  return format(basis, STABLEFORD, (par, received) => maximumOfHole(maximum, par, received));
}

/**
 * What one hole is worth on a list: strokes, net strokes or points; null: without a score, or not holed out where only
 * strokes count. `received` are the strokes received on the hole.
 *
 * @example holeWorth(FORMATS['par-bogey'], 'points', 4, 4, 1) // 1
 */
export function holeWorth(of: Format, basis: Basis, score: HoleScore, par: number, received: number): number | null {
  if (score === null) return null;
  if (basis === 'points') return score === 'pickup' ? unfinishedPoints(of.points) : tablePoints(of.points, score, par, received);
  const strokes = countedStrokes(of, score, par, received);
  return strokes === null ? null : strokes - (basis === 'net' ? received : 0);
}

/** The strokes that a scored hole counts; null: it was not holed out, and the format has no maximum. */
export function countedStrokes(of: Format, score: number | 'pickup', par: number, received: number | null): number | null {
  const most = of.mostStrokes === null ? null : of.mostStrokes(par, received);
  if (score === 'pickup') return most;
  return most === null ? score : Math.min(score, most);
}
