import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { deviceName } from '../../../access/device.ts';
import { markerDevice } from '../../../db/schema/play/marker.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';

/** The desk lets in a phone that waits; one that is in already, or was shut out, stays as it is. */
export const letIn = (deps: Writer, actor: Actor, deviceId: string): Promise<void> =>
  writeTournament(deps, actor, {
    change: async (tx) => {
      const [row] = await tx
        .update(markerDevice)
        .set({ waitingSince: null })
        .where(and(eq(markerDevice.id, deviceId), isNotNull(markerDevice.waitingSince), isNull(markerDevice.shutOutAt)))
        .returning({ linkId: markerDevice.linkId, device: markerDevice.device });
      if (!row) return null;
      return { kind: 'let-in', subjectType: 'marker-link', subjectId: row.linkId, after: { device: deviceName(row.device) } };
    },
    answer: async () => undefined,
  });
