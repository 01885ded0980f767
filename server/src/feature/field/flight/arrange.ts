import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Arrangement, Flight, WantedArrangement, WantedFlight } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireRound } from '../tournament/round-store.ts';
import { requireSound } from './arrangement-check.ts';
import {
  fieldsOf,
  findArrangement,
  freeNumbers,
  insertFlights,
  removeFlights,
  type Seat,
  seatPlayers,
  updateFlights,
} from './arrangement-store.ts';

/** Arranges the flights that are named, all or none, as their author saw them: drawn, dragged, exchanged and shifted flights all come here. */
export async function arrangeFlights(deps: Writer, actor: Actor, roundId: string, arrangement: WantedArrangement): Promise<Arrangement> {
  const wanted = { ...arrangement, flights: arrangement.flights.map(asWritten) };
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const current = await findArrangement(tx, tournament, roundId);
      requireSeen(current, wanted);
      requireSound(current, wanted, await requireRound(tx, tournament.id, roundId));
      return apply(tx, current, wanted);
    },
    answer: (tx, tournament) => findArrangement(tx, tournament, roundId),
  });
}

/** A blank is nothing. */
const asWritten = (flight: WantedFlight): WantedFlight => ({ ...flight, cart: flight.cart || null, note: flight.note || null });

/** Every named flight is as its author saw it, and no player comes from a flight that they did not name. */
function requireSeen(current: Arrangement, { flights, removed }: WantedArrangement): void {
  const flightOf = new Map(current.flights.map((flight) => [flight.id, flight]));
  const isSeen = ({ id, seen }: { id: string | null; seen: WantedFlight['seen'] }): boolean => {
    const flight = id === null ? undefined : flightOf.get(id);
    if (id === null || seen === null) return id === null && seen === null;
    return flight !== undefined && flight.version === seen.version && isDeepStrictEqual(idsOf(flight), seen.playerIds);
  };
  const named = new Set([...flights, ...removed].map(({ id }) => id));
  const wanted = new Set(flights.flatMap(({ playerIds }) => playerIds));
  const isTaken = current.flights.some((flight) => !named.has(flight.id) && idsOf(flight).some((id) => wanted.has(id)));
  if (isTaken || ![...flights, ...removed].every(isSeen)) throw new AppError('stale-version', { current });
}

const idsOf = ({ players }: Pick<Flight, 'players'>): string[] => players.map(({ playerId }) => playerId);

/** A flight as the log keeps it: its players by id, so that a name that is removed is nowhere. */
type FlightLine = ReturnType<typeof lineOf>;
const lineOf = (id: string, fields: Parameters<typeof fieldsOf>[0], playerIds: readonly string[]) => ({
  id,
  ...fieldsOf(fields),
  playerIds: [...playerIds],
});
type Turn = { before: FlightLine | null; after: FlightLine | null };

async function apply(tx: Transaction, current: Arrangement, { flights, removed }: WantedArrangement): Promise<Action | null> {
  const lineOfFlight = new Map(current.flights.map((flight) => [flight.id, lineOf(flight.id, flight, idsOf(flight))]));
  const turns: Turn[] = [
    ...removed.map(({ id }) => ({ before: lineOfFlight.get(id) ?? null, after: null })),
    ...flights.map(({ id, playerIds, ...fields }) => ({
      before: lineOfFlight.get(id ?? '') ?? null,
      after: lineOf(id ?? randomUUID(), fields, playerIds),
    })),
  ].filter(({ before, after }) => !isDeepStrictEqual(before, after));
  if (turns.length === 0) return null;
  await write(tx, current.roundId, turns);
  return {
    kind: 'flights-arranged',
    subjectType: 'round',
    subjectId: current.roundId,
    before: { arranged: turns.flatMap(({ before }) => before ?? []) },
    after: { flightCount: turns.length, arranged: turns.flatMap(({ after }) => after ?? []) },
  };
}

async function write(tx: Transaction, roundId: string, turns: readonly Turn[]): Promise<void> {
  const written = (of: readonly Turn[]) => of.flatMap(({ after }) => (after ? [{ ...fieldsOf(after), id: after.id }] : []));
  const moves = turns.filter(({ before, after }) => before && after);
  await removeFlights(
    tx,
    turns.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
  );
  await freeNumbers(
    tx,
    moves.flatMap(({ before, after }) => (before && before.number !== after?.number ? [before.id] : [])),
  );
  await insertFlights(tx, roundId, written(turns.filter(({ before }) => !before)));
  await updateFlights(tx, written(moves));
  await seatPlayers(tx, roundId, seatsOf(turns));
}

/** Whoever left a flight and is in no other one is in none. */
function seatsOf(turns: readonly Turn[]): Seat[] {
  const seats = turns.flatMap(({ after }) =>
    after ? after.playerIds.map((playerId, at): Seat => ({ playerId, flightId: after.id, place: at + 1 })) : [],
  );
  const seated = new Set(seats.map(({ playerId }) => playerId));
  const left = turns.flatMap(({ before }) => before?.playerIds ?? []).filter((playerId) => !seated.has(playerId));
  return [...seats, ...left.map((playerId): Seat => ({ playerId, flightId: null, place: 0 }))];
}
