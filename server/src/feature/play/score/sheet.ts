import type { ScoreCard } from '@fairway/api';
import { totalDiffers } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { type CardSides, cardSides } from '../../../engine/competition/card-side.ts';
import {
  blankCard,
  type CardHolder,
  type CardRound,
  type CardState,
  cardHolders,
  cardKey,
  cardStates,
} from '../../../engine/competition/entry/card-store.ts';
import { compareNumbered } from '../../../text/name-order.ts';

/** Every card of a round, in the order of the flights and of the players in them. */
export async function scoreCards(db: Database, round: CardRound, sideOf: CardSides['of'] = () => null): Promise<ScoreCard[]> {
  const holders = await cardHolders(db, round.id);
  const states = await cardStates(db, [round]);
  return holders.sort(byFlight).map((holder) => scoreCard({ ...holder, side: sideOf(holder.playerId) }, round, states));
}

/** One player's card; null: none in this round. */
export async function findScoreCard(db: Database, round: CardRound, playerId: string): Promise<ScoreCard | null> {
  const [holder] = await cardHolders(db, round.id, playerId);
  if (!holder) return null;
  const states = await cardStates(db, [round], [playerId]);
  const { of } = await cardSides(db, round.id);
  return scoreCard({ ...holder, side: of(playerId) }, round, states);
}

type Holder = CardHolder & Pick<ScoreCard, 'side'>;

function scoreCard({ place: _, ...holder }: Holder, round: CardRound, states: ReadonlyMap<string, CardState>): ScoreCard {
  const state = states.get(cardKey(holder.playerId, round.id)) ?? blankCard(round);
  const { scores, shownIds, total, totalId, disputes, confirmed } = state;
  return {
    ...holder,
    holes: scores,
    entries: shownIds,
    total,
    totalEntry: totalId,
    totalDiffers: totalDiffers(total, scores, scores.length),
    disputes,
    confirmed,
  };
}

function byFlight(a: CardHolder, b: CardHolder): number {
  const flights = Number(a.flight === null) - Number(b.flight === null) || compareNumbered(a.flight ?? '', b.flight ?? '');
  return flights || a.place - b.place || compareNumbered(a.name, b.name);
}
