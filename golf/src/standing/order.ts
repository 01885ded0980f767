import { type Column, keyAt } from '../tie/tie-sheet.ts';
import type { RankingTable } from './ranking-table.ts';
import { NOTHING, SCORE } from './ranking-table.ts';

/**
 * Puts the rows of a table in order: by the score; on one score finished cards by the steps, then unfinished ones, which are never
 * counted back; by id those that nothing separates.
 */
export function sortRows(table: RankingTable): void {
  for (let at = 0; at < table.rows.length; at++) table.separatedBy.push(NOTHING);
  if (table.rows.length > 1) sort(table, SCORE, 0, table.rows.length);
}

/**
 * Sorts the rows from one position to another by their keys: quicksort in three parts (Bentley and Sedgewick, "Fast algorithms for
 * sorting and searching strings", 1997), those with a smaller key than one in the middle, those with the same, which the next step
 * compares, and those with a larger one.
 */
function sort(table: RankingTable, step: number, from: number, to: number): void {
  const { keys, separatedBy } = table;
  const pivot = keys[(from + to) >> 1] as number;
  let first = from;
  let last = to;
  for (let at = from; at < last; ) {
    const key = keys[at] as number;
    if (key === pivot) at++;
    else if (key < pivot) swap(table, first++, at++);
    else swap(table, --last, at);
  }
  if (first > from) separatedBy[first - 1] = step;
  if (last < to) separatedBy[last - 1] = step;
  if (first - from > 1) sort(table, step, from, first);
  if (last - first > 1) sortLevel(table, step, first, last);
  if (to - last > 1) sort(table, step, last, to);
}

/** Sorts rows that this step and those before it have not separated. */
function sortLevel(table: RankingTable, step: number, from: number, to: number): void {
  const finished = step === SCORE ? finishedFirst(table, from, to) : to;
  if (to - finished > 1) sortById(table, finished, to);
  if (finished - from < 2) return;
  const { rows, keys, sheet, columns } = table;
  if (step + 1 === columns.length) sortById(table, from, finished);
  else {
    const column = columns[step + 1] as Column;
    for (let at = from; at < finished; at++) keys[at] = keyAt(sheet, column, rows[at] as number);
    sort(table, step + 1, from, finished);
  }
}

/** The position up to which cards are finished. */
function finishedFirst(table: RankingTable, from: number, to: number): number {
  let finished = from;
  for (let at = from; at < to; at++) if (table.complete[table.rows[at] as number] === 1) swap(table, at, finished++);
  return finished;
}

function sortById({ rows, ids }: RankingTable, from: number, to: number): void {
  const sorted = rows.slice(from, to).sort((a, b) => byId(ids[a] as string, ids[b] as string));
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
