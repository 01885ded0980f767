import type { Basis } from '../basis.ts';
import { textOrder } from '../list.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { keyOfStep } from './order.ts';
import { divisionPlaces, fieldPlaces } from './place.ts';
import { rankRows } from './rank.ts';
import { keyOf, rankableOn } from './rankable.ts';
import type { RankedList } from './ranked-list.ts';
import { NOTHING, type RankingTable, SCORE } from './ranking-table.ts';
import type { Scores } from './scores.ts';
import { byUnplaced, listOf } from './standing.ts';

/** The list of a basis. Where one of the same players is kept, only those whose score is another object since then change their places on it. */
export function rankedList(scores: Scores, basis: Basis): RankedList {
  const { lists, players } = scores;
  const last = lists[basis];
  if (last?.table.players === players) return last;
  lists[basis] = last ? foldedList(last, scores, basis) : newList(scores, basis);
  return lists[basis];
}

function newList(scores: Scores, basis: Basis): RankedList {
  const { table, others } = listOf(scores, basis);
  const { places, divisionPlaces: ofDivisions } = rankRows(table);
  return { table, others, ...positions(table, others), places, divisionPlaces: ofDivisions };
}

function positions({ rows: placed }: RankingTable, others: readonly number[]): Pick<RankedList, 'rows' | 'order'> {
  const rows = placed.concat(others);
  const order = new Array<number>(rows.length);
  for (let at = 0; at < rows.length; at++) order[rows[at] as number] = at;
  return { rows, order };
}

function foldedList(last: RankedList, { prepared, players, rules }: Scores, basis: Basis): RankedList {
  const { steps, keyOf: keys, values, rows, separatedBy, divisions, players: before } = last.table;
  const table: RankingTable = {
    ...{ steps, keyOf: keys, players, keys: [] },
    ...{ divisions: divisions.slice(), values: values.slice(), rows: rows.slice(), separatedBy: separatedBy.slice(0, rows.length) },
  };
  const others = last.others.slice();
  const changed = [...players.keys()].filter((row) => players[row] !== before[row]);
  for (const row of changed) takeOut(table, others, row, basis);
  for (const row of changed) {
    const player = players[row] as PlayerScore;
    const rankable = rankableOn(prepared, player, basis);
    table.divisions[row] = player.competitor.division;
    if (rankable) table.values[row] = rankable.value;
    if (rankable) putIn(table, row, basis);
    else others.splice(placeOf(others, row, byUnplaced(players, basis, rules.netFloor)), 0, row);
  }
  return { table, others, ...positions(table, others), places: fieldPlaces(table), divisionPlaces: divisionPlaces(table) };
}

function takeOut(table: RankingTable, others: number[], row: number, basis: Basis): void {
  const { rows, separatedBy } = table;
  const at = rows.indexOf(row);
  if (at < 0) {
    others.splice(others.indexOf(row), 1);
    return;
  }
  rows.splice(at, 1);
  separatedBy.splice(at, 1);
  separate(table, at - 1, basis);
}

function putIn(table: RankingTable, row: number, basis: Basis): void {
  const { rows, separatedBy } = table;
  const at = placeOf(rows, row, (one, other) => compareRows(table, one, other, basis));
  rows.splice(at, 0, row);
  separatedBy.splice(at, 0, NOTHING);
  separate(table, at - 1, basis);
  separate(table, at, basis);
}

/** Where a row belongs in an ordered list, by halves. */
function placeOf(rows: readonly number[], row: number, compare: (one: number, other: number) => number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(rows[middle] as number, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Writes down what separates a position from the next. */
function separate(table: RankingTable, at: number, basis: Basis): void {
  const [one, other] = [table.rows[at], table.rows[at + 1]];
  if (one !== undefined) table.separatedBy[at] = other === undefined ? NOTHING : separation(table, one, other, basis);
}

/** The order that `sortRows` makes, of two rows. */
function compareRows(table: RankingTable, one: number, other: number, basis: Basis): number {
  const step = separation(table, one, other, basis);
  if (step === SCORE) return keyAt(table, one, basis) - keyAt(table, other, basis);
  const [a, b] = [table.players[one] as PlayerScore, table.players[other] as PlayerScore];
  if (a.complete !== b.complete) return a.complete ? -1 : 1;
  const key = step === NOTHING ? null : keyOfStep(table, step);
  return key ? key(a) - key(b) : textOrder(a.competitor.id, b.competitor.id);
}

const keyAt = ({ values }: RankingTable, row: number, basis: Basis): number => keyOf(values[row] as number, basis);

/** The first step that separates two rows; those that have not finished are never counted back. */
function separation(table: RankingTable, one: number, other: number, basis: Basis): number {
  if (keyAt(table, one, basis) !== keyAt(table, other, basis)) return SCORE;
  const [a, b] = [table.players[one] as PlayerScore, table.players[other] as PlayerScore];
  if (!a.complete || !b.complete) return NOTHING;
  for (let step = 0; step < table.steps.length; step++) {
    const key = keyOfStep(table, step);
    if (key && key(a) !== key(b)) return step;
  }
  return NOTHING;
}
