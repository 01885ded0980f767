import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { countedHole, round } from '../../db/schema/tournament.ts';

/**
 * The only reader and writer of the counted holes. No function here returns holes that are not published, and no error contains what
 * was to be written. A list of another length than the day handicap needs was entered for another one: it counts as not entered.
 */

const isOf = (count: number) => sql`cardinality(${countedHole.holes}) = ${count}`;

/** Whether the counted holes of a round are entered, and the holes once they are published. */
export async function findCountedHoles(
  db: Database,
  roundId: string,
  count: number,
): Promise<{ entered: boolean; published: number[] | null }> {
  const [found] = await db
    .select({ published: sql<number[] | null>`case when ${countedHole.publishedAt} is not null then ${countedHole.holes} end` })
    .from(countedHole)
    .where(and(eq(countedHole.roundId, roundId), isOf(count)));
  return { entered: found !== undefined, published: found?.published ?? null };
}

/** The published holes of a tournament by round. */
export async function findPublishedHoles(db: Database, tournamentId: string, count: number): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .select({ roundId: countedHole.roundId, holes: countedHole.holes })
    .from(countedHole)
    .innerJoin(round, eq(round.id, countedHole.roundId))
    .where(and(eq(round.tournamentId, tournamentId), isNotNull(countedHole.publishedAt), isOf(count)));
  return new Map(rows.map(({ roundId, holes }) => [roundId, holes]));
}

export async function writeCountedHoles(tx: Transaction, roundId: string, holes: readonly number[]): Promise<void> {
  const values = { holes: holes.toSorted((a, b) => a - b), publishedAt: null };
  try {
    await tx
      .insert(countedHole)
      .values({ roundId, ...values })
      .onConflictDoUpdate({ target: countedHole.roundId, set: values });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the hidden holes could not be written');
  }
}

export async function markPublished(tx: Transaction, roundId: string, now: Date): Promise<void> {
  await tx.update(countedHole).set({ publishedAt: now }).where(eq(countedHole.roundId, roundId));
}
