import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { hiddenHole, round } from '../../db/schema/tournament.ts';

/**
 * The only reader and writer of the hidden holes. No function here answers holes that are not published, and no error tells what was
 * to be written. Holes of another number than the day handicap needs now were entered for another one: they count as not entered.
 */

const isOf = (count: number) => sql`cardinality(${hiddenHole.holes}) = ${count}`;

/** Whether the counted holes of a round are entered, and the holes once they are published. */
export async function findHiddenHoles(
  db: Database,
  roundId: string,
  count: number,
): Promise<{ entered: boolean; published: number[] | null }> {
  const [found] = await db
    .select({ published: sql<number[] | null>`case when ${hiddenHole.publishedAt} is not null then ${hiddenHole.holes} end` })
    .from(hiddenHole)
    .where(and(eq(hiddenHole.roundId, roundId), isOf(count)));
  return { entered: found !== undefined, published: found?.published ?? null };
}

/** The published holes of a tournament by round. */
export async function findPublishedHoles(db: Database, tournamentId: string, count: number): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .select({ roundId: hiddenHole.roundId, holes: hiddenHole.holes })
    .from(hiddenHole)
    .innerJoin(round, eq(round.id, hiddenHole.roundId))
    .where(and(eq(round.tournamentId, tournamentId), isNotNull(hiddenHole.publishedAt), isOf(count)));
  return new Map(rows.map(({ roundId, holes }) => [roundId, holes]));
}

export async function writeHiddenHoles(tx: Transaction, roundId: string, holes: readonly number[]): Promise<void> {
  const values = { holes: holes.toSorted((a, b) => a - b), publishedAt: null };
  try {
    await tx
      .insert(hiddenHole)
      .values({ roundId, ...values })
      .onConflictDoUpdate({ target: hiddenHole.roundId, set: values });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the hidden holes could not be written');
  }
}

export async function markPublished(tx: Transaction, roundId: string, now: Date): Promise<void> {
  await tx.update(hiddenHole).set({ publishedAt: now }).where(eq(hiddenHole.roundId, roundId));
}
