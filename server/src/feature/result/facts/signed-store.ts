import type { Signature } from '@fairway/facts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { signedResult, siteKey } from '../../../db/schema/play/ledger.ts';

export type SignedResult = { core: string; signature: Signature };

/** The signed results of a tournament, the first one first; with its core the last one alone: of those that it replaced nobody needs theirs. */
export const findSignedResults = (db: Database, tournamentId: string): Promise<SignedResult[]> =>
  db
    .select({
      core: sql<string>`case when ${signedResult.number} = max(${signedResult.number}) over () then ${signedResult.core} else '' end`,
      signature: signedResult.signature,
    })
    .from(signedResult)
    .where(eq(signedResult.tournamentId, tournamentId))
    .orderBy(asc(signedResult.number));

/** Another process may sign the same result at the same time: the first one's signature counts. */
export async function insertSignedResult(db: Database, { core, signature }: SignedResult): Promise<void> {
  const { tournament: tournamentId, number } = signature.statement;
  await db.insert(signedResult).values({ tournamentId, number, core, signature }).onConflictDoNothing();
}

type SiteKeyRow = typeof siteKey.$inferSelect;

/** Every key of this site, the newest first. */
export const findSiteKeys = (db: Database): Promise<SiteKeyRow[]> => db.select().from(siteKey).orderBy(desc(siteKey.createdAt));

export async function insertSiteKey(db: Database, row: typeof siteKey.$inferInsert): Promise<void> {
  await db.insert(siteKey).values(row).onConflictDoNothing();
}

export async function markStolen(db: Database, key: string, stolenAt: Date): Promise<void> {
  await db.update(siteKey).set({ stolenAt }).where(eq(siteKey.key, key));
}
