import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { deviceName } from '../../../access/device.ts';
import { markerDevice } from '../../../db/schema/play/marker.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { entriesFrom } from '../score/device-store.ts';
import type { Scoring } from '../score/score.ts';
import { undoDevice } from '../score/undo-device.ts';
import { undoPhone } from './undo-phone.ts';

type ShutOut = { roundId: string; deviceId: string; undo: boolean; reason: string };

/**
 * From now on the phone reads nothing and what it sends is held; with `undo`, what it entered is taken back too. First it is shut out, so
 * that nothing comes after the undoing. Returns the number of holes, shots and words of matches taken back.
 */
export async function shutOut(
  scoring: Scoring,
  writer: Writer,
  actor: Actor,
  { roundId, deviceId, undo, reason }: ShutOut,
): Promise<number> {
  await writeTournament(writer, actor, {
    change: async (tx) => {
      const [row] = await tx
        .update(markerDevice)
        .set({ shutOutAt: scoring.clock() })
        .where(and(eq(markerDevice.id, deviceId), isNull(markerDevice.shutOutAt)))
        .returning({ linkId: markerDevice.linkId, device: markerDevice.device });
      if (!row) return null;
      return { kind: 'shut-out', subjectType: 'marker-link', subjectId: row.linkId, after: { device: deviceName(row.device), reason } };
    },
    answer: async () => undefined,
  });
  if (!undo) return 0;
  const desk = { tournamentId: actor.tournament.id, roundId, principal: actor.principal };
  const all = { device: deviceId, since: null, timeZone: actor.tournament.timeZone };
  const entries = await entriesFrom(scoring.db, roundId, all);
  const others = await undoPhone(writer, actor, { roundId, deviceId, reason });
  return (await undoDevice(scoring, desk, { entries, reason, newId: randomUUID })).holes + others;
}
