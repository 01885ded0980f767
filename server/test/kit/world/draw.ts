import { randomUUID } from 'node:crypto';
import { guestSeal } from '@fairway/facts/draw';
import type { Database } from '../../../src/db/database.ts';
import { boundDraw, drawGuest } from '../../../src/db/schema/result/bound-draw.ts';
import { luckyDraw, luckyLine } from '../../../src/db/schema/result/lucky-draw.ts';
import type { Event } from '../event.ts';
import type { Scene } from './scene.ts';

export async function beginLuckyDraw(db: Database, tournamentId: string, playerId: string | null): Promise<void> {
  const prizes = [{ name: 'Túi gậy', count: 2 }];
  await db.insert(luckyDraw).values({ tournamentId, seed: 'b'.repeat(64), seal: 'a'.repeat(64), prizes, startedAt: new Date() });
  if (playerId) await db.insert(luckyLine).values({ tournamentId, nth: 1, prize: 0, playerId, outcome: 'given', at: new Date() });
}

/** Of the third guest of a draw, whose number nobody opens. */
export const GUEST_SEAL = 'a3'.repeat(32);
/** What a guest of such a draw opens. */
export const GUEST = { number: 1, salt: '0c'.repeat(16) };
export const HALL_CODE = '123456';

export async function beginBoundDraw(
  db: Database,
  { id: tournamentId, roundId, playerIds }: Event,
  { boundDraw: phase }: Scene,
): Promise<string> {
  const drawId = randomUUID();
  if (!phase) return drawId;
  const at = new Date('2020-01-01');
  const hasNumbers = phase === 'decided';
  await db.insert(boundDraw).values({
    ...{
      id: drawId,
      tournamentId,
      subject: hasNumbers ? { kind: 'flights', roundId, playerIds } : { kind: 'lucky-draw' },
      source: { kind: 'hall' },
      secret: 'd'.repeat(64),
      seal: 'e'.repeat(64),
    },
    ...{ code: HALL_CODE, beganAt: at, hallAt: at, openingAt: phase === 'opening' ? at : null },
    ...(hasNumbers && { numbers: ['1', '2', '3'], decidedAt: at }),
  });
  const sealed = [1, 2, 3].map((nth) => ({
    drawId,
    nth,
    name: `Khách ${nth}`,
    seal: nth === 3 ? GUEST_SEAL : guestSeal({ drawId, ...GUEST, number: nth }),
    sealedAt: at,
  }));
  if (phase !== 'hall') await db.insert(drawGuest).values(sealed);
  return drawId;
}
