import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { awardDecision } from '../../db/schema/result.ts';
import { users } from '../../db/schema/site.ts';

/** The committee's choice for an award, with the name of who wrote it down. */
export type Decision = { awardId: string; playerId: string; reason: string; by: string };

export async function findDecisions(db: Database, tournamentId: string): Promise<Decision[]> {
  return db
    .select({ awardId: awardDecision.awardId, playerId: awardDecision.playerId, reason: awardDecision.reason, by: users.name })
    .from(awardDecision)
    .innerJoin(users, eq(users.id, awardDecision.userId))
    .where(eq(awardDecision.tournamentId, tournamentId));
}

export async function writeDecision(tx: Transaction, decision: typeof awardDecision.$inferInsert): Promise<void> {
  const { playerId, reason, userId, decidedAt } = decision;
  await tx
    .insert(awardDecision)
    .values(decision)
    .onConflictDoUpdate({ target: [awardDecision.tournamentId, awardDecision.awardId], set: { playerId, reason, userId, decidedAt } });
}

export async function deleteDecision(tx: Transaction, tournamentId: string, awardId: string): Promise<void> {
  await tx.delete(awardDecision).where(and(eq(awardDecision.tournamentId, tournamentId), eq(awardDecision.awardId, awardId)));
}
