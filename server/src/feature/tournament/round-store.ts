import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open.ts';
import { measurement } from '../../db/schema/measurement.ts';
import { card, entry, player } from '../../db/schema/player.ts';
import { round } from '../../db/schema/tournament.ts';
import { withWomen, womenColumns } from '../../db/women-card.ts';
import { AppError } from '../../http/errors.ts';
import { keepPlayDates } from './play-dates.ts';
import type { RoundCard, RoundRow } from './store.ts';

export async function requireRound(tx: Transaction, tournamentId: string, roundId: string): Promise<RoundRow> {
  const [found] = await tx
    .select()
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.tournamentId, tournamentId)));
  if (!found) throw new AppError('not-found');
  return withWomen(found);
}

/** The round that follows the last one. */
export async function insertRound(tx: Transaction, values: Pick<RoundRow, 'tournamentId' | 'date' | keyof RoundCard>): Promise<string> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${round} where ${round.tournamentId} = ${values.tournamentId})`;
  const [created] = await tx
    .insert(round)
    .values({ ...womenColumns(values), number })
    .returning({ id: round.id });
  if (!created) throw new Error('the round was not written');
  await keepPlayDates(tx, values.tournamentId);
  return created.id;
}

export async function updateRound(tx: Transaction, { id, tournamentId }: RoundRow, values: Partial<RoundRow>): Promise<void> {
  await tx
    .update(round)
    .set({ ...womenColumns(values), version: sql`${round.version} + 1` })
    .where(eq(round.id, id));
  if (values.date !== undefined) await keepPlayDates(tx, tournamentId);
}

/** Deletes a round; the later ones move up. One by one, since two may not have the same number even for a moment. */
export async function removeRound(tx: Transaction, { id, tournamentId, number }: RoundRow): Promise<void> {
  await tx.delete(round).where(eq(round.id, id));
  const later = await tx
    .select({ id: round.id, number: round.number })
    .from(round)
    .where(and(eq(round.tournamentId, tournamentId), gt(round.number, number)))
    .orderBy(round.number);
  for (const next of later)
    await tx
      .update(round)
      .set({ number: next.number - 1 })
      .where(eq(round.id, next.id));
  await keepPlayDates(tx, tournamentId);
}

export async function roundHasScores(db: Database, roundId: string): Promise<boolean> {
  const entries = db.select({ id: entry.id }).from(entry).where(eq(entry.roundId, roundId));
  const measured = db.select({ id: measurement.id }).from(measurement).where(eq(measurement.roundId, roundId));
  return (await unionAll(entries, measured).limit(1)).length > 0;
}

/** Cards for a new round of every player, or for new players in every round. */
export async function giveCards(tx: Transaction, tournamentId: string): Promise<void> {
  // A player who is added after a round was finished has “no return” there: the round stays finished for everyone.
  // A player who missed a cut misses every later round.
  const isCut = sql`exists (select from ${card} c where c.player_id = ${player.id} and c.status = 'cut')`;
  const isCutByLine = sql`exists (select from ${card} c where c.player_id = ${player.id} and c.cut_by_line)`;
  const isOver = sql`${round.finishedAt} is not null`;
  const status: SQL = sql`case when ${isOver} then 'NR' when ${isCut} then 'cut' else 'ok' end`;
  await tx.execute(sql`
    insert into ${card} (player_id, round_id, status, cut_by_line)
    select ${player.id}, ${round.id}, ${status}, not ${isOver} and ${isCutByLine}
    from ${player} join ${round} on ${round.tournamentId} = ${player.tournamentId}
    where ${player.tournamentId} = ${tournamentId}
    on conflict do nothing`);
}
