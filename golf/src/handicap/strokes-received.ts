/**
 * Strokes received on the hole of one stroke index, off a whole playing handicap (Rules of Handicapping, appendix E).
 * The hardest hole comes round again at 19, 37, 55; a plus handicap gives strokes back from the easiest hole down
 * (appendix C), as negative numbers. On a nine-hole course the strokes go round by nine.
 *
 * @example strokesReceived(20, 2) // 2
 * @example strokesReceived(-2, 17) // -1
 */
export function strokesReceived(playingHandicap: number, strokeIndex: number, holes = 18): number {
  const everywhere = Math.floor(playingHandicap / holes);
  return everywhere + (strokeIndex <= playingHandicap - everywhere * holes ? 1 : 0);
}

/**
 * The stroke indexes of the holes played, ranked again from 1: those of nine holes out of eighteen become 1…9
 * (https://miamivalleygolf.com/handicaps/course-ratings/stroke-index-allocation-8260.html). A nine may be played by the
 * published indexes or by these: the strokes fall on the same holes.
 *
 * @example strokeRanks([7, 5, 15]) // [2, 1, 3]
 */
export function strokeRanks(strokeIndex: readonly number[]): readonly number[] {
  return strokeIndex.map((own) => {
    let rank = 0;
    for (const other of strokeIndex) if (other <= own) rank++;
    return rank;
  });
}

/**
 * Strokes received on each hole played, in the order of the holes: eighteen, or nine by their published indexes. They add up to
 * the playing handicap, which is that of as many holes.
 *
 * @example strokesPerHole(10, [1, 3, 5, 7, 9, 11, 13, 15, 17]) // [2, 1, 1, 1, 1, 1, 1, 1, 1]
 */
export function strokesPerHole(playingHandicap: number, strokeIndex: readonly number[]): readonly number[] {
  return strokeRanks(strokeIndex).map((rank) => strokesReceived(playingHandicap, rank, strokeIndex.length));
}
