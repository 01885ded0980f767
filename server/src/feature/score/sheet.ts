import type { ScoreCard } from '@fairway/api';
import { totalDiffers } from '@fairway/golf';
import type { Database } from '../../db/open.ts';
import { compareNumbered } from '../../text/name-order.ts';
import { type CardHolder, type CardState, cardHolders, cardKey, cardStates, HOLES, NO_SCORES } from '../competition/card-store.ts';

/** Every card of a round, in the order of the flights and of the players in them. */
export async function scoreCards(db: Database, roundId: string): Promise<ScoreCard[]> {
  const holders = await cardHolders(db, roundId);
  const states = await cardStates(db, [roundId]);
  return holders.sort(byFlight).map((holder) => scoreCard(holder, states.get(cardKey(holder.playerId, roundId))));
}

/** One player's card; null: none in this round. */
export async function findScoreCard(db: Database, roundId: string, playerId: string): Promise<ScoreCard | null> {
  const [holder] = await cardHolders(db, roundId, playerId);
  if (!holder) return null;
  const states = await cardStates(db, [roundId], [playerId]);
  return scoreCard(holder, states.get(cardKey(playerId, roundId)));
}

const scoreCard = (
  { place: _, ...holder }: CardHolder,
  { scores, shownIds, total, totalId, disputes, confirmed }: CardState = NO_SCORES,
): ScoreCard => ({
  ...holder,
  holes: scores,
  entries: shownIds,
  total,
  totalEntry: totalId,
  totalDiffers: totalDiffers(total, scores, HOLES),
  disputes,
  confirmed,
});

function byFlight(a: CardHolder, b: CardHolder): number {
  const flights = Number(a.flight === null) - Number(b.flight === null) || compareNumbered(a.flight ?? '', b.flight ?? '');
  return flights || a.place - b.place || compareNumbered(a.name, b.name);
}
