import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../src/db/database.ts';
import { tournament } from '../../src/db/schema/field/tournament.ts';
import { fillDemo } from '../../src/demo/demo.ts';
import { copyTimes } from './copy-tournament.ts';

/** The day on which everything is looked at. */
export const TODAY = new Date('2026-06-15T03:00:00Z');
/** How many days came to which end. */
export type Size = { closed: number; finished: number; forgotten: number; empty: number };
/** Five seasons: with the days of the demo some 200 tournaments, 30,000 players and 500,000 entries. */
export const WHOLE: Size = { closed: 165, finished: 10, forgotten: 15, empty: 5 };

const PUBLIC_OF_TEN = 3;
/** A prime: what is left of its multiples comes to every number once. */
const STEP = 61;

/** One club, and its tournaments around today: one closed, one under way. */
export const makeDay = (db: Database): Promise<boolean> => fillDemo(db, TODAY);

/** Adds what the club played before, a day a week: copies of the closed day of the demo. */
export async function makeSeason(db: Database, size: Size = WHOLE): Promise<void> {
  await db.transaction(async (tx) => {
    const isClosed = and(eq(tournament.state, 'closed'), eq(tournament.play, 'single'));
    const [day] = await tx.select({ id: tournament.id, name: tournament.name }).from(tournament).where(isClosed);
    if (!day) throw new Error('the demo has no closed day');
    const { closed, finished, forgotten, empty } = size;
    const days = closed + finished + forgotten + empty;
    await copyTimes(tx, day.id, days, (nth) => `${day.name} ${nth}`);
    // those of each end are spread over the years
    await tx.execute(sql`create temporary table nth on commit drop as
      select id, 1 + substring(name from '[0-9]+$')::int * ${STEP} % ${days} as nth from tournament where name ~ ${`^${day.name} [0-9]+$`}`);
    await tx.execute(sql`update tournament t set public = nth % 10 < ${PUBLIC_OF_TEN} from nth where nth.id = t.id`);
    await reopen(tx, sql`select id from nth where nth > ${closed}`);
    const unfinished = sql`select id from nth where nth > ${closed + finished}`;
    await tx.execute(sql`update round set finished_at = null where tournament_id in (${unfinished})`);
    const unplayed = sql`select round.id from nth join round on tournament_id = nth.id where nth > ${closed + finished + forgotten}`;
    await tx.execute(sql`delete from entry where round_id in (${unplayed})`);
  });
}

async function reopen(tx: Transaction, ids: ReturnType<typeof sql>): Promise<void> {
  for (const table of ['final_result', 'signed_result', 'winner_publication'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where tournament_id in (${ids})`);
  await tx.execute(sql`update tournament set state = 'open' where id in (${ids})`);
}
