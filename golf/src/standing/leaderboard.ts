import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { Line } from './board-line.ts';
import { boardLine } from './board-line.ts';
import { listOf } from './standing.ts';

/**
 * The whole board, in the order of the format's own basis (stroke play: net or gross; formats of points: points); reorder it by `order`.
 *
 * @example leaderboard(rules, competitors)[0] // { id: 'an', gross: 76, net: 640, places: { net: { position: 1, … }, … }, … }
 */
export function leaderboard(rules: Rules, competitors: readonly Competitor[]): readonly Line[] {
  const prepared = prepareRules(rules);
  const players = competitors.map((competitor) => scorePlayer(prepared, competitor));
  const lines = new Map(players.map((player) => [player.competitor.id, boardLine(player, rules.netFloor)]));
  for (const basis of BASES) {
    const list = listOf(prepared, players, basis, rules.ties[basis]);
    list.forEach(({ id, place, divisionPlace }, at) => {
      const line = lines.get(id) as Line;
      line.places[basis] = place;
      line.divisionPlaces[basis] = divisionPlace;
      line.order[basis] = at;
    });
  }
  const own = prepared.format.basis;
  return [...lines.values()].sort((a, b) => a.order[own] - b.order[own]);
}
