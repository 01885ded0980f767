import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  createDeviceToken,
  findMarkerByToken,
  markerOf,
  opensAt,
  type Standing,
  selectLinks,
  standingOf,
} from '../../access/marker-store.ts';
import type { Marker } from '../../access/principal.ts';
import { hashOf } from '../../access/token.ts';
import { dateAt, timeAt } from '../../calendar.ts';
import type { Database } from '../../db/open.ts';
import { markerDevice, markerLink } from '../../db/schema/marker.ts';
import { tournament } from '../../db/schema/tournament.ts';
import { AppError } from '../../errors.ts';
import { holdTournament, type Writer, write } from '../../write.ts';
import type { Passwords } from '../auth/passwords.ts';

type Link = Awaited<ReturnType<typeof selectLinks>>[number];
/** What the phone says of itself. */
export type Phone = { device: string | null };
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
    const of = (standing: Standing) => rows.filter((link) => standingOf(link, now) === standing);
    // right digits before their hour are told when they open
    const candidates = [...of('open'), ...of('early')].slice(0, MOST_CANDIDATES);
    // without such a flight digits are compared all the same: the time of the answer must not say that there is none
    if (candidates.length === 0) await passwords.matches(null, code);
    for (const link of candidates) {
      if (await passwords.matches(await codeHashOf(db, link.linkId), code)) right ??= link;
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
export async function admit(deps: Writer, link: Link, phone: Phone, known?: string): Promise<{ token: string; marker: Marker }> {
  const now = deps.clock();
  const standing = standingOf(link, now);
  if (standing === 'early') throw tooEarly(link);
  if (standing === 'ended') throw new AppError('marker-link-invalid');
  const { linkId, flightId, flightNumber, tournamentId, siteId } = link;
  const again = known === undefined ? null : await findMarkerByToken(deps.db, known, now);
  if (known !== undefined && again !== null && again.flightId === flightId) return { token: known, marker: again };
  if (known !== undefined && again !== null && (await moveDevice(deps.db, again.deviceId, link)))
    return { token: known, marker: markerOf(link, again.deviceId) };
  if (await isFull(deps.db, linkId, flightId)) throw new AppError('marker-link-invalid');
  const token = createDeviceToken();
  const deviceId = randomUUID();
  const row = { id: deviceId, linkId, tokenHash: hashOf(token), device: phone.device?.slice(0, 300) ?? null, createdAt: now, usedAt: now };
  const setting = { principal: { kind: 'link', id: linkId }, siteId, tournamentId } as const;
  await write(deps, setting, {
    change: async (tx) => {
      await holdTournament(tx, tournamentId); // of two phones that come at once, one is the second
      await tx.insert(markerDevice).values(row);
      const devices = (await countPhones(tx, flightId, deviceId)) + 1;
      return { kind: 'admitted', subjectType: 'marker-link', subjectId: linkId, after: { flights: [flightNumber], devices } };
    },
    // the desk hears of a second phone as it hears of a stroke
    boards: ({ after }) => ((after as { devices: number }).devices > 1 ? eq(tournament.id, tournamentId) : undefined),
    answer: async () => undefined,
  });
  return { token, marker: markerOf(link, deviceId) };
}

function tooEarly(link: Link): AppError {
  const from = opensAt(link);
  const [date, time] = [dateAt(from, link.timeZone), timeAt(from, link.timeZone)];
  return new AppError('marker-link-early', { params: { time, date: date.split('-').reverse().join('/') }, opens: { date, time } });
}

/** A phone of this flight whose code was replaced stays the same phone; false: it is of another flight, or was shut out. */
async function moveDevice(db: Database, deviceId: string, { linkId, flightId }: Link): Promise<boolean> {
  const ofFlight = db.select({ id: markerLink.id }).from(markerLink).where(sql`${markerLink.flightId} = ${flightId}`);
  const moved = await db
    .update(markerDevice)
    .set({ linkId })
    .where(and(eq(markerDevice.id, deviceId), inArray(markerDevice.linkId, ofFlight), isNull(markerDevice.shutOutAt)))
    .returning({ id: markerDevice.id });
  return moved.length > 0;
}

/** A flight has a phone or two; a code that a stranger's phone was shut out of admits nobody new. */
const MOST_PHONES = 20;

async function isFull(db: Database, linkId: string, flightId: string | null): Promise<boolean> {
  const shutOut = await db.$count(markerDevice, and(eq(markerDevice.linkId, linkId), isNotNull(markerDevice.shutOutAt)));
  return shutOut > 0 || (await countPhones(db, flightId, linkId)) >= MOST_PHONES;
}

/** How many other phones a flight has. */
export async function countPhones(db: Database, flightId: string | null, but: string): Promise<number> {
  if (flightId === null) return 0;
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(
      and(
        eq(markerLink.flightId, flightId),
        ne(markerDevice.id, but),
        sql`${markerDevice.shutOutAt} is null and ${markerLink.revokedAt} is null`,
      ),
    );
  return found?.count ?? 0;
}
