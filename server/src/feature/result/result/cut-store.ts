import { and, eq, gt, inArray, min } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { card, player } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';

type Playing = Pick<typeof card.$inferSelect, 'status' | 'cutByLine'>;

const PLAYS: Playing = { status: 'ok', cutByLine: false };
const BELOW_THE_LINE: Playing = { status: 'cut', cutByLine: true };

/** These players miss every round after a round. */
export const cutAfter = (tx: Transaction, after: RoundRow, playerIds: readonly string[]): Promise<void> =>
  turnCardsAfter(tx, after, playerIds, PLAYS, BELOW_THE_LINE);

/** These players play the rounds after a round again, except those from which a person cut them by hand. */
export const uncutAfter = (tx: Transaction, after: RoundRow, playerIds: readonly string[]): Promise<void> =>
  turnCardsAfter(tx, after, playerIds, BELOW_THE_LINE, PLAYS);

/** Changes the status of these players' cards of every round after a round, and gives each player a new version. */
async function turnCardsAfter(tx: Transaction, after: RoundRow, playerIds: readonly string[], from: Playing, to: Playing): Promise<void> {
  const later = tx
    .select({ id: round.id })
    .from(round)
    .where(and(eq(round.tournamentId, after.tournamentId), gt(round.number, after.number)));
  await tx
    .update(card)
    .set(to)
    .where(
      and(
        inArray(card.playerId, [...playerIds]),
        inArray(card.roundId, later),
        eq(card.status, from.status),
        eq(card.cutByLine, from.cutByLine),
      ),
    );
  await changeRow(tx, player, inArray(player.id, [...playerIds]), {});
}

/** The players cut after a round: the next round is the first that they did not play. */
export async function findCutAfter(tx: Transaction, { tournamentId, number }: RoundRow): Promise<string[]> {
  const rows = await tx
    .select({ playerId: card.playerId })
    .from(card)
    .innerJoin(round, eq(round.id, card.roundId))
    .where(and(eq(round.tournamentId, tournamentId), eq(card.cutByLine, true)))
    .groupBy(card.playerId)
    .having(eq(min(round.number), number + 1));
  return rows.map(({ playerId }) => playerId);
}
