import type { Player, PlayerCard } from '@fairway/api';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { findsRow } from '../../../db/finds-row.ts';
import { changeRow, removeRow } from '../../../db/row.ts';
import { card, entry, flight, player } from '../../../db/schema/field/player.ts';
import { division, round, tournament } from '../../../db/schema/field/tournament.ts';
import { heldEntry } from '../../../db/schema/play/marker.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { byGivenName } from '../../../text/name-order.ts';
import type { TournamentRow } from '../../../write/write.ts';
import type { PlayerRow } from './wire.ts';
import { columnsOf, type PlayerFields, wirePlayer } from './wire.ts';

/** What a card has of its own; the rest is its flight's. */
export type CardFields = Pick<PlayerCard, 'bagTag' | 'caddieNumber' | 'status' | 'mostLikely'>;

/** The players of a tournament as the database keeps them, by given name. */
export async function findPlayers(db: Database, tournamentId: string): Promise<PlayerRow[]> {
  const rows = await db.select().from(player).where(eq(player.tournamentId, tournamentId));
  return rows.sort(byGivenName);
}

/** The players of a tournament, or one of them, as on the wire, by given name. */
export async function findWirePlayers(db: Database, tournament: TournamentRow, playerId?: string): Promise<Player[]> {
  const one = playerId === undefined ? undefined : eq(player.id, playerId);
  const rows = await db
    .select({ row: player, division, hasScores })
    .from(player)
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(and(eq(player.tournamentId, tournament.id), one));
  const cards = await db
    .select({ ...cardColumns, playerId: card.playerId })
    .from(card)
    .innerJoin(round, eq(round.id, card.roundId))
    .leftJoin(flight, eq(flight.id, card.flightId))
    .where(and(eq(round.tournamentId, tournament.id), playerId === undefined ? undefined : eq(card.playerId, playerId)))
    .orderBy(asc(round.number));
  const rounds = await findRounds(db, tournament.id);
  const partners = Map.groupBy(await findPartners(db, tournament.id, playerId), ({ sideId }) => sideId);
  const cardsOf = Map.groupBy(cards, (of) => of.playerId);
  const wire = rows.map((parts) => {
    const own = (cardsOf.get(parts.row.id) ?? []).map(({ playerId: _, ...rest }) => rest);
    return wirePlayer({ ...parts, partners: partners.get(parts.row.id) ?? [], cards: own }, tournament, rounds);
  });
  return wire.sort(byGivenName);
}

/** Of the row of `player`: strokes, also of a side that they play for, measured shots, or strokes of a phone that nobody has decided on yet. */
const ofSide = findsRow(sql`${entry} where ${entry.roundId} = p.round_id and ${entry.playerId} = p.side_id`);
export const hasScores = sql<boolean>`(${findsRow(sql`${entry} where ${entry.playerId} = ${player.id}`)}
  or ${findsRow(sql`side_partner p where p.player_id = ${player.id} and ${ofSide}`)}
  or ${findsRow(sql`${measurement} where ${measurement.playerId} = ${player.id}`)}
  or ${findsRow(sql`${heldEntry} where ${heldEntry.playerId} = ${player.id} and ${heldEntry.decidedAt} is null`)})`;
const cardColumns = {
  roundId: card.roundId,
  flight: flight.number,
  flightVersion: flight.version,
  teeTime: flight.teeTime,
  startingHole: flight.startingHole,
  startingSide: flight.startingSide,
  bagTag: card.bagTag,
  caddieNumber: card.caddieNumber,
  status: card.status,
  mostLikely: card.mostLikely,
};

export async function requireWirePlayer(db: Database, tournament: TournamentRow, playerId: string): Promise<Player> {
  const [row] = await findWirePlayers(db, tournament, playerId);
  if (!row) throw new AppError('not-found');
  return row;
}

/** Writes new players and returns their ids in the same order. They have no cards yet: see giveCards. */
export async function insertPlayers(tx: Transaction, tournamentId: string, people: readonly PlayerFields[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insert(player)
    .values(people.map((fields) => ({ tournamentId, ...columnsOf(fields) })))
    .returning({ id: player.id });
  return rows.map(({ id }) => id);
}

export const updatePlayer = (tx: Transaction, playerId: string, fields: PlayerFields): Promise<void> =>
  changeRow(tx, player, playerId, { ...columnsOf(fields), named: isNamed(fields.name) });

/** A side that is given another name has one of its own from now on. */
const isNamed = (name: string) => sql`${player.named} or ${player.kind} = 'side' and ${player.name} <> ${name}`;

/** Reopening a round does not take back a status that was set by hand. */
export async function updateCard(tx: Transaction, playerId: string, roundId: string, fields: Partial<CardFields>): Promise<void> {
  await tx
    .update(card)
    .set({ ...fields, ...('status' in fields && { cutByLine: false }) })
    .where(and(eq(card.playerId, playerId), eq(card.roundId, roundId)));
}

/** A player who missed a cut plays every round after it again. */
export async function takeCutBack(tx: Transaction, playerId: string): Promise<void> {
  await tx
    .update(card)
    .set({ status: 'ok', cutByLine: false })
    .where(and(eq(card.playerId, playerId), eq(card.status, 'cut')));
}

/** In which of these rounds the player has strokes: a hole that was cleared last has none. */
export async function roundsWithStrokes(tx: Transaction, playerId: string, roundIds: readonly string[]): Promise<string[]> {
  const latest = tx
    .selectDistinctOn([entry.roundId, entry.hole], { roundId: entry.roundId, strokes: entry.strokes, pickup: entry.pickup })
    .from(entry)
    .where(and(eq(entry.playerId, playerId), inArray(entry.roundId, [...roundIds])))
    .orderBy(asc(entry.roundId), asc(entry.hole), desc(entry.seq))
    .as('latest');
  const rows = await tx
    .selectDistinct({ roundId: latest.roundId })
    .from(latest)
    .where(or(isNotNull(latest.strokes), latest.pickup));
  return rows.map(({ roundId }) => roundId);
}

export const putIntoDivision = (tx: Transaction, divisionId: string, playerIds: readonly string[]): Promise<void> =>
  changeRow(tx, player, inArray(player.id, [...playerIds]), { divisionId });

/** Also out of the order of a play-off. */
export async function removePlayer(tx: Transaction, playerId: string): Promise<void> {
  const ofPlayer = tx.select({ id: player.tournamentId }).from(player).where(eq(player.id, playerId));
  await tx
    .update(tournament)
    .set({ tieOrder: sql`array_remove(${tournament.tieOrder}, ${playerId}::uuid)` })
    .where(inArray(tournament.id, ofPlayer));
  await removeRow(tx, player, playerId);
}
