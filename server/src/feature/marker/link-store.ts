import type { MarkerDevice, MarkerLink } from '@fairway/api';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deviceOf } from '../../access/device.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { markerDevice, markerLink } from '../../db/schema/marker.ts';
import { entry, flight } from '../../db/schema/player.ts';

/** The links of a round, the oldest first, with their phones in the order in which they came. */
export async function findLinks(db: Database, roundId: string): Promise<MarkerLink[]> {
  const links = await db.select().from(markerLink).where(eq(markerLink.roundId, roundId)).orderBy(asc(markerLink.createdAt), markerLink.id);
  const byLink = Map.groupBy(await findDevices(db, roundId), ({ linkId }) => linkId);
  return links.map(({ id, flightId, flightNumber, createdAt, revokedAt }) => ({
    id,
    flightId,
    flight: flightNumber,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    devices: (byLink.get(id) ?? []).map(({ linkId: _, ...device }) => device),
  }));
}

async function findDevices(db: Database, roundId: string): Promise<(MarkerDevice & { linkId: string })[]> {
  const entries = sql<number>`(select count(*)::int from ${entry} where ${entry.roundId} = ${roundId}
    and ${entry.principalKind} = 'link' and ${entry.principalId} = ${markerLink.id} and ${entry.device} = ${markerDevice.id}::text)`;
  const rows = await db
    .select({ device: markerDevice, entries })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(eq(markerLink.roundId, roundId))
    .orderBy(asc(markerDevice.createdAt), markerDevice.id);
  return rows.map(({ device: { id, linkId, device, address, createdAt, usedAt, unsent, shutOutAt }, entries: count }) => ({
    ...{ id, linkId, ...deviceOf(device), address, unsent, entries: count },
    admittedAt: createdAt.toISOString(),
    heardAt: usedAt.toISOString(),
    shutOutAt: shutOutAt?.toISOString() ?? null,
  }));
}

/** The flights of a round among these ids. */
export const flightsAmong = (db: Database, roundId: string, flightIds: readonly string[]) =>
  db
    .select({ id: flight.id, number: flight.number })
    .from(flight)
    .where(and(eq(flight.roundId, roundId), inArray(flight.id, [...flightIds])));

export const insertLinks = (tx: Transaction, rows: readonly (typeof markerLink.$inferInsert)[]) => tx.insert(markerLink).values([...rows]);

/** Revokes those of these links that stand; returns their flights' numbers. */
export async function revokeWhere(
  tx: Transaction,
  now: Date,
  where: { linkId: string } | { flightIds: readonly string[] },
): Promise<string[]> {
  const which = 'linkId' in where ? eq(markerLink.id, where.linkId) : inArray(markerLink.flightId, [...where.flightIds]);
  const revoked = await tx
    .update(markerLink)
    .set({ revokedAt: now })
    .where(and(which, isNull(markerLink.revokedAt)))
    .returning({ number: markerLink.flightNumber });
  return revoked.map(({ number }) => number);
}
