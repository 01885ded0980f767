import { setImmediate as others } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { entry } from '../../../db/schema/field/player.ts';

const ROWS_AT_ONCE = 300;

/**
 * The entries of these rounds, card by card and hole by hole, a little at a time: others are answered between two pages. Entries are appended and
 * never changed, so that outside a transaction the pages are of one moment as far as its last number goes.
 */
export async function* entryPages(db: Database, roundIds: readonly string[]): AsyncGenerator<(typeof entry.$inferSelect)[]> {
  const place = sql`(${entry.playerId}, ${entry.hole}, ${entry.seq})`;
  for (const roundId of roundIds)
    for (let last: typeof entry.$inferSelect | undefined, isMore = true; isMore; ) {
      const after = last && sql`${place} > (${last.playerId}::uuid, ${last.hole}::smallint, ${last.seq}::integer)`;
      const page = await db
        .select()
        .from(entry)
        .where(and(eq(entry.roundId, roundId), after))
        .orderBy(asc(entry.playerId), asc(entry.hole), asc(entry.seq))
        .limit(ROWS_AT_ONCE);
      yield page;
      await others();
      last = page.at(-1);
      isMore = page.length === ROWS_AT_ONCE;
    }
}
