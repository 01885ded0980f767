import type { Player, PlayerCard } from '@fairway/api';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { cardOf } from '../field/field.ts';
import type { PlayerChange } from '../query.ts';

type CardFields = Pick<PlayerCard, 'status' | 'bagTag' | 'caddieNumber'>;
const NO_CARD: CardFields = { status: 'ok', bagTag: null, caddieNumber: null };

/** Changes fields of one card. Other changes of the player in the meantime do not matter; another value of these does, and a person decides. */
export async function changeCard(
  send: (change: PlayerChange) => Promise<Player>,
  player: Player,
  roundId: string,
  fields: Partial<CardFields>,
): Promise<Player> {
  const change = ({ version }: Player): PlayerChange => ({ version, card: { roundId, ...fields } });
  try {
    return await send(change(player));
  } catch (error) {
    if (!isApiError(error, 'stale-version')) throw error;
    const current = error.current as Player;
    const seen = { ...NO_CARD, ...cardOf(player, roundId) };
    const now = { ...NO_CARD, ...cardOf(current, roundId) };
    if ((Object.keys(fields) as (keyof CardFields)[]).some((field) => seen[field] !== now[field])) throw error;
    return send(change(current));
  }
}
