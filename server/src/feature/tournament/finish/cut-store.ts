import { and, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open.ts';
import { card, player, round } from '../../../db/schema.ts';
import type { RoundRow } from '../store.ts';

type Status = (typeof card.$inferSelect)['status'];

/** Gives these players' cards of one status another one: of every round after a round, each with a new version of the player. */
export async function turnCardsAfter(
  tx: Transaction,
  after: RoundRow,
  playerIds: readonly string[],
  from: Status,
  to: Status,
): Promise<void> {
  const later = tx
    .select({ id: round.id })
    .from(round)
    .where(and(eq(round.tournamentId, after.tournamentId), gt(round.number, after.number)));
  await tx
    .update(card)
    .set({ status: to })
    .where(and(inArray(card.playerId, [...playerIds]), inArray(card.roundId, later), eq(card.status, from)));
  await tx
    .update(player)
    .set({ version: sql`${player.version} + 1` })
    .where(inArray(player.id, [...playerIds]));
}

/** Who was cut right after a round: the next round is the first that he did not play. */
export async function findCutAfter(tx: Transaction, { tournamentId, number }: RoundRow): Promise<string[]> {
  const rows = await tx
    .select({ playerId: card.playerId })
    .from(card)
    .innerJoin(round, eq(round.id, card.roundId))
    .where(and(eq(round.tournamentId, tournamentId), eq(card.status, 'cut')))
    .groupBy(card.playerId)
    .having(eq(min(round.number), number + 1));
  return rows.map(({ playerId }) => playerId);
}
