import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { createDeviceToken, createLink } from '../../access/marker-store.ts';
import { hashOf } from '../../access/token.ts';
import type { Transaction } from '../../db/database.ts';
import { card, flight } from '../../db/schema/field/player.ts';
import { heldEntry, markerDevice, markerLink } from '../../db/schema/play/marker.ts';
import { hashPassword } from '../../feature/account/auth/password.ts';
import { minutesAfter } from './club-day.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

/** When a phone was heard for the last time, and how many strokes it still had. */
const PHONES = [
  { flight: '11', device: IPHONE, minutesAgo: 1, unsent: 0 },
  { flight: '12', device: ANDROID, minutesAgo: 2, unsent: 4 },
  { flight: '12', device: IPHONE, minutesAgo: 9, unsent: 0 },
] as const;

/** QR codes of two flights with the phones that came in by them, and a stroke that waits for a person. Nobody has these codes. */
export async function writePhones(tx: Transaction, roundId: string, now: Date): Promise<void> {
  const numbers = [...new Set(PHONES.map((phone) => phone.flight))];
  const inRound = sql`${flight.roundId} = ${roundId} and ${inArray(flight.number, numbers)}`;
  const flights = await tx.select().from(flight).where(inRound).orderBy(asc(flight.number));
  const devices: string[] = [];
  for (const { id: flightId, number } of flights) {
    const [{ link, code }, linkId] = [createLink(), randomUUID()];
    const secrets = { tokenHash: hashOf(link), codeHash: await hashPassword(code) };
    await tx
      .insert(markerLink)
      .values({ id: linkId, roundId, flightId, flightNumber: number, ...secrets, createdAt: minutesAfter(now, -600) });
    for (const { device, minutesAgo, unsent } of PHONES.filter((phone) => phone.flight === number)) {
      const [id, usedAt] = [randomUUID(), minutesAfter(now, -minutesAgo)];
      const createdAt = minutesAfter(now, -120);
      await tx.insert(markerDevice).values({ id, linkId, tokenHash: hashOf(createDeviceToken()), device, createdAt, usedAt, unsent });
      devices.push(id);
    }
  }
  const [member] = await tx
    .select()
    .from(card)
    .where(eq(card.flightId, flights[0]?.id ?? ''))
    .orderBy(asc(card.place));
  const deviceId = devices.at(-1);
  if (!member || !deviceId) return;
  const enteredAt = minutesAfter(now, -15);
  const of = { deviceId, playerId: member.playerId, roundId };
  await tx
    .insert(heldEntry)
    .values({ ...of, id: randomUUID(), hole: 18, strokes: 5, enteredAt, receivedAt: enteredAt, cause: 'not-in-flight' });
}
