import type { Arrangement, Flight, WantedArrangement, WantedFlight } from '@fairway/api';
import { inStartingOrder } from '@fairway/golf';

/** What must be written so that the arrangement becomes the wanted one: only the flights that differ, each as it was seen. */
export function changeBetween(current: Arrangement, wanted: Arrangement): WantedArrangement {
  const flightOf = new Map(current.flights.map((flight) => [flight.id, flight]));
  const ids = new Set(wanted.flights.map(({ id }) => id));
  return {
    flights: wanted.flights.flatMap((flight) => {
      const before = flightOf.get(flight.id);
      const written = asWanted(flight, before);
      return before !== undefined && isSame(written, asWanted(before, before)) ? [] : [written];
    }),
    removed: current.flights.filter(({ id }) => !ids.has(id)).map((flight) => ({ id: flight.id, seen: seenOf(flight) })),
  };
}

export const isEmpty = ({ flights, removed }: WantedArrangement): boolean => flights.length === 0 && removed.length === 0;

const idsOf = ({ players }: Flight): string[] => players.map(({ playerId }) => playerId);
const seenOf = (flight: Flight) => ({ version: flight.version, playerIds: idsOf(flight) });
const isSame = (one: WantedFlight, other: WantedFlight): boolean => JSON.stringify(one) === JSON.stringify(other);
/** Whether a flight is as it was, whatever its version. */
const isAlike = (now: Flight, before: Flight): boolean => {
  const then = { ...before, version: now.version };
  return isSame(asWanted(now, now), asWanted(then, then));
};

const asWanted = (flight: Flight, before: Flight | undefined): WantedFlight => ({
  id: before?.id ?? null,
  seen: before === undefined ? null : seenOf(before),
  number: flight.number,
  teeTime: flight.teeTime,
  startingHole: flight.startingHole,
  startingSide: flight.startingSide,
  cart: flight.cart,
  note: flight.note,
  playerIds: idsOf(flight),
});

/** The numbers of the flights that others have changed or removed since they were seen, and that the wanted arrangement puts differently. */
export function changedSince(seen: Arrangement, now: Arrangement, wanted: Arrangement): string[] {
  const isIn = ({ flights }: Arrangement, flight: Flight) => flights.some((one) => one.id === flight.id && isAlike(one, flight));
  const seated = new Set(wanted.flights.flatMap(idsOf));
  const changed = now.flights.filter((flight) => !isIn(seen, flight) && !isIn(wanted, flight));
  const removed = seen.flights.filter(
    (flight) => !now.flights.some(({ id }) => id === flight.id) && idsOf(flight).some((playerId) => seated.has(playerId)),
  );
  return [...changed, ...removed].map(({ number }) => number);
}

/** The flights that a change touches and that have begun: whoever changes them is asked first. */
export function begunFlights(current: Arrangement, { flights, removed }: WantedArrangement): string[] {
  const touched = new Set([...flights, ...removed].map(({ id }) => id));
  const wanted = new Set(flights.flatMap(({ playerIds }) => playerIds));
  const hasBegun = (flight: Flight) => flight.players.some(({ hasScores }) => hasScores);
  const isTouched = (flight: Flight) => touched.has(flight.id) || flight.players.some(({ playerId }) => wanted.has(playerId));
  return current.flights.filter((flight) => hasBegun(flight) && isTouched(flight)).map(({ number }) => number);
}

/**
 * The arrangement with the flights that a change touched as they were before it, and all others as they are; null: somebody has
 * changed one of them since, or put one of their players elsewhere.
 */
export function undone(current: Arrangement, before: Arrangement, after: Arrangement): Arrangement | null {
  const { flights, removed } = changeBetween(before, after);
  const back = new Set([...flights, ...removed].map(({ id }) => id));
  const made = after.flights.filter(({ id }) => !before.flights.some((flight) => flight.id === id));
  const touched = [...after.flights.filter(({ id }) => back.has(id)), ...made];
  const isStill = (flight: Flight) => {
    const now = current.flights.find(({ id }) => id === flight.id);
    return now !== undefined && isAlike(now, flight);
  };
  if (!touched.every(isStill)) return null;
  const restored = before.flights.filter(({ id }) => back.has(id));
  const others = current.flights.filter((flight) => !touched.some(({ id }) => id === flight.id));
  const wanted = [...others, ...restored];
  const seated = wanted.flatMap(idsOf);
  if (new Set(seated).size < seated.length) return null;
  const everybody = [...current.flights.flatMap(({ players }) => players), ...current.unassigned];
  return { ...current, flights: inStartingOrder(wanted), unassigned: everybody.filter(({ playerId }) => !seated.includes(playerId)) };
}
