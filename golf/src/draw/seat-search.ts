import type { Seating, Seats } from './seating.ts';
import { filled, nearest } from './seating.ts';
import type { Wishes } from './wish.ts';
import { apartOf, areApart, groupsOf, wishByWish } from './wish.ts';

/** How often a search goes back before it stops: fields of clubs never need as many, and it is a fraction of a second. */
const MOST_RETURNS = 5000;

/** The same for one wish among those that cannot all be met. */
const RETURNS_OF_A_WISH = 500;

/** How often a search may still go back; it takes off what it used. */
type Bound = { left: number };

/** Players who sit together: the flights they may come to, nearest first, and the groups that they keep apart from. */
type Group = { readonly players: readonly string[]; readonly nearest: readonly number[]; readonly apartFrom: readonly number[] };

/**
 * Seats that meet every wish, if there are any: each group with a wish is tried in every flight, those with the fewest flights
 * left first. Null where there are none, or the bound is reached.
 */
export function searchedSeats(seating: Seating, wishes: Wishes, bound: Bound = { left: MOST_RETURNS }): Seats | null {
  const apart = apartOf(wishes);
  const groups = groupsOf(seating.ids, wishes).filter((group) => group.length > 1 || areApart(group, seating.ids, apart));
  if (groups.some((group) => areApart(group, group, apart))) return null;
  const searched = groups.map((players): Group => {
    const apartFrom = groups.flatMap((other, at) => (areApart(players, other, apart) ? [at] : []));
    return { players, nearest: nearest(seating, players), apartFrom };
  });
  const flightOf = flightsOf(searched, seating.sizes, bound);
  if (flightOf === null) return null;
  const seats = seating.sizes.map((_, flight) => groups.flatMap((players, at) => (flightOf[at] === flight ? players : [])));
  return filled(seating, seats, apart);
}

/** The flight of each group; null where no flights do, or the bound is reached. */
function flightsOf(groups: readonly Group[], sizes: readonly number[], bound: Bound): readonly number[] | null {
  const flightOf: (number | null)[] = groups.map(() => null);
  const room = [...sizes];
  const seat = (): boolean => {
    const next = fewestFlights(groups, flightOf, room, sizes);
    if (next === null) return true;
    for (const flight of next.flights) {
      const { length } = groups[next.at]?.players ?? [];
      flightOf[next.at] = flight;
      room[flight] = (room[flight] ?? 0) - length;
      if (seat()) return true;
      flightOf[next.at] = null;
      room[flight] = (room[flight] ?? 0) + length;
      if (--bound.left < 0) return false;
    }
    return false;
  };
  return seat() ? flightOf.map((flight) => flight ?? 0) : null;
}

type Next = { readonly at: number; readonly flights: readonly number[] };

/** The group without a seat that has the fewest flights left, the larger of two such; null once all are seated. */
function fewestFlights(
  groups: readonly Group[],
  flightOf: readonly (number | null)[],
  room: readonly number[],
  sizes: readonly number[],
): Next | null {
  let fewest: Next | null = null;
  for (const [at, group] of groups.entries()) {
    if (flightOf[at] !== null) continue;
    const occupied = new Set(group.apartFrom.map((other) => flightOf[other]));
    const open = group.nearest.filter((flight) => (room[flight] ?? 0) >= group.players.length && !occupied.has(flight));
    const flights = withoutAlike(open, room, sizes);
    const before =
      fewest === null ? 0 : flights.length - fewest.flights.length || (groups[fewest.at]?.players.length ?? 0) - group.players.length;
    if (fewest === null || before < 0) fewest = { at, flights };
  }
  return fewest;
}

/** Of flights that are empty and take as many, the nearest stands for all. */
function withoutAlike(flights: readonly number[], room: readonly number[], sizes: readonly number[]): readonly number[] {
  const emptyOf = new Map<number | undefined, number>();
  for (const flight of flights) if (room[flight] === sizes[flight] && !emptyOf.has(sizes[flight])) emptyOf.set(sizes[flight], flight);
  return flights.filter((flight) => room[flight] !== sizes[flight] || emptyOf.get(sizes[flight]) === flight);
}

/** Seats that meet the wishes one after the other, each that can be met with those before it: together first, then apart. */
export function seatsOfMost(seating: Seating, wishes: Wishes): Seats {
  let kept: Wishes = { together: [], apart: [] };
  let seats = searchedSeats(seating, kept) ?? [];
  let left = MOST_RETURNS;
  for (const wish of wishByWish(wishes)) {
    const more: Wishes = { together: [...kept.together, ...wish.together], apart: [...kept.apart, ...wish.apart] };
    const tries = Math.min(left, RETURNS_OF_A_WISH);
    const bound = { left: tries };
    const next = isHad(wish, seats) ? seats : searchedSeats(seating, more, bound);
    left -= tries - Math.max(0, bound.left);
    if (next === null) continue;
    kept = more;
    seats = next;
  }
  return seats;
}

/** Whether those together share a flight and no two of those apart do. */
function isHad(wish: Wishes, seats: Seats): boolean {
  const apart = apartOf(wish);
  return seats.every(
    (flight) =>
      !areApart(flight, flight, apart) &&
      wish.together.every((ids) => !ids.some((id) => flight.includes(id)) || ids.every((id) => flight.includes(id))),
  );
}
