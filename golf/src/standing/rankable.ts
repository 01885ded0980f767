import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { rankedValue } from '../score/total.ts';

/** A player who can be ranked: `value` is that of a Standing; a smaller `key` is a better one. */
export type Rankable = { readonly player: PlayerScore; readonly value: number; readonly key: number };

/** A player as the list of a basis ranks them; null when their status or their cards keep them out. */
export function rankableOn({ rules }: PreparedRules, player: PlayerScore, basis: Basis): Rankable | null {
  const value = player.competitor.status === 'ok' ? rankedValue(player, basis, rules.netFloor) : null;
  return value === null ? null : { player, value, key: keyOf(value, basis) };
}

/** What a basis compares, turned so that the smaller is the better; no value comes last. */
export function keyOf(value: number | null, basis: Basis): number {
  if (value === null) return Number.MAX_SAFE_INTEGER;
  return BETTER[basis] === 'higher' ? 0 - value : value;
}
