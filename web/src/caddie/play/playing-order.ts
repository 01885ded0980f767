/** The holes as a flight plays them: from hole 7 of a shotgun start, 7 … 18, 1 … 6. */
export function playingOrder(startingHole: number | null, holes = 18): readonly number[] {
  const first = startingHole ?? 1;
  return Array.from({ length: holes }, (_, at) => ((first - 1 + at) % holes) + 1);
}

/** The hole after this one; null: it is the flight's last. */
export const holeAfter = (order: readonly number[], hole: number): number | null => order[order.indexOf(hole) + 1] ?? null;
export const holeBefore = (order: readonly number[], hole: number): number | null => order[order.indexOf(hole) - 1] ?? null;

/** The scores that most golfers have on a hole, one key each: from a birdie to three over par. */
export const quickKeys = (par: number): readonly number[] => [-1, 0, 1, 2, 3].map((over) => par + over);
