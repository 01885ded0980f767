import type { Arrangement, Flight, FlightPlayer } from '@fairway/api';
import { MOST_IN_FLIGHT } from '@fairway/api/choice/field/flight';
import { minutesOf } from '@fairway/api/rule/field/flight-conflict';
import { inStartingOrder } from '@fairway/golf';

/** When and where a flight starts. */
export type Start = Pick<Flight, 'teeTime' | 'startingHole' | 'startingSide'>;
/** What is moved: a player, or a whole flight. */
export type Held = { readonly kind: 'player' | 'flight'; readonly id: string };
/** Where to: a player, whose place is exchanged; a flight; or null, the players without one. */
export type Target = { readonly kind: 'player'; readonly id: string } | { readonly kind: 'flight'; readonly id: string | null };

/** The arrangement after a move; the same one where the move changes nothing or cannot be. */
export function moved(of: Arrangement, held: Held, target: Target): Arrangement {
  if (held.kind === 'flight') return target.kind === 'flight' && target.id !== null ? withStartsExchanged(of, held.id, target.id) : of;
  return target.kind === 'player' ? withPlayersExchanged(of, held.id, target.id) : withPlayerIn(of, held.id, target.id);
}

/** Whether a flight has room for a player who is not in it. */
export const hasRoom = ({ players }: Flight): boolean => players.length < MOST_IN_FLIGHT;

const inOrder = (of: Arrangement, flights: readonly Flight[]): Arrangement => ({ ...of, flights: inStartingOrder(flights) });

/** The player behind those of the flight; null: in no flight. */
function withPlayerIn(of: Arrangement, playerId: string, flightId: string | null): Arrangement {
  const player = everybody(of).find((one) => one.playerId === playerId);
  const flight = of.flights.find(({ id }) => id === flightId);
  const [isThere, isFull] = [placeOf(of, playerId) === flightId, flight !== undefined && !hasRoom(flight)];
  if (player === undefined || isThere || isFull || (flightId !== null && flight === undefined)) return of;
  const without = (players: readonly FlightPlayer[]) => players.filter((one) => one !== player);
  return {
    ...of,
    flights: of.flights.map((one) => ({ ...one, players: one.id === flightId ? [...one.players, player] : without(one.players) })),
    unassigned: flightId === null ? [...of.unassigned, player] : without(of.unassigned),
  };
}

/** Each at the place of the other. */
function withPlayersExchanged(of: Arrangement, oneId: string, otherId: string): Arrangement {
  const find = (id: string) => everybody(of).find(({ playerId }) => playerId === id);
  const [one, other] = [find(oneId), find(otherId)];
  if (one === undefined || other === undefined || one === other) return of;
  const exchange = (players: readonly FlightPlayer[]) =>
    players.map((player) => (player === one ? other : player === other ? one : player));
  return {
    ...of,
    flights: of.flights.map((flight) => ({ ...flight, players: exchange(flight.players) })),
    unassigned: exchange(of.unassigned),
  };
}

/** Each flight starts when and where the other did. */
function withStartsExchanged(of: Arrangement, oneId: string, otherId: string): Arrangement {
  const find = (id: string) => of.flights.find((flight) => flight.id === id);
  const [one, other] = [find(oneId), find(otherId)];
  if (one === undefined || other === undefined || one === other) return of;
  return inOrder(
    of,
    of.flights.map((flight) =>
      flight === one ? { ...one, ...startOf(other) } : flight === other ? { ...other, ...startOf(one) } : flight,
    ),
  );
}

export const startOf = ({ teeTime, startingHole, startingSide }: Start): Start => ({ teeTime, startingHole, startingSide });

/** The id of the flight that a player is in; null: none. */
export const placeOf = (of: Arrangement, playerId: string): string | null =>
  of.flights.find(({ players }) => players.some((player) => player.playerId === playerId))?.id ?? null;

export const everybody = ({ flights, unassigned }: Arrangement): FlightPlayer[] => [
  ...flights.flatMap(({ players }) => players),
  ...unassigned,
];

/** Minutes between two flights on one tee, where nobody said otherwise. */
export const USUAL_INTERVAL = 8;

/** What staff write of a flight. */
export type FlightFields = Pick<Flight, 'number' | 'teeTime' | 'startingHole' | 'startingSide' | 'cart' | 'note'>;

/** The fields of a flight changed, as their author saw it; null: it is gone, or somebody has changed one of these fields since. */
export function withFields(of: Arrangement, seen: Flight, fields: Partial<FlightFields>): Arrangement | null {
  const now = of.flights.find(({ id }) => id === seen.id);
  const changed = Object.keys(fields) as (keyof FlightFields)[];
  if (now === undefined || changed.some((field) => now[field] !== seen[field])) return null;
  return inOrder(
    of,
    of.flights.map((flight) => (flight === now ? { ...flight, ...fields } : flight)),
  );
}

/** Its players are in no flight. */
export function withoutFlight(of: Arrangement, id: string): Arrangement {
  const gone = of.flights.find((flight) => flight.id === id);
  if (gone === undefined) return of;
  return { ...of, flights: of.flights.filter((flight) => flight !== gone), unassigned: [...of.unassigned, ...gone.players] };
}

/** A flight that the server has not seen yet. */
export const newFlight = (fields: Partial<FlightFields> & Pick<Flight, 'number'>, players: readonly FlightPlayer[] = []): Flight => ({
  ...{ teeTime: null, startingHole: null, startingSide: null, cart: null, note: null },
  ...fields,
  id: `new ${fields.number}`,
  version: 1,
  players: [...players],
});

/** An empty flight with the next free number, at the next time of the tee of the last one. */
export function withNewFlight(of: Arrangement): Arrangement {
  const last = of.flights.findLast(({ teeTime }) => teeTime !== null);
  const before = of.flights.findLast((flight) => flight !== last && flight.teeTime !== null && flight.startingHole === last?.startingHole);
  const every = last && before ? minutesOf(last.teeTime) - minutesOf(before.teeTime) : USUAL_INTERVAL;
  const teeTime = last?.teeTime ? (timeAt(minutesOf(last.teeTime) + every) ?? last.teeTime) : null;
  const start = last ? { teeTime, startingHole: last.startingHole } : {};
  return inOrder(of, [...of.flights, newFlight({ number: nextNumber(of.flights), ...start })]);
}

export function nextNumber(flights: readonly Pick<Flight, 'number'>[]): string {
  const highest = Math.max(0, ...flights.map(({ number }) => Number.parseInt(number, 10)).filter((number) => number > 0));
  return String(highest + 1);
}

/** Every tee time that many minutes later, or earlier; null: one of them would be on another day. */
export function shifted(of: Arrangement, minutes: number): Arrangement | null {
  const flights = of.flights.map((flight) =>
    flight.teeTime === null ? flight : { ...flight, teeTime: timeAt(minutesOf(flight.teeTime) + minutes) ?? '' },
  );
  return flights.some(({ teeTime }) => teeTime === '') ? null : { ...of, flights };
}

/** 390 is “06:30”; null: on another day. */
export const timeAt = (minutes: number): string | null => {
  if (minutes < 0 || minutes >= 1440) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
