/**
 * Strokes received on the hole of one stroke index, off a whole playing handicap (Rules of Handicapping, appendix E).
 * The hardest hole comes round again at 19, 37, 55; a plus handicap gives strokes back from the easiest hole down
 * (appendix C), as negative numbers. On a nine-hole course the strokes go round by nine.
 *
 * @example strokesReceived(20, 2) // 2
 * @example strokesReceived(-2, 17) // -1
 */
export function strokesReceived(playingHandicap: number, strokeIndex: number, holes = 18): number {
  if (playingHandicap < 0) {
    const given = -playingHandicap;
    return 0 - Math.floor(given / holes) - (strokeIndex > holes - (given % holes) ? 1 : 0);
  }
  return Math.floor(playingHandicap / holes) + (strokeIndex <= playingHandicap % holes ? 1 : 0);
}
