import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { isInApp } from '@fairway/api/rule/account/app-browser';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import { deviceOf } from '../../../../access/device.ts';
import type { Database, Transaction } from '../../../../db/database.ts';
import { entry, flight } from '../../../../db/schema/field/player.ts';
import { markerBrowser, markerDevice, markerLink } from '../../../../db/schema/play/marker.ts';
import { compareNumbered } from '../../../../text/name-order.ts';
import { WRONG_CODES } from './six-digits.ts';

/** The flights of a round by number, with their links, the newest first, and flights that are gone but had links. */
export async function findLinkedFlights(db: Database, roundId: string): Promise<LinkedFlight[]> {
  const links = await db
    .select()
    .from(markerLink)
    .where(eq(markerLink.roundId, roundId))
    .orderBy(desc(markerLink.createdAt), markerLink.id);
  const devices = Map.groupBy(await findDevices(db, roundId), ({ linkId }) => linkId);
  const linksOf = (own: typeof links) =>
    own.map(({ id, createdAt, revokedAt, wrongCodes }) => ({
      ...{ id, createdAt: createdAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null },
      codeGuarded: wrongCodes >= WRONG_CODES.code,
      devices: (devices.get(id) ?? []).map(({ linkId: _, ...device }) => device),
    }));
  const gone = Map.groupBy(
    links.filter(({ flightId }) => flightId === null),
    ({ flightNumber }) => flightNumber,
  );
  const here = await flightsWithPlayers(db, roundId);
  return [
    ...here.map((of) => ({ ...of, links: linksOf(links.filter(({ flightId }) => flightId === of.id)) })),
    ...[...gone].map(([number, own]) => ({
      ...{ id: null, number, teeTime: null, startingHole: null, startingSide: null, players: [] },
      links: linksOf(own),
    })),
  ].sort((a, b) => Number(a.id === null) - Number(b.id === null) || compareNumbered(a.number, b.number));
}

async function flightsWithPlayers(db: Database, roundId: string): Promise<Omit<LinkedFlight, 'links'>[]> {
  const { id, number, teeTime, startingHole, startingSide } = flight;
  // within one table's query the builder leaves tables out of names
  const players = sql<string[]>`coalesce((select json_agg(player.name order by card.place, player.name)
    from card join player on player.id = card.player_id where card.flight_id = flight.id), '[]')`;
  return db.select({ id, number, teeTime, startingHole, startingSide, players }).from(flight).where(eq(flight.roundId, roundId));
}

async function findDevices(db: Database, roundId: string): Promise<(MarkerDevice & { linkId: string })[]> {
  const counted = db
    .select({ device: entry.device, count: sql<number>`count(*)::int`.as('count') })
    .from(entry)
    .where(and(eq(entry.roundId, roundId), eq(entry.principalKind, 'link')))
    .groupBy(entry.device)
    .as('counted');
  const rows = await db
    .select({ device: markerDevice, entries: counted.count })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .leftJoin(counted, sql`${counted.device} = ${markerDevice.id}::text`)
    .where(eq(markerLink.roundId, roundId))
    .orderBy(asc(markerDevice.createdAt), markerDevice.id);
  const left = Map.groupBy(await leftWithStrokes(db, roundId), ({ deviceId }) => deviceId);
  return rows.map(({ device: { id, linkId, device, createdAt, usedAt, unsent, shutOutAt, waitingSince }, entries: count }) => ({
    ...{ id, linkId, ...deviceOf(device), entries: count ?? 0 },
    ...keptBy({ device, unsent, saidAt: usedAt }, left.get(id) ?? []),
    admittedAt: createdAt.toISOString(),
    heardAt: usedAt.toISOString(),
    shutOutAt: shutOutAt?.toISOString() ?? null,
    waitingSince: waitingSince?.toISOString() ?? null,
  }));
}

type BrowserRow = Pick<typeof markerBrowser.$inferSelect, 'device' | 'unsent' | 'saidAt'>;

/** What waits in the browser in use, and what elsewhere: an app's browser counts as left, since it is left so easily. */
function keptBy(inUse: BrowserRow, left: readonly BrowserRow[]): Pick<MarkerDevice, 'unsent' | 'elsewhere'> {
  const isOwn = !isInApp(inUse.device ?? '');
  const elsewhere = isOwn || inUse.unsent === 0 ? left : [...left, inUse];
  return {
    unsent: isOwn ? inUse.unsent : 0,
    elsewhere: elsewhere.map(({ device, unsent, saidAt }) => ({
      ...{ browser: deviceOf(device).browser, unsent, saidAt: saidAt.toISOString() },
    })),
  };
}

/** The browsers that phones have left, and that still keep strokes. */
const leftWithStrokes = (db: Database, roundId: string) =>
  db
    .select(getTableColumns(markerBrowser))
    .from(markerBrowser)
    .innerJoin(markerDevice, eq(markerDevice.id, markerBrowser.deviceId))
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(and(eq(markerLink.roundId, roundId), gt(markerBrowser.unsent, 0)))
    .orderBy(asc(markerBrowser.saidAt), markerBrowser.tokenHash);

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
