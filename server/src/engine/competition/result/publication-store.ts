import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { winnerPublication } from '../../../db/schema/result/result.ts';
import { markToSign } from './final-result-store.ts';

export type Publication = Pick<typeof winnerPublication.$inferSelect, 'winners' | 'publishedAt'>;

/** What the public sees of the winners; null: nothing. */
export async function findPublication(db: Database, tournamentId: string): Promise<Publication | null> {
  const [row] = await db.select().from(winnerPublication).where(eq(winnerPublication.tournamentId, tournamentId));
  return row ?? null;
}

/** In place of an earlier one. */
export async function writePublication(tx: Transaction, tournamentId: string, publication: Publication): Promise<void> {
  await tx
    .insert(winnerPublication)
    .values({ tournamentId, ...publication })
    .onConflictDoUpdate({ target: winnerPublication.tournamentId, set: publication });
  await markToSign(tx, tournamentId);
}

export async function deletePublication(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.delete(winnerPublication).where(eq(winnerPublication.tournamentId, tournamentId));
}
