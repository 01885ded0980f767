import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, notInArray, or } from 'drizzle-orm';
import { deviceName } from '../../../access/device.ts';
import { createDeviceToken, findDevice, findMarkerByToken, markerOf, standingOf } from '../../../access/marker-store.ts';
import type { Marker } from '../../../access/principal.ts';
import { hashOf, newSecret } from '../../../access/token.ts';
import type { Database } from '../../../db/database.ts';
import { markerBrowser, markerDevice, markerPass } from '../../../db/schema/play/marker.ts';
import { AppError } from '../../../error/app-error.ts';
import { holdTournament } from '../../../write/write.ts';
import type { Admitted } from './admission.ts';
import { type PhoneWriter, writeFromPhone } from './phone/writer.ts';

const PASS_MS = 10 * 60_000;

/** Another code for this phone, 128 random bits. Of those before it the newest stays, for whoever is on the way with it. */
export async function makePass(db: Database, { deviceId }: Marker, now: Date): Promise<string> {
  const pass = randomBytes(16).toString('base64url');
  await db.transaction(async (tx) => {
    const ofPhone = eq(markerPass.deviceId, deviceId);
    await tx.delete(markerPass).where(lte(markerPass.expiresAt, now));
    const newest = tx
      .select({ codeHash: markerPass.codeHash })
      .from(markerPass)
      .where(ofPhone)
      .orderBy(desc(markerPass.expiresAt))
      .limit(1);
    await tx.delete(markerPass).where(and(ofPhone, notInArray(markerPass.codeHash, newest)));
    await tx.insert(markerPass).values({ codeHash: hashOf(pass), deviceId, expiresAt: new Date(now.getTime() + PASS_MS) });
  });
  return pass;
}

/**
 * One statement takes it: of two browsers that come at once one gets the phone. The one that has it may come again, by the id of its own: its answer
 * may be lost on the way.
 */
async function takePass(db: Database, pass: string, attempt: string, now: Date): Promise<{ codeHash: string; deviceId: string }> {
  const [codeHash, takenBy] = [hashOf(pass), hashOf(attempt)];
  const isFree = or(isNull(markerPass.takenBy), eq(markerPass.takenBy, takenBy));
  const [row] = await db
    .update(markerPass)
    .set({ takenBy })
    .where(and(eq(markerPass.codeHash, codeHash), gt(markerPass.expiresAt, now), isFree))
    .returning({ codeHash: markerPass.codeHash, deviceId: markerPass.deviceId });
  if (!row) throw new AppError('marker-pass-ended');
  return row;
}

type PassShown = { pass: string; attempt?: string | undefined; known?: string | undefined };

/** More often nobody changes browsers in a round. */
const MOST_LEFT = 20;

/**
 * Lets another browser go on as the phone that made the pass, and returns a token for it. It may what the phone may, and no more. The browser
 * before it keeps its own token, for what it has not sent. A browser that is in this flight already stays who it is. Whoever comes again gets another
 * token in place of the first, which it never had.
 */
export async function goOnByPass(deps: PhoneWriter, { pass, attempt, known }: PassShown, device: string | null): Promise<Admitted> {
  const now = deps.clock();
  const { codeHash, deviceId } = await takePass(deps.db, pass, attempt ?? newSecret(), now);
  const phone = await requirePhone(deps.db, deviceId, now);
  const again = known === undefined ? null : await findMarkerByToken(deps.db, known, now);
  if (known !== undefined && again !== null && again.flightId === phone.flightId) return { token: known, marker: again };
  const token = createDeviceToken();
  const marker = markerOf(phone, deviceId, { ended: null, waits: false });
  return writeFromPhone(deps, marker, {
    change: async (tx) => {
      await holdTournament(tx, phone.tournamentId); // what staff have done meanwhile is seen
      await requirePhone(tx, deviceId, now);
      const [before] = await tx.select().from(markerDevice).where(eq(markerDevice.id, deviceId));
      const count = await tx.$count(markerBrowser, eq(markerBrowser.deviceId, deviceId));
      if (!before || count >= MOST_LEFT) throw new AppError('marker-pass-ended');
      const { tokenHash, unsent, usedAt } = before;
      const [row] = await tx.select().from(markerPass).where(eq(markerPass.codeHash, codeHash));
      const isAgain = row?.tokenHash != null;
      if (!row || (isAgain && row.tokenHash !== tokenHash)) throw new AppError('marker-pass-ended'); // another browser has come since
      if (!isAgain) await tx.insert(markerBrowser).values({ tokenHash, deviceId, device: before.device, unsent, saidAt: usedAt });
      await tx
        .update(markerPass)
        .set({ tokenHash: hashOf(token) })
        .where(eq(markerPass.codeHash, codeHash));
      const inUse = { tokenHash: hashOf(token), device: device?.slice(0, 300) ?? null, unsent: 0, usedAt: now };
      await tx.update(markerDevice).set(inUse).where(eq(markerDevice.id, deviceId));
      if (isAgain) return null;
      const [from, to] = [before.device, inUse.device].map((name) => ({ device: deviceName(name) }));
      return { kind: 'browser-changed', subjectType: 'marker-link', subjectId: phone.linkId, before: from, after: to };
    },
    answer: async () => ({ token, marker }),
  });
}

/** A phone whose link still stands, and that was neither shut out nor has to wait. */
async function requirePhone(db: Database, deviceId: string, now: Date) {
  const phone = await findDevice(db, deviceId);
  if (!phone || phone.shutOutAt !== null || phone.waitingSince !== null || standingOf(phone, now) === 'ended') {
    throw new AppError('marker-pass-ended');
  }
  return phone;
}
