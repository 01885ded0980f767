import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Live } from '../../work/live.ts';
import { createSchedule, type Schedule } from '../../work/schedule.ts';
import type { Database, OpenDatabase } from '../database.ts';

/** Nobody has written for so long. */
const QUIET_MS = 5 * 60_000;
const LOOK = { firstAfterMs: QUIET_MS, everyMs: QUIET_MS } as const;
/** Hours at a club in which nobody plays. */
const NIGHT = { from: 1, to: 4 } as const;
/** Some thousand rows of a table are looked at: the largest takes a tenth of a second, in which nothing else is answered. */
const TARGET = 10;

type Needs = { database: OpenDatabase; live: Pick<Live, 'subscribe'>; clock: () => Date; report: (error: unknown) => void };
/** `look`: returns the tables that it has gone through. */
export type Statistics = Schedule & { look(): Promise<string[]> };

/**
 * Keeps up what the planner of the embedded database knows of its tables, which nothing in it does by itself: a table at a time, once a tenth of it is
 * another, while nobody writes and no round is under way, or at night. PostgreSQL does so by itself.
 */
export function createStatistics({ database: { engine, db }, live, clock, report }: Needs): Statistics {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const heard = () => {
    writtenAt = clock().getTime();
  };
  live.subscribe({ poke: heard, invalidate: heard });
  const isQuiet = async () => clock().getTime() - writtenAt >= QUIET_MS && !(await isPlayed(db, clock()));
  const look = async (): Promise<string[]> => {
    const gathered: string[] = [];
    if (engine !== 'pglite') return gathered;
    for (const table of await findDue(db)) {
      if (!(await isQuiet())) break;
      await gather(db, table);
      gathered.push(table);
      await turn(); // who has asked in the meantime comes first
    }
    return gathered;
  };
  return { ...createSchedule(look, LOOK, report), look };
}

/** Whether a round with a score or a word is played today at a club where it is not night. */
async function isPlayed(db: Database, now: Date): Promise<boolean> {
  const there = sql`(${now.toISOString()}::timestamptz at time zone c.time_zone)`;
  const { rows } = await db.execute(sql`
    select from round_tally n join round r on r.id = n.round_id join tournament t on t.id = r.tournament_id join club c on c.id = t.club_id
    where n.entries + n.words > 0 and r.finished_at is null and r.date = ${there}::date and t.state <> 'closed'
      and extract(hour from ${there}) not between ${NIGHT.from} and ${NIGHT.to} limit 1`);
  return rows.length > 0;
}

/** The tables that autovacuum would choose. Rows that were written a moment ago count too. */
async function findDue(db: Database): Promise<string[]> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ table: string }>(sql`
    select relname::text as table from pg_stat_user_tables where schemaname = 'public'
      and (last_analyze is null or n_mod_since_analyze > 50 + n_live_tup / 10) order by relname`);
  return rows.map(({ table }) => table);
}

const gather = (db: Database, table: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local default_statistics_target = ${TARGET}`));
    await tx.execute(sql`analyze ${sql.identifier(table)}`);
  });
