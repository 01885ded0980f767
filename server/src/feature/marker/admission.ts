import { randomUUID } from 'node:crypto';
import { timeAt } from '@fairway/api/clock';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { createDeviceToken, findMarkerByToken, markerOf, opensAt, selectLinks, standingOf } from '../../access/marker-store.ts';
import type { Marker } from '../../access/principal.ts';
import { hashOf } from '../../access/token.ts';
import { dateAt } from '../../calendar.ts';
import type { Database } from '../../db/open.ts';
import { markerDevice, markerLink } from '../../db/schema/marker.ts';
import { tournament } from '../../db/schema/tournament.ts';
import { AppError } from '../../errors.ts';
import { holdTournament, type Writer, write } from '../../write.ts';

export type Link = Awaited<ReturnType<typeof selectLinks>>[number];
/** What the phone says of itself, and whether the desk has to let it in. */
export type Phone = { device: string | null; waits: boolean };

/** The link of a QR code. */
export async function linkOf(db: Database, link: string): Promise<Link> {
  const [found] = await selectLinks(db).where(eq(markerLink.tokenHash, hashOf(link)));
  if (!found) throw new AppError('marker-link-invalid');
  return found;
}

/**
 * Lets a phone in, or has it wait for the desk, and returns its token, the same as before if the phone is known in this flight. The desk hears
 * at once of a second phone and of one that waits: the board's version rises, and the log names the phone.
 */
export async function admit(deps: Writer, link: Link, phone: Phone, known?: string): Promise<{ token: string; marker: Marker }> {
  const now = deps.clock();
  const standing = standingOf(link, now);
  if (standing === 'early') throw tooEarly(link);
  if (standing === 'ended') throw new AppError('marker-link-invalid');
  const { linkId, flightId, flightNumber, tournamentId, siteId } = link;
  const again = known === undefined ? null : await findMarkerByToken(deps.db, known, now);
  const { waits } = phone;
  if (known !== undefined && again !== null) {
    const isHere = again.flightId === flightId || (waits && again.waits && again.id === linkId);
    if (isHere) return { token: known, marker: again };
    if (await moveDevice(deps.db, again.deviceId, link))
      return { token: known, marker: markerOf(link, again.deviceId, { ended: null, waits: false }) };
  }
  if (await isFull(deps.db, link, waits)) throw new AppError('marker-link-invalid');
  const token = createDeviceToken();
  const deviceId = randomUUID();
  const row = {
    ...{ id: deviceId, linkId, tokenHash: hashOf(token), device: phone.device?.slice(0, 300) ?? null },
    ...{ createdAt: now, usedAt: now, waitingSince: waits ? now : null },
  };
  const setting = { principal: { kind: 'link', id: linkId }, siteId, tournamentId } as const;
  await write(deps, setting, {
    change: async (tx) => {
      await holdTournament(tx, tournamentId); // of two phones that come at once, one is the second
      await tx.insert(markerDevice).values(row);
      const devices = (await countPhones(tx, flightId, deviceId)) + 1;
      const after = { flights: [flightNumber], devices };
      return { kind: waits ? 'asked-in' : 'admitted', subjectType: 'marker-link', subjectId: linkId, after };
    },
    // the desk hears of it as it hears of a stroke
    boards: ({ after }) => (waits || (after as { devices: number }).devices > 1 ? eq(tournament.id, tournamentId) : undefined),
    answer: async () => undefined,
  });
  return { token, marker: markerOf(link, deviceId, { ended: null, waits }) };
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
    .where(and(eq(markerDevice.id, deviceId), inArray(markerDevice.linkId, ofFlight), isNull(markerDevice.shutOutAt), isIn))
    .returning({ id: markerDevice.id });
  return moved.length > 0;
}

const isIn = isNull(markerDevice.waitingSince);

/** A flight has a phone or two, and as many may wait; a code that a stranger's phone was shut out of admits nobody new. */
const MOST_PHONES = 20;

async function isFull(db: Database, { linkId, flightId }: Link, waits: boolean): Promise<boolean> {
  const shutOut = await db.$count(markerDevice, and(eq(markerDevice.linkId, linkId), isNotNull(markerDevice.shutOutAt), isIn));
  return shutOut > 0 || (await countPhones(db, flightId, linkId, waits)) >= MOST_PHONES;
}

/** How many other phones a flight has, or how many wait for it. */
export async function countPhones(db: Database, flightId: string | null, but: string, waits = false): Promise<number> {
  if (flightId === null) return 0;
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(
      and(
        eq(markerLink.flightId, flightId),
        ne(markerDevice.id, but),
        waits ? isNotNull(markerDevice.waitingSince) : isIn,
        sql`${markerDevice.shutOutAt} is null and ${markerLink.revokedAt} is null`,
      ),
    );
  return found?.count ?? 0;
}
