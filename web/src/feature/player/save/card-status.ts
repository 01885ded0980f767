import type { Player } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice';
import { isApiError } from '../../../lib/api-error.ts';
import { statusOf } from '../field/field.ts';
import type { PlayerChange } from '../query.ts';

/** Sets the status of one card. Other changes of the player in the meantime do not matter; another status does, and a person decides. */
export async function setCardStatus(
  send: (change: PlayerChange) => Promise<Player>,
  player: Player,
  roundId: string,
  status: CardStatus,
): Promise<Player> {
  const change = ({ version }: Player): PlayerChange => ({ version, card: { roundId, status } });
  try {
    return await send(change(player));
  } catch (error) {
    if (!isApiError(error, 'stale-version')) throw error;
    const current = error.current as Player;
    if (statusOf(current, roundId) !== statusOf(player, roundId)) throw error;
    return send(change(current));
  }
}
