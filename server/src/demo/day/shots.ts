import { randomUUID } from 'node:crypto';
import type { Gender } from '@fairway/golf';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { card, player } from '../../db/schema/field/player.ts';
import { measure } from '../../feature/play/side-award/measure.ts';
import type { Random } from '../../random.ts';
import type { Actor, Writer } from '../../write/write.ts';
import { minutesAfter } from './club-day.ts';

type MeasuredHole = { kind: 'longest-drive' | 'nearest-to-the-pin'; hole: number; gender?: Gender };
type ShotSetting = { actor: Actor; roundId: string; from: Date; random: Random };

const SHOTS_A_HOLE = 5;

/** A handful of shots on each of these holes, measured one after the other by whoever the actor is. */
export async function writeShots(
  deps: Writer,
  tx: Transaction,
  { actor, roundId, from, random }: ShotSetting,
  holes: readonly MeasuredHole[],
) {
  const starters = await tx
    .select({ playerId: player.id, gender: player.gender })
    .from(player)
    .innerJoin(card, eq(card.playerId, player.id))
    .where(and(eq(card.roundId, roundId), eq(card.status, 'ok')))
    .orderBy(asc(player.name));
  for (const { kind, hole, gender } of holes) {
    const able = starters.filter((one) => gender === undefined || one.gender === gender);
    for (let nth = 0; nth < SHOTS_A_HOLE && able.length > 0; nth++) {
      const [{ playerId }] = able.splice(random.whole(0, able.length - 1), 1) as [(typeof able)[number]];
      await measure(deps, actor, roundId, {
        id: randomUUID(),
        playerId,
        kind,
        hole,
        centimetres: kind === 'longest-drive' ? random.whole(19_000, 27_000) : random.whole(40, 900),
        driveCentimetres: null,
        // now and then a drive ends in the rough
        onTarget: kind !== 'longest-drive' || random.next() < 0.85,
        replaces: null,
        reason: null,
        enteredAt: minutesAfter(from, hole * 14 + nth).toISOString(),
        device: null,
      });
    }
  }
}
