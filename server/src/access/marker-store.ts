import { randomBytes, randomInt } from 'node:crypto';
import { instantAt } from '@fairway/api/rule/clock';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { club } from '../db/schema/account/club.ts';
import { flight } from '../db/schema/field/player.ts';
import { round, tournament } from '../db/schema/field/tournament.ts';
import { markerBrowser, markerDevice, markerLink } from '../db/schema/play/marker.ts';
import type { Marker } from './principal.ts';
import { hashOf, isWhole, newToken } from './token.ts';

const PREFIX = 'fm_';
/** `usedAt` moves at most this often, so that asking for the flight costs few writes. */
const TOUCH_SECONDS = 15;
/** How long before its flight starts a link opens. */
const OPENS_BEFORE_MS = 12 * 3_600_000;

/** Whether a token is that of a phone that came in by a marker link. */
export const isMarkerToken = (token: string): boolean => token.startsWith(PREFIX);

/** What a QR code says, 128 random bits, and the six digits beside it. */
export const createLink = () => ({ link: randomBytes(16).toString('base64url'), code: String(randomInt(1_000_000)).padStart(6, '0') });

export const createDeviceToken = (): string => newToken(PREFIX);

/** What decides whether a link may be used. */
const linkColumns = {
  linkId: markerLink.id,
  flightId: markerLink.flightId,
  flightNumber: markerLink.flightNumber,
  revokedAt: markerLink.revokedAt,
  wrongCodes: markerLink.wrongCodes,
  roundId: round.id,
  date: round.date,
  finishedAt: round.finishedAt,
  teeTime: flight.teeTime,
  tournamentId: tournament.id,
  state: tournament.state,
  archivedAt: tournament.archivedAt,
  rehearsal: tournament.rehearsal,
  siteId: club.siteId,
  timeZone: club.timeZone,
};
type LinkFacts = {
  [Column in keyof typeof linkColumns]:
    | (typeof linkColumns)[Column]['_']['data']
    | ((typeof linkColumns)[Column]['_']['notNull'] extends true ? never : null);
};

/** The links with everything that `standingOf` needs, to be narrowed. */
export const selectLinks = (db: Database) =>
  db
    .select(linkColumns)
    .from(markerLink)
    .innerJoin(round, eq(round.id, markerLink.roundId))
    .innerJoin(tournament, eq(tournament.id, round.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(flight, eq(flight.id, markerLink.flightId));

/** From when a link may be used: half a day before its flight starts, or before the day where no time is known. */
export const opensAt = ({ date, teeTime, timeZone }: Pick<LinkFacts, 'date' | 'teeTime' | 'timeZone'>): Date =>
  new Date(instantAt(date, teeTime ?? '00:00', timeZone).getTime() - OPENS_BEFORE_MS);

export type Standing = 'early' | 'open' | 'ended';

/**
 * Whether a link may be used: from half a day before its flight starts until its round is finished, unless staff revoke it. One of a rehearsal
 * may be used earlier: caddies practise before the day.
 */
export function standingOf(link: LinkFacts, now: Date): Standing {
  if (link.revokedAt !== null || link.flightId === null) return 'ended';
  if (link.finishedAt !== null || link.state === 'closed' || link.archivedAt !== null) return 'ended';
  return !link.rehearsal && now < opensAt(link) ? 'early' : 'open';
}

const selectDevices = (db: Database) =>
  db
    .select({
      ...linkColumns,
      deviceId: markerDevice.id,
      inUse: markerDevice.tokenHash,
      shutOutAt: markerDevice.shutOutAt,
      waitingSince: markerDevice.waitingSince,
      usedAt: markerDevice.usedAt,
    })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .innerJoin(round, eq(round.id, markerLink.roundId))
    .innerJoin(tournament, eq(tournament.id, round.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(flight, eq(flight.id, markerLink.flightId));

/** By the token of the browser in use, or of one that was left: one statement, which every request of a phone asks. */
const byToken = prepared((db) => {
  const tokenHash = sql.placeholder('tokenHash');
  const left = db.select({ id: markerBrowser.deviceId }).from(markerBrowser).where(eq(markerBrowser.tokenHash, tokenHash));
  return selectDevices(db)
    .where(or(eq(markerDevice.tokenHash, tokenHash), eq(markerDevice.id, left)))
    .prepare('find_marker_device');
});

/** A phone with its link. */
export async function findDevice(db: Database, deviceId: string) {
  const [row] = await selectDevices(db).where(eq(markerDevice.id, deviceId));
  return row ?? null;
}

/**
 * The phone of a token, also when its link has ended: what it still has to send is not lost. So has that of a browser which the phone has
 * left. Null: unknown.
 */
export async function findMarkerByToken(db: Database, token: string, now: Date): Promise<Marker | null> {
  if (!isWhole(token)) return null;
  const tokenHash = hashOf(token);
  const [row] = await byToken(db).execute({ tokenHash });
  if (!row) return null;
  const { linkId, deviceId, flightId, flightNumber, roundId, tournamentId, siteId, shutOutAt, waitingSince, usedAt } = row;
  if (now.getTime() - usedAt.getTime() > TOUCH_SECONDS * 1000)
    await db.update(markerDevice).set({ usedAt: now }).where(eq(markerDevice.id, deviceId));
  // a day that was put off shuts out nobody who is in already
  const hasEnded = standingOf(row, now) === 'ended';
  const ended = shutOutAt !== null ? 'phone-shut-out' : hasEnded ? 'marker-link-ended' : null;
  const marker = markerOf({ linkId, flightNumber, flightId, roundId, tournamentId, siteId }, deviceId, {
    ended,
    waits: waitingSince !== null,
  });
  return row.inUse === tokenHash ? marker : { ...marker, leftBrowser: tokenHash };
}

/** A link has no right of the office. */
const NO_RIGHT = -1;

type LinkIds = Pick<LinkFacts, 'linkId' | 'flightNumber' | 'flightId' | 'roundId' | 'tournamentId' | 'siteId'>;

/** Who a phone writes as: the link, on this device. */
export const markerOf = (
  { linkId, flightNumber, flightId, roundId, tournamentId, siteId }: LinkIds,
  deviceId: string,
  { ended, waits }: Pick<Marker, 'ended' | 'waits'>,
): Marker => ({
  ...{ kind: 'link', id: linkId, name: `Flight ${flightNumber}`, isSuperAdmin: false, right: NO_RIGHT, deviceId },
  ...{ flightId: ended === null && !waits ? flightId : null, roundId, tournamentId, siteId, ended, waits, leftBrowser: null },
});
