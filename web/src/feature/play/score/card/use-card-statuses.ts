import type { CardStatus } from '@fairway/api/choice/play/score';
import { useCallback, useEffect, useRef } from 'react';
import { type CardView, isStatusOfRound } from '../desk/desk-view.ts';
import type { SetStatus } from './card-status.tsx';

/** The statuses of cards in a round, and how to set one. */
export type CardStatuses = {
  readonly ownOf: (playerId: string, roundId: string) => CardStatus | undefined;
  readonly set: (playerId: string, roundId: string, status: CardStatus) => void;
};

/** How the status of a card of the round is set, the same function at every key: cards that nothing has changed are not drawn again. */
export function useCardStatuses(statuses: CardStatuses | null, roundId: string): (view: CardView) => SetStatus {
  const latest = useRef(statuses);
  useEffect(() => {
    latest.current = statuses;
  });
  const set = useCallback((playerId: string, status: CardStatus) => latest.current?.set(playerId, roundId, status), [roundId]);
  return ({ card }) => (isStatusOfRound(card, statuses?.ownOf(card.playerId, roundId)) ? set : undefined);
}
