import { eq } from 'drizzle-orm';
import { entry } from '../../../server/src/db/schema/field/player.ts';
import { withDatabase } from '../../../server/test/kit/busy-day.ts';
import type { Environment } from './place.ts';

export type Audit = { acknowledged: number; lost: number; doubled: number };

/** What the database has of what was acknowledged. The load enters every hole once, so a second entry of a hole is one too many. */
export const audit = (env: Environment, acknowledged: ReadonlySet<string>): Promise<Audit> =>
  withDatabase(env, async ({ db }) => {
    const rows = await db
      .select({ id: entry.id, playerId: entry.playerId, roundId: entry.roundId, hole: entry.hole })
      .from(entry)
      .where(eq(entry.source, 'desk')); // what an attack writes is not counted
    const stored = new Set(rows.map(({ id }) => id));
    const holes = new Set(rows.map(({ playerId, roundId, hole }) => `${playerId} ${roundId} ${hole}`));
    return { acknowledged: acknowledged.size, lost: acknowledged.difference(stored).size, doubled: rows.length - holes.size };
  });
