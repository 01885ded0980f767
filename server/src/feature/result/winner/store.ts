import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { awardDecision } from '../../../db/schema/result/result.ts';

export async function writeDecision(tx: Transaction, decision: typeof awardDecision.$inferInsert): Promise<void> {
  const { playerId, byHand, reason, userId, decidedAt } = decision;
  await tx
    .insert(awardDecision)
    .values(decision)
    .onConflictDoUpdate({
      target: [awardDecision.tournamentId, awardDecision.awardId],
      set: { playerId, byHand, reason, userId, decidedAt },
    });
}

export async function deleteDecision(tx: Transaction, tournamentId: string, awardId: string): Promise<void> {
  await tx.delete(awardDecision).where(and(eq(awardDecision.tournamentId, tournamentId), eq(awardDecision.awardId, awardId)));
}
