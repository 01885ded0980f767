import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { Line, RankedList, RankedLists } from './board-line.ts';
import { boardLine } from './board-line.ts';
import { rankRows } from './rank.ts';
import { type Scores, scoresOf } from './scores.ts';
import type { List } from './standing.ts';
import { listsOf } from './standing.ts';

/**
 * The whole board, in the order of the format's own basis (stroke play: net or gross; formats of points: points); reorder it by `order`.
 * `scores`, where the caller has them, are those of the same rules and competitors.
 *
 * @example leaderboard(rules, competitors)[0] // { id: 'an', gross: 76, net: 640, places: { net: { position: 1, … }, … }, … }
 */
export function leaderboard(
  rules: Rules,
  competitors: readonly Competitor[],
  scores: Scores = scoresOf(rules, competitors),
): readonly Line[] {
  const { prepared, players } = scores;
  const lists = listsOf(prepared, rules.ties, BASES, competitors, (row) => players[row] as PlayerScore);
  const ranked = Object.fromEntries(lists.map((list) => [list.basis, rankList(list)])) as RankedLists;
  return ranked[prepared.format.basis].rows.map((row) => boardLine(players[row] as PlayerScore, rules.netFloor, ranked, row));
}

function rankList({ table, others }: List): RankedList {
  const { rows: placed, places, divisionPlaces } = rankRows(table);
  const rows = placed.concat(others.map(({ row }) => row));
  const order = new Array<number>(rows.length);
  for (let at = 0; at < rows.length; at++) order[rows[at] as number] = at;
  return { rows, order, places, divisionPlaces };
}
