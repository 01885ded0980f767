import type { SealedList } from '@fairway/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { award } from '../../../db/schema/field/award.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { ceremony } from '../../../db/schema/result/ceremony.ts';

export type CeremonyRow = typeof ceremony.$inferSelect;

/** The presentation of a tournament that has not ended. */
export async function findRunning(db: Database, tournamentId: string): Promise<CeremonyRow | null> {
  const [row] = await db
    .select()
    .from(ceremony)
    .where(and(eq(ceremony.tournamentId, tournamentId), isNull(ceremony.endedAt)));
  return row ?? null;
}

export async function insertCeremony(tx: Transaction, values: typeof ceremony.$inferInsert): Promise<void> {
  await tx.insert(ceremony).values(values);
}

export const updateCeremony = (tx: Transaction, id: string, values: Partial<Pick<CeremonyRow, 'shown' | 'endedAt'>>): Promise<void> =>
  changeRow(tx, ceremony, id, values);

type Marks = Partial<Pick<typeof division.$inferSelect, 'frozenAt' | 'revealedAt'>>;

export const markDivision = (tx: Transaction, divisionId: string, marks: Marks): Promise<void> =>
  changeRow(tx, division, divisionId, marks);

/** What the public may know of a prize with counted holes of its own. */
export async function findSealedAward(db: Database, id: string): Promise<SealedList['award']> {
  const [row] = await db
    .select({ id: award.id, kind: award.kind, ownName: award.name, ownNameEnglish: award.nameEnglish })
    .from(award)
    .where(eq(award.id, id));
  return (row ?? null) as SealedList['award'];
}

/** Of every division of the tournament that has such a mark. */
export async function markDivisions(tx: Transaction, tournamentId: string, marks: Marks): Promise<void> {
  await tx.update(division).set(marks).where(eq(division.tournamentId, tournamentId));
}
