import type { Arrangement, Flight, FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { sideArrival } from '@fairway/api/rule/field/side-arrival';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { card, entry, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';
import { findPartners, type Partner } from '../../../engine/tournament/side/partner-store.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { playingHandicap } from '../division/playing-handicap.ts';
import { type FlightRow, findFlights } from './store.ts';

/** The flights of a round in starting order, with their players, and the players without one. */
export async function findArrangement(db: Database, tournament: TournamentRow, roundId: string): Promise<Arrangement> {
  const rounds = await findRounds(db, tournament.id);
  const round = rounds.find(({ id }) => id === roundId);
  if (!round) throw new AppError('not-found');
  const flights = inStartingOrder(await findFlights(db, roundId));
  const members = Map.groupBy(await findMembers(db, tournament, rounds, round), ({ flightId }) => flightId);
  const playersOf = (flightId: string | null): FlightPlayer[] => (members.get(flightId) ?? []).map(({ player }) => player);
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

type Member = { flightId: string | null; player: FlightPlayer };

/** The players of the round in the order of their flight's sheet; those without a flight as they entered. */
async function findMembers(
  db: Database,
  tournament: TournamentRow,
  rounds: readonly RoundRow[],
  round: RoundRow,
  playerId?: string,
): Promise<Member[]> {
  const isPartner = sql`exists (select 1 from ${sidePartner} where ${sidePartner.sideId} = ${player.id}
    and ${sidePartner.roundId} = ${round.id} and ${sidePartner.playerId} = ${playerId ?? null}::uuid)`;
  const one = playerId === undefined ? undefined : or(eq(player.id, playerId), isPartner);
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
  const sideId = playerId === undefined ? undefined : rows[0]?.player.id;
  const partners = Map.groupBy(await findPartners(db, tournament.id, sideId), (partner) => partner.sideId);
  return rows.map(({ player: { id, name, kind, divisionId, gender, member, ...own }, division: of, card: on, status, hasScores }) => {
    const inSide = partners.get(id) ?? [];
    const inRound = partnersIn(round, inSide);
    return {
      flightId: on.flightId,
      player: {
        ...{ playerId: id, name, divisionId, gender, member, status, hasScores },
        partners: inRound,
        handicap: playingHandicap({ ...own, kind, gender }, inSide, round.id, { tournament, division: of, rounds }),
        bagTag: on.bagTag,
        caddieNumber: on.caddieNumber,
        arrival: kind === 'side' ? sideArrival(inRound) : on.arrival,
        enteredAt: own.createdAt.toISOString(),
      },
    };
  });
}

/** Who plays for a side in the round, to its end. */
const partnersIn = ({ id }: RoundRow, partners: readonly Partner[]): FlightPlayer['partners'] =>
  partners
    .filter(({ roundId, untilHole }) => roundId === id && untilHole === null)
    .map(({ playerId, name, arrival }) => ({ playerId, name, arrival }));

/** One player of a round, or the side of one whose partners have no cards; null: not in it. */
export async function findFlightPlayer(
  db: Database,
  tournament: TournamentRow,
  roundId: string,
  playerId: string,
): Promise<FlightPlayer | null> {
  const rounds = await findRounds(db, tournament.id);
  const round = rounds.find(({ id }) => id === roundId);
  const [row] = round ? await findMembers(db, tournament, rounds, round, playerId) : [];
  return row?.player ?? null;
}

export type FlightFields = ReturnType<typeof fieldsOf>;
type WrittenFlight = FlightFields & { id: string };

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
  for (const { id, ...fields } of flights) await changeRow(tx, flight, id, fields);
}

export async function seatPlayers(tx: Transaction, roundId: string, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return;
  await tx.execute(sql`
    update card set flight_id = wanted."flightId", place = wanted.place
    from json_to_recordset(${JSON.stringify(seats)}::json) as wanted("playerId" uuid, "flightId" uuid, place smallint)
    where card.player_id = wanted."playerId" and card.round_id = ${roundId}`);
}

export async function setArrival(tx: Transaction, roundId: string, playerId: string, arrival: Arrival | null): Promise<void> {
  await tx
    .update(card)
    .set({ arrival })
    .where(and(eq(card.roundId, roundId), eq(card.playerId, playerId)));
}

/** Of these golfers, who play for a side that has the card. */
export async function setPartnerArrival(
  tx: Transaction,
  roundId: string,
  playerIds: readonly string[],
  arrival: Arrival | null,
): Promise<void> {
  await tx
    .update(sidePartner)
    .set({ arrival })
    .where(and(eq(sidePartner.roundId, roundId), inArray(sidePartner.playerId, [...playerIds])));
}
