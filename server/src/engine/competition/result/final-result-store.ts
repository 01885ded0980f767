import type { StaffBoard, StaffContests, Winner } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { finalResult } from '../../../db/schema/result/result.ts';

/** Raised whenever a change of the board or the winners leaves older results readable only by a translation here: a new field does not. */
export const FINAL_RESULT_SCHEMA = 2;

/** `contests` null: no matches are played, or an earlier release did not keep them. */
type FinalResult = { board: StaffBoard; winners: Winner[]; contests: StaffContests | null };

export async function findFinalResult(db: Database, tournamentId: string): Promise<FinalResult | null> {
  const { board, winners, contests } = finalResult;
  const [row] = await db.select({ board, winners, contests }).from(finalResult).where(eq(finalResult.tournamentId, tournamentId));
  return row ?? null;
}

/** An act made or changed what is final: the reading after it signs it. Of one that is not closed nothing is final. */
export async function markToSign(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.update(finalResult).set({ toSign: true }).where(eq(finalResult.tournamentId, tournamentId));
}

export async function markSigned(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.update(finalResult).set({ toSign: false }).where(eq(finalResult.tournamentId, tournamentId));
}

export async function isToSign(db: Database, tournamentId: string): Promise<boolean> {
  const [row] = await db.select({ toSign: finalResult.toSign }).from(finalResult).where(eq(finalResult.tournamentId, tournamentId));
  return row?.toSign ?? false;
}

export async function deleteFinalResult(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.delete(finalResult).where(eq(finalResult.tournamentId, tournamentId));
}

export async function writeFinalResult(tx: Transaction, tournamentId: string, result: FinalResult): Promise<void> {
  await tx.insert(finalResult).values({ tournamentId, schema: FINAL_RESULT_SCHEMA, ...result });
}
