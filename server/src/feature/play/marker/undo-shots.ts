import { randomUUID } from 'node:crypto';
import { findShots } from '../../../engine/competition/shot-store.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { append } from '../side-award/measure.ts';
import { findLastWithout } from '../side-award/store.ts';

type Undo = { roundId: string; deviceId: string; reason: string };

/** Each shot of the round that this phone measured last is what it would be without the phone. Returns how many. */
export function undoShots(writer: Writer, actor: Actor, { roundId, deviceId, reason }: Undo): Promise<number> {
  let undone = 0;
  return writeTournament(writer, actor, {
    change: async (tx) => {
      const actions: Action[] = [];
      const now = writer.clock();
      const own = (await findShots(tx, [roundId])).filter(({ device, principalKind }) => principalKind === 'link' && device === deviceId);
      for (const standing of own) {
        const before = await findLastWithout(tx, standing, deviceId);
        const { playerId, kind, hole } = standing;
        const { centimetres = null, driveCentimetres = null, onTarget = true } = before ?? {};
        const given = { id: randomUUID(), playerId, kind, hole, centimetres, driveCentimetres, onTarget, device: null };
        const entry = { ...given, reason, replaces: standing.id, enteredAt: now.toISOString() };
        actions.push(await append(tx, { principal: actor.principal, roundId, standing, now }, entry));
      }
      undone = own.length;
      return actions;
    },
    answer: async () => undone,
  });
}
