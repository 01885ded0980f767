import { holesOf, type PlayedHoles } from '@fairway/api/rule/field/round-hole';

/** The holes as a flight plays them: from hole 7 of a shotgun start, 7 … 18, 1 … 6; on a back nine from hole 12, 12 … 18, 10, 11. */
export function playingOrder(startingHole: number | null, round: PlayedHoles): readonly number[] {
  const holes = holesOf(round);
  const before = Math.max(0, holes.indexOf(startingHole ?? 0));
  return [...holes.slice(before), ...holes.slice(0, before)];
}

/** The hole after this one; null: it is the flight's last. */
export const holeAfter = (order: readonly number[], hole: number): number | null => order[order.indexOf(hole) + 1] ?? null;
export const holeBefore = (order: readonly number[], hole: number): number | null => order[order.indexOf(hole) - 1] ?? null;

/** The scores that most golfers have on a hole, one key each: from a birdie to three over par. */
export const quickKeys = (par: number): readonly number[] => [-1, 0, 1, 2, 3].map((over) => par + over);
