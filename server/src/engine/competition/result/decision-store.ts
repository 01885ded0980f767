import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { foreignAuthor } from '../../../db/schema/field/tournament.ts';
import { awardDecision } from '../../../db/schema/result/result.ts';

/** The committee's choice for an award, or a winner put there by hand, with the name of who wrote it down. */
export type Decision = { awardId: string; playerId: string | null; byHand: boolean; reason: string; by: string };

export async function findDecisions(db: Database, tournamentId: string): Promise<Decision[]> {
  return db
    .select({
      awardId: awardDecision.awardId,
      playerId: awardDecision.playerId,
      byHand: awardDecision.byHand,
      reason: awardDecision.reason,
      by: sql<string>`coalesce(${users.name}, ${foreignAuthor.name}, '')`,
    })
    .from(awardDecision)
    .leftJoin(users, eq(users.id, awardDecision.userId))
    .leftJoin(foreignAuthor, eq(foreignAuthor.id, awardDecision.userId))
    .where(eq(awardDecision.tournamentId, tournamentId));
}
