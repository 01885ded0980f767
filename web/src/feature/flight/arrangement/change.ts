import type { Arrangement, Flight, WantedArrangement, WantedFlight } from '@fairway/api';

/** What must be written so that the arrangement becomes the wanted one: only the flights that differ, each as it was seen. */
export function changeBetween(current: Arrangement, wanted: Arrangement): WantedArrangement {
  const known = new Map(current.flights.map((flight) => [flight.id, flight]));
  const kept = new Set(wanted.flights.map(({ id }) => id));
  return {
    flights: wanted.flights.flatMap((flight) => {
      const before = known.get(flight.id);
      const written = asWanted(flight, before);
      return before !== undefined && isSame(written, asWanted(before, before)) ? [] : [written];
    }),
    removed: current.flights.filter(({ id }) => !kept.has(id)).map((flight) => ({ id: flight.id, seen: seenOf(flight) })),
  };
}

export const isEmpty = ({ flights, removed }: WantedArrangement): boolean => flights.length === 0 && removed.length === 0;

const idsOf = ({ players }: Flight): string[] => players.map(({ playerId }) => playerId);
const seenOf = (flight: Flight) => ({ version: flight.version, playerIds: idsOf(flight) });
const isSame = (one: WantedFlight, other: WantedFlight): boolean => JSON.stringify(one) === JSON.stringify(other);

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

/** The flights that a change touches and that have begun: whoever changes them is asked first. */
export function begunFlights(current: Arrangement, { flights, removed }: WantedArrangement): string[] {
  const touched = new Set([...flights, ...removed].map(({ id }) => id));
  const wanted = new Set(flights.flatMap(({ playerIds }) => playerIds));
  const hasBegun = (flight: Flight) => flight.players.some(({ hasScores }) => hasScores);
  const isTouched = (flight: Flight) => touched.has(flight.id) || flight.players.some(({ playerId }) => wanted.has(playerId));
  return current.flights.filter((flight) => hasBegun(flight) && isTouched(flight)).map(({ number }) => number);
}
