import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';

/** A tournament is played from the first day of its rounds to the last one: called whenever the date of a round is written. */
export async function keepPlayDates(tx: Transaction, tournamentId: string): Promise<void> {
  const [played] = await tx
    .select({ date: sql<string>`min(${round.date})`, lastDate: sql<string>`max(${round.date})` })
    .from(round)
    .where(eq(round.tournamentId, tournamentId));
  if (!played) return;
  const version = sql`${tournament.version} + case when ${tournament.date} = ${played.date} then 0 else 1 end`;
  await tx
    .update(tournament)
    .set({ ...played, version })
    .where(eq(tournament.id, tournamentId));
}

/** The rounds move with their tournament, with the same days between them. */
export async function movePlayDates(tx: Transaction, tournamentId: string, days: number): Promise<void> {
  await changeRow(tx, round, eq(round.tournamentId, tournamentId), { date: sql`${round.date} + ${days}::integer` });
  await keepPlayDates(tx, tournamentId);
}

const DAY_MS = 86_400_000;
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
