import { textOrder } from '../list.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { TieKeyOf } from '../tie/tie-value.ts';
import { tieKeyOf } from '../tie/tie-value.ts';
import type { RankingTable } from './ranking-table.ts';
import { SCORE } from './ranking-table.ts';

/**
 * Puts the rows of a table in order: by the score; on one score finished cards by the steps, then unfinished ones, which are never
 * counted back; by id those that nothing separates.
 */
export function sortRows(table: RankingTable): void {
  sort(table, SCORE, 0, table.rows.length);
}

/**
 * Sorts the rows from one position to another by what a step compares, and those who are level on it by the next one: group by group, so that
 * in a large field the cards of a group are read while they are near.
 */
function sort(table: RankingTable, step: number, from: number, to: number): void {
  const { keys, separatedBy } = table;
  sortByKey(table, from, to);
  let first = from;
  for (let at = from + 1; at <= to; at++) {
    if (at < to && keys[at] === keys[first]) continue;
    if (at < to) separatedBy[at - 1] = step;
    if (at - first > 1) sortLevel(table, step, first, at);
    first = at;
  }
}

/** Sorts rows that this step and those before it have not separated. */
function sortLevel(table: RankingTable, step: number, from: number, to: number): void {
  const finished = step === SCORE ? finishedFirst(table, from, to) : to;
  if (to - finished > 1) sortById(table, finished, to);
  if (finished - from < 2) return;
  const { rows, keys, players } = table;
  const keyOf = keyOfStep(table, step + 1);
  if (keyOf === null) sortById(table, from, finished);
  else {
    for (let at = from; at < finished; at++) keys[at] = keyOf(players[rows[at] as number] as PlayerScore);
    sort(table, step + 1, from, finished);
  }
}

/** What a step compares; null after the last one. Most lists are separated by the first few of many. */
export function keyOfStep({ steps, keyOf }: RankingTable, step: number): TieKeyOf | null {
  if (step === steps.length) return null;
  keyOf[step] ??= tieKeyOf(steps[step] as TieStep);
  return keyOf[step];
}

/** The position up to which cards are finished. */
function finishedFirst(table: RankingTable, from: number, to: number): number {
  const { rows, players } = table;
  let finished = from;
  for (let at = from; at < to; at++) {
    if (!players[rows[at] as number]?.complete) continue;
    if (at > finished) swap(table, at, finished);
    finished++;
  }
  return finished;
}

/** Fewer than these are sorted by insertion. */
const FEW = 12;

/** Quicksort in three parts: those with a smaller key than one in the middle, those with the same, and those with a larger one. */
function sortByKey(table: RankingTable, from: number, to: number): void {
  if (to - from < FEW) {
    insertByKey(table, from, to);
    return;
  }
  const { keys } = table;
  const pivot = keys[(from + to) >> 1] as number;
  let first = from;
  let last = to;
  for (let at = from; at < last; ) {
    const key = keys[at] as number;
    if (key === pivot) at++;
    else if (key < pivot) swap(table, first++, at++);
    else swap(table, --last, at);
  }
  sortByKey(table, from, first);
  sortByKey(table, last, to);
}

function insertByKey({ keys, rows }: RankingTable, from: number, to: number): void {
  for (let next = from + 1; next < to; next++) {
    const key = keys[next] as number;
    const row = rows[next] as number;
    let at = next;
    for (; at > from && (keys[at - 1] as number) > key; at--) {
      keys[at] = keys[at - 1] as number;
      rows[at] = rows[at - 1] as number;
    }
    keys[at] = key;
    rows[at] = row;
  }
}

function sortById({ rows, players }: RankingTable, from: number, to: number): void {
  const idOf = (row: number) => (players[row] as PlayerScore).competitor.id;
  const sorted = rows.slice(from, to).sort((a, b) => textOrder(idOf(a), idOf(b)));
  for (let nth = 0; nth < sorted.length; nth++) rows[from + nth] = sorted[nth] as number;
}

function swap({ rows, keys }: RankingTable, one: number, other: number): void {
  const row = rows[one] as number;
  rows[one] = rows[other] as number;
  rows[other] = row;
  const key = keys[one] as number;
  keys[one] = keys[other] as number;
  keys[other] = key;
}
