import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { Line } from './board-line.ts';
import { boardLine } from './board-line.ts';
import { rankRows } from './rank.ts';
import type { List } from './standing.ts';
import { listsOf } from './standing.ts';

/**
 * The whole board, in the order of the format's own basis (stroke play: net or gross; formats of points: points); reorder it by `order`.
 *
 * @example leaderboard(rules, competitors)[0] // { id: 'an', gross: 76, net: 640, places: { net: { position: 1, … }, … }, … }
 */
export function leaderboard(rules: Rules, competitors: readonly Competitor[]): readonly Line[] {
  const prepared = prepareRules(rules);
  const players = competitors.map((competitor) => scorePlayer(prepared, competitor));
  const lines = players.map((player) => boardLine(player, rules.netFloor));
  const lists = listsOf(prepared, rules.ties, BASES, competitors, (row) => players[row] as PlayerScore);
  const rows = new Map(lists.map((list) => [list.basis, putOnList(lines, list, competitors)]));
  return (rows.get(prepared.format.basis) ?? []).map((row) => lines[row] as Line);
}

/** Gives every line its place on a list; the rows in the order of the list. */
function putOnList(lines: readonly Line[], { basis, table, others }: List, competitors: readonly Competitor[]): readonly number[] {
  const { rows: placed, places, divisionPlaces } = rankRows(table, competitors);
  const rows = placed.concat(others.map(({ row }) => row));
  for (let at = 0; at < rows.length; at++) {
    const line = lines[rows[at] as number] as Line;
    line.order[basis] = at;
    line.places[basis] = places[at] ?? null;
    line.divisionPlaces[basis] = divisionPlaces[at] ?? null;
  }
  return rows;
}
