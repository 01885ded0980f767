import type { Arrangement, Flight, FlightPlayer } from '@fairway/api';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { card, entry, flight, player } from '../../db/schema/player.ts';
import { division } from '../../db/schema/tournament.ts';
import { AppError } from '../../http/errors.ts';
import type { TournamentRow } from '../../write.ts';
import { playingHandicap } from '../division/playing-handicap.ts';
import { carriedStatus } from '../tournament/carried-status.ts';
import { findRounds, type RoundRow } from '../tournament/store.ts';
import { type FlightRow, findFlights } from './store.ts';

/** The flights of a round in starting order, with their players, and the players without one. */
export async function findArrangement(db: Database, tournament: TournamentRow, roundId: string): Promise<Arrangement> {
  const rounds = await findRounds(db, tournament.id);
  const round = rounds.find(({ id }) => id === roundId);
  if (!round) throw new AppError('not-found');
  const flights = inStartingOrder(await findFlights(db, roundId));
  const members = Map.groupBy(await findMembers(db, tournament, rounds, round), ({ flightId }) => flightId);
  const playersOf = (flightId: string | null): FlightPlayer[] => (members.get(flightId) ?? []).map(({ shown }) => shown);
  return {
    roundId,
    suspendedAt: round.suspendedAt?.toISOString() ?? null,
    flights: flights.map((row): Flight => ({ ...fieldsOf(row), id: row.id, version: row.version, players: playersOf(row.id) })),
    unassigned: playersOf(null),
  };
}

/** What staff write of a flight. */
export const fieldsOf = ({ number, teeTime, startingHole, startingSide, cart, note }: Omit<FlightRow, 'id' | 'roundId' | 'version'>) => ({
  number,
  teeTime,
  startingHole,
  startingSide,
  cart,
  note,
});

type Member = { flightId: string | null; shown: FlightPlayer };

/** The players of the round in the order of their flight's sheet; those without a flight as they entered. */
async function findMembers(
  db: Database,
  tournament: TournamentRow,
  rounds: readonly RoundRow[],
  round: RoundRow,
  playerId?: string,
): Promise<Member[]> {
  const one = playerId === undefined ? undefined : eq(player.id, playerId);
  const rows = await db
    .select({
      player,
      division,
      card,
      status: carriedStatus(sql`${card.playerId}`, sql`${round.number}::integer`),
      hasScores: sql<boolean>`exists (select 1 from ${entry} where ${entry.playerId} = ${card.playerId} and ${entry.roundId} = ${card.roundId})`,
    })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(and(eq(card.roundId, round.id), one))
    .orderBy(asc(card.place), asc(player.createdAt), asc(player.id));
  return rows.map(({ player: { id, name, divisionId, gender, member, ...own }, division: of, card: on, status, hasScores }) => ({
    flightId: on.flightId,
    shown: {
      ...{ playerId: id, name, divisionId, gender, member, status, hasScores },
      handicap: playingHandicap({ ...own, gender }, round.id, { tournament, division: of, rounds }),
      bagTag: on.bagTag,
      caddieNumber: on.caddieNumber,
      arrival: on.arrival,
      enteredAt: own.createdAt.toISOString(),
    },
  }));
}

/** One player of a round; null: not in it. */
export async function findFlightPlayer(
  db: Database,
  tournament: TournamentRow,
  roundId: string,
  playerId: string,
): Promise<FlightPlayer | null> {
  const rounds = await findRounds(db, tournament.id);
  const round = rounds.find(({ id }) => id === roundId);
  const [found] = round ? await findMembers(db, tournament, rounds, round, playerId) : [];
  return found?.shown ?? null;
}

export type FlightFields = ReturnType<typeof fieldsOf>;
export type WrittenFlight = FlightFields & { id: string };

/** A place of a player in a round; `flightId` null: in no flight. */
export type Seat = { playerId: string; flightId: string | null; place: number };

export async function removeFlights(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(flight).where(inArray(flight.id, [...ids]));
}

/** Two flights may exchange their numbers: nobody has one while they are given anew. */
export async function freeNumbers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(flight)
    .set({ number: sql`'~' || ${flight.id}` })
    .where(inArray(flight.id, [...ids]));
}

export async function insertFlights(tx: Transaction, roundId: string, flights: readonly WrittenFlight[]): Promise<void> {
  if (flights.length > 0) await tx.insert(flight).values(flights.map((one) => ({ ...one, roundId })));
}

export async function updateFlights(tx: Transaction, flights: readonly WrittenFlight[]): Promise<void> {
  for (const { id, ...fields } of flights)
    await tx
      .update(flight)
      .set({ ...fields, version: sql`${flight.version} + 1` })
      .where(eq(flight.id, id));
}

export async function seatPlayers(tx: Transaction, roundId: string, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return;
  await tx.execute(sql`
    update card set flight_id = wanted."flightId", place = wanted.place
    from json_to_recordset(${JSON.stringify(seats)}::json) as wanted("playerId" uuid, "flightId" uuid, place smallint)
    where card.player_id = wanted."playerId" and card.round_id = ${roundId}`);
}

export async function setArrival(
  tx: Transaction,
  roundId: string,
  playerId: string,
  arrival: (typeof card.$inferSelect)['arrival'],
): Promise<void> {
  await tx
    .update(card)
    .set({ arrival })
    .where(and(eq(card.roundId, roundId), eq(card.playerId, playerId)));
}
