import type { StaffBoard, Winner } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { finalResult } from '../../db/schema/result.ts';

/** Raised whenever a change of the board or the winners leaves older results readable only by a translation here: a new field does not. */
export const FINAL_RESULT_SCHEMA = 2;

export type FinalResult = { board: StaffBoard; winners: Winner[] };

export async function findFinalResult(db: Database, tournamentId: string): Promise<FinalResult | null> {
  const { board, winners } = finalResult;
  const [found] = await db.select({ board, winners }).from(finalResult).where(eq(finalResult.tournamentId, tournamentId));
  return found ?? null;
}

export async function deleteFinalResult(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.delete(finalResult).where(eq(finalResult.tournamentId, tournamentId));
}

export async function writeFinalResult(tx: Transaction, tournamentId: string, result: FinalResult): Promise<void> {
  await tx.insert(finalResult).values({ tournamentId, schema: FINAL_RESULT_SCHEMA, ...result });
}
