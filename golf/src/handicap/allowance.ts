/** A share of a course handicap, in per cent with one decimal at most: 95, 87.5; any may stand in for a preset. */
export type Percent = number;

/** Individual and four-ball play, as appendix C of the Rules of Handicapping names it. */
export type AllowanceName =
  | 'stroke-play'
  | 'stableford'
  | 'par-bogey'
  | 'maximum-score'
  | 'match-play'
  | 'four-ball-stroke-play'
  | 'four-ball-stableford'
  | 'four-ball-par-bogey'
  | 'four-ball-match-play'
  | 'best-1-of-4'
  | 'best-2-of-4'
  | 'best-3-of-4'
  | 'best-4-of-4'
  | 'best-1-of-4-par-bogey'
  | 'best-2-of-4-par-bogey'
  | 'best-3-of-4-par-bogey'
  | 'best-4-of-4-par-bogey';

/**
 * The recommended allowances, each of a player's own course handicap. A recommendation: many club events play off 100 %.
 * Source: Rules of Handicapping, appendix C.
 */
export const ALLOWANCES: Readonly<Record<AllowanceName, Percent>> = {
  'stroke-play': 95,
  stableford: 95,
  'par-bogey': 95,
  'maximum-score': 95,
  'match-play': 100,
  'four-ball-stroke-play': 85,
  'four-ball-stableford': 85,
  'four-ball-par-bogey': 90,
  'four-ball-match-play': 90,
  'best-1-of-4': 75,
  'best-2-of-4': 85,
  'best-3-of-4': 100,
  'best-4-of-4': 100,
  'best-1-of-4-par-bogey': 75,
  'best-2-of-4-par-bogey': 80,
  'best-3-of-4-par-bogey': 90,
  'best-4-of-4-par-bogey': 100,
};

/** Sides that play one ball off one handicap. */
export type SideAllowanceName = 'foursomes' | 'greensomes' | 'chapman' | 'scramble-2' | 'scramble-3' | 'scramble-4';

/** The recommended weights of the partners' course handicaps, the lowest handicap first. Source: the same appendix. */
export const SIDE_ALLOWANCES: Readonly<Record<SideAllowanceName, readonly Percent[]>> = {
  foursomes: [50, 50],
  greensomes: [60, 40],
  chapman: [60, 40],
  'scramble-2': [35, 15],
  'scramble-3': [30, 20, 10],
  'scramble-4': [25, 20, 15, 10],
};
