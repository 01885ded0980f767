import type { Golfer, SideSize } from '../golfer.ts';

/** How sides are made of golfers who have none. */
export const WAYS = ['handicap', 'order', 'random', 'flight'] as const;
export type Way = (typeof WAYS)[number];

/** The ids of the partners of each side, and of whom there is no place in a side for. */
export type MadeSides = { readonly sides: readonly (readonly string[])[]; readonly left: readonly string[] };

/** Sides of golfers without one. `numbers`: random ones from 0 up to 1, one for each golfer. */
export function madeSides(way: Way, golfers: readonly Golfer[], size: SideSize, numbers: readonly number[]): MadeSides {
  if (way === 'handicap') return byHandicap(golfers, size);
  if (way === 'flight') return byFlight(golfers, size);
  return inOrder(way === 'random' ? shuffled(golfers, numbers) : golfers, size);
}

/** How many sides of a legal size so many golfers fill: all of them if that can be. */
function countOf(golfers: number, { from, to }: SideSize): number {
  const all = Math.ceil(golfers / to);
  return all * from <= golfers ? all : Math.floor(golfers / from);
}

/**
 * A-B-C-D: each side has one of each quarter of the handicaps, and whoever has the lowest A has the highest B, so that the sides are alike.
 * Golfers without a handicap come last.
 */
function byHandicap(golfers: readonly Golfer[], size: SideSize): MadeSides {
  const ranked = golfers.toSorted((one, other) => (one.handicap ?? Infinity) - (other.handicap ?? Infinity) || 0);
  const count = countOf(ranked.length, size);
  const sides: string[][] = Array.from({ length: count }, () => []);
  const placed = ranked.slice(0, count * size.to);
  for (const [nth, { id }] of placed.entries()) {
    const [quarter, along] = [Math.floor(nth / count), nth % count];
    sides[quarter % 2 === 0 ? along : count - 1 - along]?.push(id);
  }
  return { sides, left: idsOf(ranked.slice(placed.length)) };
}

/** Those who follow each other, the sides as even as can be. */
function inOrder(golfers: readonly Golfer[], size: SideSize): MadeSides {
  const count = countOf(golfers.length, size);
  const placed = Math.min(golfers.length, count * size.to);
  const sides = Array.from({ length: count }, (_, nth) =>
    idsOf(golfers.slice(Math.floor((nth * placed) / count), Math.floor(((nth + 1) * placed) / count))),
  );
  return { sides, left: idsOf(golfers.slice(placed)) };
}

/** Those of a flight are partners; a flight that is larger than a side makes several. */
function byFlight(golfers: readonly Golfer[], size: SideSize): MadeSides {
  const flights = Map.groupBy(golfers, ({ flight }) => flight);
  const made = [...flights].map(([flight, own]) => (flight === null ? { sides: [], left: idsOf(own) } : inOrder(own, size)));
  return { sides: made.flatMap(({ sides }) => sides), left: made.flatMap(({ left }) => left) };
}

const idsOf = (golfers: readonly Golfer[]): string[] => golfers.map(({ id }) => id);

const shuffled = (golfers: readonly Golfer[], numbers: readonly number[]): readonly Golfer[] =>
  golfers
    .map((golfer, nth) => ({ golfer, at: numbers[nth] ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ golfer }) => golfer);

/** As many numbers from 0 up to 1, each as likely as every other and foreseen by nobody. */
export const randomNumbers = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((number) => number / 2 ** 32);
