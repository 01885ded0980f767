/**
 * How high a single hole may count; null: as played. `5-7-9` is for par 3, 4, 5, and so is a list of one's own: `{ 3: 7, 4: 9, 5: 10 }`
 * (https://www.club-808.com/archives/3550).
 */
export type HoleCap = 'double-par' | 'par+2' | 'par+3' | '5-7-9' | Readonly<Record<3 | 4 | 5, number>> | null;

/**
 * What a hole cap binds: the handicap only, so that the gross keeps every stroke, or the gross too, so that no hole counts
 * more on any list and a pick-up counts as the cap.
 */
export type HoleCapOn = 'handicap' | 'gross';

/** The most strokes that a hole of this par counts; infinity without a cap. */
export function holeLimit(cap: HoleCap, par: number): number {
  if (cap === null) return Number.POSITIVE_INFINITY;
  if (typeof cap === 'object') return cap[par as 3 | 4 | 5] ?? Number.POSITIVE_INFINITY;
  switch (cap) {
    case 'double-par':
      return 2 * par;
    case 'par+2':
      return par + 2;
    case 'par+3':
      return par + 3;
    case '5-7-9':
      return 2 * par - 1;
  }
}

/** The most that each hole counts on every list; null where the gross keeps every stroke. */
export function grossLimits(cap: HoleCap, on: HoleCapOn, par: readonly number[]): readonly number[] | null {
  return cap === null || on === 'handicap' ? null : par.map((of) => holeLimit(cap, of));
}
