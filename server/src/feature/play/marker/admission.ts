import { randomUUID } from 'node:crypto';
import { timeAt } from '@fairway/api/rule/clock';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { createDeviceToken, findMarkerByToken, markerOf, opensAt, selectLinks, standingOf } from '../../../access/marker-store.ts';
import type { Marker } from '../../../access/principal.ts';
import { hashOf } from '../../../access/token.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { markerDevice, markerLink } from '../../../db/schema/play/marker.ts';
import { AppError } from '../../../error/app-error.ts';
import { dateAt } from '../../../text/calendar.ts';
import { holdTournament } from '../../../write/write.ts';
import { type PhoneWriter, writeFromPhone } from './phone/writer.ts';

export type Link = Awaited<ReturnType<typeof selectLinks>>[number];
/** What the phone says of itself, and whether the desk has to let it in. */
export type Phone = { device: string | null; waits: boolean };
export type Admitted = { token: string; marker: Marker };

/** The link of a QR code. */
export async function linkOf(db: Database, link: string): Promise<Link> {
  const [row] = await selectLinks(db).where(eq(markerLink.tokenHash, hashOf(link)));
  if (!row) throw new AppError('marker-link-invalid');
  return row;
}

/**
 * Lets a phone in, or has it wait for the desk, and returns its token, the same as before if the phone is known in this flight. The desk hears
 * at once of a second phone and of one that waits: the board's version rises, and the log names the phone.
 */
export async function admit(deps: PhoneWriter, link: Link, phone: Phone, known?: string): Promise<Admitted> {
  const now = deps.clock();
  requireOpen(link, now);
  const { linkId, flightId, flightNumber, tournamentId } = link;
  const { waits } = phone;
  const again = known === undefined ? null : await findMarkerByToken(deps.db, known, now);
  if (known !== undefined && again !== null) {
    const isHere = again.flightId === flightId || (waits && again.waits && again.id === linkId);
    if (isHere) return { token: known, marker: again };
  }
  const [token, deviceId] = [createDeviceToken(), randomUUID()];
  let admitted: Admitted = { token, marker: markerOf(link, deviceId, { ended: null, waits }) };
  return writeFromPhone(deps, admitted.marker, {
    change: async (tx) => {
      await holdTournament(tx, tournamentId); // of phones that come at once each sees those before it, and what staff have done meanwhile
      const [current] = await selectLinks(tx).where(eq(markerLink.id, linkId));
      if (!current) throw new AppError('marker-link-invalid');
      requireOpen(current, now);
      if (known !== undefined && again !== null && (await moveDevice(tx, again.deviceId, current))) {
        admitted = { token: known, marker: markerOf(link, again.deviceId, { ended: null, waits: false }) };
        return null;
      }
      const before = await requireRoom(tx, current, waits);
      await tx.insert(markerDevice).values({
        ...{ id: deviceId, linkId, tokenHash: hashOf(token), device: phone.device?.slice(0, 300) ?? null },
        ...{ createdAt: now, usedAt: now, waitingSince: waits ? now : null },
      });
      const after = { flights: [flightNumber], devices: before + 1 };
      return { kind: waits ? 'asked-in' : 'admitted', subjectType: 'marker-link', subjectId: linkId, after };
    },
    // the desk hears of it as it hears of a stroke
    boards: ({ after }) => (waits || (after as { devices: number }).devices > 1 ? eq(tournament.id, tournamentId) : undefined),
    answer: async () => admitted,
  });
}

function requireOpen(link: Link, now: Date): void {
  const standing = standingOf(link, now);
  if (standing === 'early') throw tooEarly(link);
  if (standing === 'ended') throw new AppError('marker-link-invalid');
}

function tooEarly(link: Link): AppError {
  const from = opensAt(link);
  const [date, time] = [dateAt(from, link.timeZone), timeAt(from, link.timeZone)];
  return new AppError('marker-link-early', { params: { time, date: date.split('-').reverse().join('/') }, opens: { date, time } });
}

/** A phone of this flight whose code was replaced stays the same phone; false: it is of another flight, or was shut out. */
async function moveDevice(tx: Transaction, deviceId: string, { linkId, flightId }: Link): Promise<boolean> {
  const ofFlight = tx.select({ id: markerLink.id }).from(markerLink).where(sql`${markerLink.flightId} = ${flightId}`);
  const moved = await tx
    .update(markerDevice)
    .set({ linkId })
    .where(and(eq(markerDevice.id, deviceId), inArray(markerDevice.linkId, ofFlight), isNull(markerDevice.shutOutAt), isIn))
    .returning({ id: markerDevice.id });
  return moved.length > 0;
}

const isIn = isNull(markerDevice.waitingSince);

/** A flight has a phone or two, and as many may wait; a code that a stranger's phone was shut out of admits nobody new. */
const MOST_PHONES = 20;

/** Refuses one more phone, or one more that waits, where there is no room; returns how many there are. */
async function requireRoom(tx: Transaction, { linkId, flightId }: Link, waits: boolean): Promise<number> {
  const shutOut = await tx.$count(markerDevice, and(eq(markerDevice.linkId, linkId), isNotNull(markerDevice.shutOutAt), isIn));
  const phones = await countPhones(tx, flightId, { waits });
  if (shutOut > 0 || phones >= MOST_PHONES) throw new AppError('marker-link-invalid');
  return phones;
}

/** How many phones a flight has, or how many wait for it, beside one of them. */
export async function countPhones(
  db: Database,
  flightId: string | null,
  { waits = false, but }: { waits?: boolean; but?: string } = {},
): Promise<number> {
  if (flightId === null) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(markerDevice)
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(
      and(
        eq(markerLink.flightId, flightId),
        but === undefined ? undefined : ne(markerDevice.id, but),
        waits ? isNotNull(markerDevice.waitingSince) : isIn,
        sql`${markerDevice.shutOutAt} is null and ${markerLink.revokedAt} is null`,
      ),
    );
  return row?.count ?? 0;
}
