import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { lineUp } from '../../../db/schema/play/match.ts';

type LineUpRow = typeof lineUp.$inferSelect;
type Of = Pick<LineUpRow, 'sessionId' | 'teamId'>;

const isOf = ({ sessionId, teamId }: Of) => and(eq(lineUp.sessionId, sessionId), eq(lineUp.teamId, teamId));

export async function findLineUp(db: Database, of: Of): Promise<LineUpRow | null> {
  const [row] = await db.select().from(lineUp).where(isOf(of));
  return row ?? null;
}

/** Keeps an order in place of the one before. */
export async function keepLineUp(tx: Transaction, of: Of & { sealed: string; handedInAt: Date }): Promise<void> {
  const { sealed, handedInAt } = of;
  await tx
    .insert(lineUp)
    .values(of)
    .onConflictDoUpdate({ target: [lineUp.sessionId, lineUp.teamId], set: { sealed, handedInAt, askedAgainAt: null } });
}

/** An order that cannot be opened goes; that it was handed in stays, and since when its captain is asked again. */
export const askAgain = async (tx: Transaction, of: Of, askedAgainAt: Date): Promise<void> =>
  void (await tx.update(lineUp).set({ sealed: null, askedAgainAt }).where(isOf(of)));

export const setOpened = async (tx: Transaction, of: Of, openedAt: Date): Promise<void> =>
  void (await tx.update(lineUp).set({ openedAt }).where(isOf(of)));

export const removeLineUp = async (tx: Transaction, of: Of): Promise<void> => void (await tx.delete(lineUp).where(isOf(of)));
