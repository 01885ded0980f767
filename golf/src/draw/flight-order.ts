import type { Tenths } from '../handicap/tenths.ts';

/** What the draw needs to know of a player. */
export type Drawn = { readonly id: string; readonly division: string | null; readonly handicap: Tenths | null };

/**
 * How players come to flights: as they entered; like with like by handicap; spread, so that every flight has low and high;
 * or at random, by given numbers from 0 up to 1, one fewer than there are players.
 */
export type DrawOrder = { readonly by: 'entry' | 'handicap' | 'spread' } | { readonly by: 'random'; readonly numbers: readonly number[] };

/** Players in the order in which they are drawn; those without a handicap come last, and of equal ones the one who entered first comes first. */
export function drawn(players: readonly Drawn[], order: DrawOrder): readonly Drawn[] {
  if (order.by === 'entry') return players;
  if (order.by === 'random') return shuffled(players, order.numbers);
  return [...players].sort((a, b) => (a.handicap ?? Number.MAX_SAFE_INTEGER) - (b.handicap ?? Number.MAX_SAFE_INTEGER));
}

/** Fisher and Yates: every order is as likely as the numbers are. */
function shuffled(players: readonly Drawn[], numbers: readonly number[]): readonly Drawn[] {
  const list = [...players];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.min(last, Math.floor((numbers[last - 1] ?? 0) * (last + 1)));
    [list[last], list[other]] = [list[other] as Drawn, list[last] as Drawn];
  }
  return list;
}

/**
 * Sizes of the flights: as few as the size allows, as even as possible, the smaller ones first; no one plays alone, unless sides are drawn,
 * whose partners play together.
 *
 * @example flightSizes(13, 4) // [3, 3, 3, 4]
 */
export function flightSizes(players: number, size: number, ofSides = false): readonly number[] {
  const fewest = Math.ceil(players / size);
  const flights = ofSides ? fewest : Math.min(fewest, Math.max(1, Math.floor(players / 2)));
  return Array.from({ length: flights }, (_, at) => Math.floor((players + at) / flights));
}

/** The flight of the nth player drawn: one flight after another, or to and fro over all of them. */
export function slots(sizes: readonly number[], order: DrawOrder): readonly number[] {
  if (order.by !== 'spread') return sizes.flatMap((size, flight) => Array<number>(size).fill(flight));
  const rows = Array.from({ length: Math.max(0, ...sizes) }, (_, row) => {
    const flights = sizes.flatMap((size, flight) => (size > row ? [flight] : []));
    return row % 2 === 0 ? flights : [...flights].reverse();
  });
  return rows.flat();
}
