import type { MeasurementFact, ShotPlayer } from '@fairway/api';
import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deviceOf } from '../../../access/device.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { card, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { foreignAuthor } from '../../../db/schema/field/tournament.ts';
import { markerDevice, markerLink } from '../../../db/schema/play/marker.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import type { MeasurementRow } from '../../../engine/competition/shot-store.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';

type ShotPlace = Pick<MeasurementRow, 'playerId' | 'roundId' | 'kind' | 'hole'>;

export async function findMeasurement(db: Database, id: string): Promise<MeasurementRow | null> {
  const [row = null] = await db.select().from(measurement).where(eq(measurement.id, id));
  return row;
}

/** The last measurement of a shot; null: there is none, or it was taken back. */
export async function findStanding(db: Database, place: ShotPlace): Promise<MeasurementRow | null> {
  const last = await findLast(db, place);
  return last === null || last.centimetres === null ? null : last;
}

/** The last word about a shot, also one that takes its measurement back. */
export async function findLast(db: Database, place: ShotPlace): Promise<MeasurementRow | null> {
  const [last = null] = await db.select().from(measurement).where(isShot(place)).orderBy(desc(measurement.seq)).limit(1);
  return last;
}

/** The same, as if a phone had measured nothing. */
export async function findLastWithout(db: Database, place: ShotPlace, deviceId: string): Promise<MeasurementRow | null> {
  const [last = null] = await db
    .select()
    .from(measurement)
    .where(and(isShot(place), or(isNull(measurement.device), ne(measurement.device, deviceId))))
    .orderBy(desc(measurement.seq))
    .limit(1);
  return last;
}

/** How often phones have measured a shot. */
export const countOfPhones = (db: Database, place: ShotPlace): Promise<number> =>
  db.$count(measurement, and(isShot(place), eq(measurement.principalKind, 'link')));

const isShot = ({ playerId, roundId, kind, hole }: ShotPlace) =>
  and(eq(measurement.playerId, playerId), eq(measurement.roundId, roundId), eq(measurement.kind, kind), eq(measurement.hole, hole));

export async function appendMeasurement(tx: Transaction, row: typeof measurement.$inferInsert): Promise<void> {
  await tx.insert(measurement).values(row);
}

/** A golfer of a round, and how they stand in it: by their card, or by that of the side of one ball that they play for. */
export async function findStarter(db: Database, roundId: string, playerId: string) {
  const [row = null] = await db
    .select({ gender: player.gender, flightId: card.flightId, status: statusInRound })
    .from(card)
    .leftJoin(sidePartner, and(eq(sidePartner.sideId, card.playerId), eq(sidePartner.roundId, card.roundId)))
    .innerJoin(player, isWhose)
    .where(and(eq(card.roundId, roundId), eq(player.id, playerId)));
  return row;
}

/** Whose card it is, or who plays for the side whose it is. */
const isWhose = eq(player.id, sql`coalesce(${sidePartner.playerId}, ${card.playerId})`);

const statusInRound = carriedStatus(sql`${card.playerId}`, sql`(select number from round where id = ${card.roundId})`);

/** Who plays the round, in the order of the flights. */
export async function findShotPlayers(db: Database, roundId: string): Promise<ShotPlayer[]> {
  return db
    .select({ playerId: player.id, name: player.name, gender: player.gender, flight: flight.number, bagTag: card.bagTag })
    .from(card)
    .leftJoin(sidePartner, and(eq(sidePartner.sideId, card.playerId), eq(sidePartner.roundId, card.roundId)))
    .innerJoin(player, isWhose)
    .leftJoin(flight, eq(flight.id, card.flightId))
    .where(and(eq(card.roundId, roundId), sql`${statusInRound} not in ('DNS', 'cut')`))
    .orderBy(asc(flight.teeTime), asc(flight.number), asc(card.place), asc(player.name), asc(player.id));
}

/** The link of the phone that a measurement came from, whoever took it in. */
const phoneLink = alias(markerLink, 'phone_link');

/** Everything that was measured of a player in a round, oldest first. */
export async function findHistory(db: Database, roundId: string, playerId: string): Promise<MeasurementFact[]> {
  const authorName = sql<
    string | null
  >`coalesce(${users.name}, ${apiKey.name}, 'Flight ' || ${markerLink.flightNumber}, ${foreignAuthor.name})`;
  const rows = await db
    .select({ row: measurement, authorName, flight: phoneLink.flightNumber, userAgent: markerDevice.device })
    .from(measurement)
    .leftJoin(users, eq(users.id, measurement.principalId))
    .leftJoin(apiKey, eq(apiKey.id, measurement.principalId))
    .leftJoin(markerLink, eq(markerLink.id, measurement.principalId))
    .leftJoin(foreignAuthor, eq(foreignAuthor.id, measurement.principalId))
    .leftJoin(markerDevice, eq(sql`${markerDevice.id}::text`, measurement.device))
    .leftJoin(phoneLink, eq(phoneLink.id, markerDevice.linkId))
    .where(and(eq(measurement.roundId, roundId), eq(measurement.playerId, playerId)))
    .orderBy(asc(measurement.seq));
  return rows.map(({ row: { seq: _, principalKind: __, principalId: ___, device, enteredAt, receivedAt, ...fact }, ...from }) => ({
    ...fact,
    authorName: from.authorName,
    phone: from.flight === null ? null : { flight: from.flight, ...deviceOf(from.userAgent) },
    device: from.flight === null ? device : null,
    enteredAt: enteredAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  }));
}
