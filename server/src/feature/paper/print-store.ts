import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { paperPrint } from '../../db/schema/paper.ts';
import { users } from '../../db/schema/site.ts';

export type NewPrint = typeof paperPrint.$inferInsert;
export type Print = Pick<typeof paperPrint.$inferSelect, 'kind' | 'roundId' | 'code' | 'parts' | 'printedAt'> & { by: string | null };

export const insertPrint = (tx: Transaction, print: NewPrint) => tx.insert(paperPrint).values(print);

/** More than a tournament has; who prints more is told of the newest. */
const MOST = 500;

/** What was printed of a tournament, for one division or for all: the newest first. */
export async function findPrints(db: Database, tournamentId: string, divisionId: string | null): Promise<Print[]> {
  const { kind, roundId, code, parts, printedAt } = paperPrint;
  return db
    .select({ kind, roundId, code, parts, printedAt, by: users.name })
    .from(paperPrint)
    .leftJoin(users, eq(users.id, paperPrint.principalId))
    .where(
      and(
        eq(paperPrint.tournamentId, tournamentId),
        divisionId === null ? isNull(paperPrint.divisionId) : eq(paperPrint.divisionId, divisionId),
      ),
    )
    .orderBy(desc(printedAt), paperPrint.id)
    .limit(MOST);
}
