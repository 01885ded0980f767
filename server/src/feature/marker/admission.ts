import { randomUUID } from 'node:crypto';
import { timeAt } from '@fairway/api/clock';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { createDeviceToken, findMarkerByToken, markerOf, opensAt, selectLinks, standingOf } from '../../access/marker-store.ts';
import type { Marker } from '../../access/principal.ts';
import { hashOf } from '../../access/token.ts';
import { dateAt } from '../../calendar.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { markerDevice, markerLink } from '../../db/schema/marker.ts';
import { tournament } from '../../db/schema/tournament.ts';
import { AppError } from '../../errors.ts';
import { holdTournament } from '../../write.ts';
import type { Passwords } from '../auth/passwords.ts';
import { type PhoneWriter, writeFromPhone } from './phone-writer.ts';

type Link = Awaited<ReturnType<typeof selectLinks>>[number];
/** What the phone says of itself. */
export type Phone = { device: string | null };
type Admitted = { token: string; marker: Marker };
/** What is typed in place of a scan. */
export type TypedCode = { flight: string; code: string };

/** The link of a QR code. */
export async function linkOf(db: Database, link: string): Promise<Link> {
  const [found] = await selectLinks(db).where(eq(markerLink.tokenHash, hashOf(link)));
  if (!found) throw new AppError('marker-link-invalid');
  return found;
}

/** Flights of one number at one time, over all clubs of this server: a chain's busiest morning. */
const MOST_CANDIDATES = 40;
/** How many wrong digits may be typed for a flight: together one chance in ten thousand. After that only its QR code lets a phone in. */
export const MOST_WRONG_CODES = 100;

/**
 * The link of a flight's number and the six digits beside its QR code. Six digits can be guessed: wrong ones are counted, for the address
 * and for the number of the flight, before any is compared.
 */
export async function linkOfCode(
  db: Database,
  passwords: Passwords,
  { flight, code }: TypedCode,
  address: string,
  now: Date,
): Promise<Link> {
  let right: Link | undefined;
  const login = `flight ${flight.toLowerCase()}`;
  await passwords.counted({ login, address, isKnownAddress: false }, async () => {
    const rows = await selectLinks(db)
      .where(
        sql`lower(${markerLink.flightNumber}) = lower(${flight}) and ${markerLink.revokedAt} is null and round.finished_at is null
          and ${markerLink.wrongCodes} < ${MOST_WRONG_CODES}`,
      )
      .orderBy(sql`${markerLink.createdAt} desc`);
    const candidates = rows.filter((link) => standingOf(link, now) === 'open').slice(0, MOST_CANDIDATES);
    // without such a flight digits are compared all the same: the time of the answer must not say that there is none
    if (candidates.length === 0) await passwords.matches(null, code);
    for (const link of candidates) {
      if (await passwords.matches(await codeHashOf(db, link.linkId), code)) right = link;
    }
    if (right === undefined) await countWrong(db, candidates);
    return right !== undefined;
  });
  if (!right) throw new AppError('marker-code-wrong');
  return right;
}

async function countWrong(db: Database, links: readonly Link[]): Promise<void> {
  const ids = links.map(({ linkId }) => linkId);
  if (ids.length > 0) await db.update(markerLink).set({ wrongCodes: sql`wrong_codes + 1` }).where(inArray(markerLink.id, ids));
}

async function codeHashOf(db: Database, linkId: string): Promise<string | null> {
  const [found] = await db.select({ codeHash: markerLink.codeHash }).from(markerLink).where(eq(markerLink.id, linkId));
  return found?.codeHash ?? null;
}

/**
 * Lets a phone in and returns its token, the same as before if the phone is known in this flight. The desk hears of a second phone at once:
 * the board's version rises, and the log names the phone.
 */
export async function admit(deps: PhoneWriter, link: Link, phone: Phone, known?: string): Promise<Admitted> {
  const now = deps.clock();
  requireOpen(link, now);
  const { linkId, flightId, flightNumber, tournamentId } = link;
  const again = known === undefined ? null : await findMarkerByToken(deps.db, known, now);
  if (known !== undefined && again !== null && again.flightId === flightId) return { token: known, marker: again };
  const [token, deviceId] = [createDeviceToken(), randomUUID()];
  let admitted: Admitted = { token, marker: markerOf(link, deviceId) };
  return writeFromPhone(deps, admitted.marker, {
    change: async (tx) => {
      await holdTournament(tx, tournamentId); // of phones that come at once each sees those before it, and what staff have done meanwhile
      const [current] = await selectLinks(tx).where(eq(markerLink.id, linkId));
      if (!current) throw new AppError('marker-link-invalid');
      requireOpen(current, now);
      if (known !== undefined && again !== null && (await moveDevice(tx, again.deviceId, current))) {
        admitted = { token: known, marker: markerOf(link, again.deviceId) };
        return null;
      }
      const before = await requireRoom(tx, current);
      const device = phone.device?.slice(0, 300) ?? null;
      await tx.insert(markerDevice).values({ id: deviceId, linkId, tokenHash: hashOf(token), device, createdAt: now, usedAt: now });
      const after = { flights: [flightNumber], devices: before + 1 };
      return { kind: 'admitted', subjectType: 'marker-link', subjectId: linkId, after };
    },
    // the desk hears of a second phone as it hears of a stroke
    boards: ({ after }) => ((after as { devices: number }).devices > 1 ? eq(tournament.id, tournamentId) : undefined),
    answer: async () => admitted,
  });
}

function requireOpen(link: Link, now: Date): void {
  const standing = standingOf(link, now);
  if (standing === 'early') throw new AppError('marker-link-early', { params: timeOf(link) });
  if (standing === 'ended') throw new AppError('marker-link-invalid');
}

const timeOf = (link: Link) => {
  const from = opensAt(link);
  return { time: timeAt(from, link.timeZone), date: dateAt(from, link.timeZone).split('-').reverse().join('/') };
};

/** A phone of this flight whose code was replaced stays the same phone; false: it is of another flight, or was shut out. */
async function moveDevice(tx: Transaction, deviceId: string, { linkId, flightId }: Link): Promise<boolean> {
  const ofFlight = tx.select({ id: markerLink.id }).from(markerLink).where(sql`${markerLink.flightId} = ${flightId}`);
  const moved = await tx
    .update(markerDevice)
    .set({ linkId })
    .where(and(eq(markerDevice.id, deviceId), inArray(markerDevice.linkId, ofFlight), isNull(markerDevice.shutOutAt)))
    .returning({ id: markerDevice.id });
  return moved.length > 0;
}

/** A flight has a phone or two; a code that a stranger's phone was shut out of admits nobody new. */
const MOST_PHONES = 20;

/** Refuses one more phone where there is no room; returns how many there are. */
async function requireRoom(tx: Transaction, { linkId, flightId }: Link): Promise<number> {
  const shutOut = await tx.$count(markerDevice, and(eq(markerDevice.linkId, linkId), isNotNull(markerDevice.shutOutAt)));
  const phones = await countPhones(tx, flightId);
  if (shutOut > 0 || phones >= MOST_PHONES) throw new AppError('marker-link-invalid');
  return phones;
}

/** How many phones a flight has, beside one of them. */
export async function countPhones(db: Database, flightId: string | null, but?: string): Promise<number> {
  if (flightId === null) return 0;
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(
      and(
        eq(markerLink.flightId, flightId),
        but === undefined ? undefined : ne(markerDevice.id, but),
        sql`${markerDevice.shutOutAt} is null and ${markerLink.revokedAt} is null`,
      ),
    );
  return found?.count ?? 0;
}
