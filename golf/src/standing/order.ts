import type { PlayerScore } from '../score/player-score.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieKeyOf } from '../tie/tie-value.ts';
import type { RankingTable } from './ranking-table.ts';
import { SCORE } from './ranking-table.ts';

/** Neighbours in a table, from one position up to but not with another, whom nothing has separated so far. */
type Run = { readonly from: number; readonly to: number };

/**
 * Puts the rows of a table in order: by the score; on one score finished cards by one step after the other, then unfinished ones, which are
 * never counted back; by id those that nothing separates.
 */
export function sortRows(table: RankingTable): void {
  let level = separated(table, SCORE, [{ from: 0, to: table.rows.length }]).map((run) => finishedFirst(table, run));
  for (let step = 0; step < table.steps.length && level.length > 0; step++) {
    compareBy(table, table.steps[step] as TieStep, level);
    level = separated(table, step, level);
  }
  for (const run of level) sortById(table, run);
}

/** Writes what a step compares of the players in some runs. */
function compareBy({ keys, rows, players }: RankingTable, step: TieStep, level: readonly Run[]): void {
  const keyOf = tieKeyOf(step);
  for (const { from, to } of level) for (let at = from; at < to; at++) keys[at] = keyOf(players[rows[at] as number] as PlayerScore);
}

/** Sorts each run by its keys, and returns the runs within it that have the same. */
function separated(table: RankingTable, step: number, level: readonly Run[]): Run[] {
  const { keys, separatedBy } = table;
  const still: Run[] = [];
  for (const run of level) {
    sortByKey(table, run.from, run.to);
    let from = run.from;
    for (let at = from + 1; at <= run.to; at++) {
      if (at < run.to && keys[at] === keys[from]) continue;
      if (at - from > 1) still.push({ from, to: at });
      if (at < run.to) separatedBy[at - 1] = step;
      from = at;
    }
  }
  return still;
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

/** Puts finished cards first, the others by id; returns the run of the finished ones. */
function finishedFirst(table: RankingTable, run: Run): Run {
  const { from, to } = run;
  const { rows, players } = table;
  let finished = from;
  for (let at = from; at < to; at++) {
    if (!players[rows[at] as number]?.complete) continue;
    if (at > finished) swap(table, at, finished);
    finished++;
  }
  if (to - finished > 1) sortById(table, { from: finished, to });
  return finished === to ? run : { from, to: finished };
}

function sortById({ rows, players }: RankingTable, { from, to }: Run): void {
  const idOf = (row: number) => (players[row] as PlayerScore).competitor.id;
  const sorted = rows.slice(from, to).sort((a, b) => byId(idOf(a), idOf(b)));
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

/** A lasting order for players that nothing separates, whatever order they are given in. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
