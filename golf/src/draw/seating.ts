import type { Apart, Wishes } from './wish.ts';
import { apartOf, areApart, groupsOf } from './wish.ts';

/** The players to seat, in the order drawn; how many each flight takes; the flight that each player comes to without wishes. */
export type Seating = { readonly ids: readonly string[]; readonly sizes: readonly number[]; readonly flightOf: readonly number[] };

/** The ids of each flight. */
export type Seats = readonly (readonly string[])[];

/**
 * Players as they were drawn: those who belong together first, the largest groups before the smaller, as near as possible to where
 * the first of them was drawn; then the others, each in the first free place. Null where a player finds no place that way.
 */
export function seatsInOrder(seating: Seating, wishes: Wishes): Seats | null {
  const apart = apartOf(wishes);
  const seats: string[][] = seating.sizes.map(() => []);
  const groups = groupsOf(seating.ids, wishes).filter(({ length }) => length > 1);
  for (const group of [...groups].sort((a, b) => b.length - a.length)) {
    const flight = nearest(seating, group).find((one) => fits(seating, seats, one, group, apart));
    if (flight === undefined) return null;
    seats[flight]?.push(...group);
  }
  return filled(seating, seats, apart);
}

/** Seats the players without a seat, in the order drawn, each in the first free place; null where one of them finds none. */
export function filled(seating: Seating, given: Seats, apart: Apart): Seats | null {
  const seats = given.map((flight) => [...flight]);
  const seatedAlready = new Set(given.flat());
  const free = [...seating.flightOf];
  for (const [flight, { length }] of given.entries()) for (let nth = 0; nth < length; nth++) free.splice(free.indexOf(flight), 1);
  for (const id of seating.ids) {
    if (seatedAlready.has(id)) continue;
    const at = free.findIndex((flight) => fits(seating, seats, flight, [id], apart));
    if (at === -1) return null;
    for (const flight of free.splice(at, 1)) seats[flight]?.push(id);
  }
  return seats;
}

/** Flights from the nearest to where the first of a group was drawn; of two at the same distance the earlier. */
export function nearest({ ids, sizes, flightOf }: Seating, group: readonly string[]): readonly number[] {
  const target = flightOf[ids.indexOf(group[0] ?? '')] ?? 0;
  return sizes.map((_, flight) => flight).sort((a, b) => Math.abs(a - target) - Math.abs(b - target));
}

function fits({ sizes }: Seating, seats: Seats, at: number, group: readonly string[], apart: Apart): boolean {
  const flight = seats[at] ?? [];
  return (sizes[at] ?? 0) - flight.length >= group.length && !areApart(group, flight, apart);
}
