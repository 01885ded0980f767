import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { paperPrint } from '../../../db/schema/output/paper.ts';

type NewPrint = typeof paperPrint.$inferInsert;
export type Print = Pick<typeof paperPrint.$inferSelect, 'kind' | 'roundId' | 'divisionId' | 'code' | 'parts' | 'printedAt'> & {
  by: string | null;
};

export const insertPrint = (tx: Transaction, print: NewPrint) => tx.insert(paperPrint).values(print);

/** More than a tournament has; who prints more is told of the newest. */
const MOST = 500;

/** What was printed of a tournament, the newest first. */
export async function findPrints(db: Database, tournamentId: string): Promise<Print[]> {
  const { kind, roundId, divisionId, code, parts, printedAt } = paperPrint;
  return db
    .select({ kind, roundId, divisionId, code, parts, printedAt, by: users.name })
    .from(paperPrint)
    .leftJoin(users, eq(users.id, paperPrint.principalId))
    .where(eq(paperPrint.tournamentId, tournamentId))
    .orderBy(desc(paperPrint.seq))
    .limit(MOST);
}
