import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { BoardLine, RankedList } from './board-line.ts';
import { boardLine } from './board-line.ts';
import { rankRows } from './rank.ts';
import { type Scores, scoresOf } from './scores.ts';
import { listOf } from './standing.ts';

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
): readonly BoardLine[] {
  const { prepared, players } = scores;
  const ranked = { gross: rankList(scores, 'gross'), net: rankList(scores, 'net'), points: rankList(scores, 'points') };
  return ranked[prepared.format.basis].rows.map((row) => boardLine(players[row] as PlayerScore, rules.netFloor, ranked, row));
}

function rankList(scores: Scores, basis: Basis): RankedList {
  const { table, others } = listOf(scores, basis);
  const { rows: placed, places, divisionPlaces } = rankRows(table);
  const rows = placed.concat(others);
  const order = new Array<number>(rows.length);
  for (let at = 0; at < rows.length; at++) order[rows[at] as number] = at;
  return { rows, order, places, divisionPlaces };
}
