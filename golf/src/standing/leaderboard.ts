import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { BoardLine, RankedLists } from './board-line.ts';
import { boardLine } from './board-line.ts';
import { rankedList } from './kept-list.ts';
import { type Scores, scoresOf } from './scores.ts';

/**
 * The whole board, in the order of the format's own basis (stroke play: net or gross; formats of points: points); reorder it by `order`.
 *
 * @example leaderboard(rules, competitors)[0] // { id: 'an', gross: 76, net: 640, places: { net: { position: 1, … }, … }, … }
 */
export function leaderboard(rules: Rules, competitors: readonly Competitor[]): readonly BoardLine[] {
  const scores = scoresOf(rules, competitors);
  const { lists, lineOf } = rankedBoard(scores);
  return lists[scores.prepared.format.basis].rows.map(lineOf);
}

/** A board of cards that are added up, before its lines are made: each by the row of the competitor. */
export function rankedBoard(scores: Scores): { readonly lists: RankedLists; readonly lineOf: (row: number) => BoardLine } {
  const { players, rules } = scores;
  const lists = { gross: rankedList(scores, 'gross'), net: rankedList(scores, 'net'), points: rankedList(scores, 'points') };
  return { lists, lineOf: (row) => boardLine(players[row] as PlayerScore, rules.netFloor, lists, row) };
}
