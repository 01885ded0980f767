import { createHash, randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { card, flight } from '../../src/db/schema/field/player.ts';
import { cardConfirmation, heldEntry, markerBrowser, markerDevice, markerLink, markerPass } from '../../src/db/schema/play/marker.ts';
import { hashPassword } from '../../src/feature/account/auth/password.ts';

/** The six digits beside every QR code of a world. */
const MARKER_CODE = '482913';
const codeHash = hashPassword(MARKER_CODE);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** What the QR code of a link says. */
export const linkTokenOf = (linkId: string): string => sha256(linkId).slice(0, 22);
/** What a phone keeps. */
export const deviceTokenOf = (deviceId: string): string => `fm_${sha256(deviceId).slice(0, 43)}`;

export type MarkerIds = { flightId: string; linkId: string; deviceId: string; heldEntryId: string };

/** A QR code for the first flight of a round, a phone that came in by it and has left a browser, and of the last player a confirmed card and a stroke that waits. */
export async function createMarker(db: Database, roundId: string, waitingSince: Date | null = null): Promise<MarkerIds> {
  const [first] = await db.select().from(flight).where(eq(flight.roundId, roundId)).orderBy(asc(flight.number));
  const [flightId, linkId, deviceId, heldEntryId] = [first?.id ?? randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const tokenHash = sha256(linkTokenOf(linkId));
  const link = {
    id: linkId,
    roundId,
    flightId: first?.id ?? null,
    flightNumber: first?.number ?? '1',
    tokenHash,
    codeHash: await codeHash,
  };
  await db.insert(markerLink).values(link);
  const device = { id: deviceId, linkId, tokenHash: sha256(deviceTokenOf(deviceId)), device: 'iPhone Safari/605' };
  await db.insert(markerDevice).values({ ...device, waitingSince });
  const left = { deviceId, tokenHash: sha256(`left ${deviceId}`), device: 'iPhone Zalo iOS/640' };
  await db.insert(markerBrowser).values({ ...left, unsent: 0, saidAt: new Date() });
  await db.insert(markerPass).values({ deviceId, codeHash: sha256(`pass ${deviceId}`), expiresAt: new Date() });
  const [member] = await db.select().from(card).where(eq(card.flightId, flightId));
  if (member) {
    const others = await db.select().from(card).where(eq(card.roundId, roundId)).orderBy(desc(card.place));
    const of = { playerId: others[0]?.playerId ?? member.playerId, roundId, deviceId };
    await db.insert(heldEntry).values({ ...of, id: heldEntryId, hole: 1, strokes: 4, enteredAt: new Date(), cause: 'round-finished' });
    await db.insert(cardConfirmation).values({ ...of, id: randomUUID(), total: 72 });
  }
  return { flightId, linkId, deviceId, heldEntryId };
}
