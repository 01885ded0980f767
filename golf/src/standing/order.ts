import { readTieKeys, tieKeyAt } from '../tie/tie-sheet.ts';
import type { Contest } from './contest.ts';

/** A contest in order: its rows by position, and the step, by its index, that parts each from the next; else SCORE or LEVEL. */
export type Order = {
  readonly contest: Contest;
  readonly rows: Int32Array;
  readonly parted: Int32Array;
  /** Room for rows while they are sorted. */
  readonly sorting: Int32Array;
};

/** Parted by the score itself. */
export const SCORE = -1;
/** Parted by nothing. */
export const LEVEL = 1_000_000;

/** Where players stand who are still level: from and to, from and to. */
type Runs = readonly number[];

/** The players in order: by the score, level ones by the steps, and in the end by id, which parts nobody. */
export function inOrder(contest: Contest): Order {
  const order = unordered(contest);
  let level = finishedFirst(order, part(order, [0, contest.size], SCORE));
  for (let nth = 0; nth < contest.sheet.steps.length && level.length > 0; nth++) {
    readKeys(order, level, nth);
    level = part(order, level, nth);
  }
  for (let run = 0; run < level.length; run += 2) sortById(order, level[run] as number, level[run + 1] as number);
  return order;
}

/** In the order of entering, with the score as what players are parted by first. */
function unordered(contest: Contest): Order {
  const { size } = contest;
  const rows = new Int32Array(size);
  for (let row = 0; row < size; row++) rows[row] = row;
  const parted = new Int32Array(size).fill(LEVEL);
  return { contest, rows, parted, sorting: new Int32Array(size) };
}

/** Reads what the nth step compares of those still level. The sheet is large: where they are many it is soonest read from end to end. */
function readKeys({ contest: { sheet, keys }, rows }: Order, level: Runs, nth: number): void {
  let count = 0;
  for (let run = 0; run < level.length; run += 2) count += (level[run + 1] as number) - (level[run] as number);
  if (4 * count > rows.length) {
    readTieKeys(sheet, nth, keys);
    return;
  }
  for (let run = 0; run < level.length; run += 2) {
    for (let at = level[run] as number; at < (level[run + 1] as number); at++) {
      const row = rows[at] as number;
      keys[row] = tieKeyAt(sheet, nth, row);
    }
  }
}

/** Puts each run in the order of the keys, which the step stands for, and returns the runs of those who have the same key. */
function part(order: Order, level: Runs, step: number): Runs {
  const { contest, rows, parted } = order;
  const { keys } = contest;
  const still: number[] = [];
  for (let run = 0; run < level.length; run += 2) {
    const from = level[run] as number;
    const to = level[run + 1] as number;
    sortRun(order, from, to);
    for (let start = from; start < to; ) {
      const key = keys[rows[start] as number];
      let end = start + 1;
      while (end < to && keys[rows[end] as number] === key) end++;
      if (end < to) parted[end - 1] = step;
      if (end - start > 1) still.push(start, end);
      start = end;
    }
  }
  return still;
}

/** Most runs are short, and soonest sorted in place; of a long one the keys are mostly close to each other, so that counting them is enough. */
function sortRun(order: Order, from: number, to: number): void {
  if (to - from <= 24) sortInPlace(order, from, to);
  else if (!sortByCounting(order, from, to)) sortPacked(order, from, to);
}

function sortInPlace({ contest: { keys }, rows }: Order, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    const moved = rows[at] as number;
    const key = keys[moved] as number;
    let gap = at;
    for (; gap > from && (keys[rows[gap - 1] as number] as number) > key; gap--) rows[gap] = rows[gap - 1] as number;
    rows[gap] = moved;
  }
}

/** Does nothing and answers false where the keys lie too far apart for it. */
function sortByCounting({ contest: { keys }, rows, sorting }: Order, from: number, to: number): boolean {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at++) {
    const key = keys[rows[at] as number] as number;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  if (most - least > 4 * (to - from)) return false;
  const ends = new Int32Array(most - least + 2);
  for (let at = from; at < to; at++) (ends[(keys[rows[at] as number] as number) - least + 1] as number) += 1;
  for (let key = 1; key < ends.length; key++) (ends[key] as number) += ends[key - 1] as number;
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    const key = (keys[row] as number) - least;
    sorting[from + (ends[key] as number)] = row;
    (ends[key] as number) += 1;
  }
  for (let at = from; at < to; at++) rows[at] = sorting[at] as number;
  return true;
}

/** More rows than a contest has: a row rides in the low digits of what is sorted, so that plain numbers are, twice as fast as objects. */
const ROWS = 2 ** 21;

function sortPacked({ contest: { keys }, rows }: Order, from: number, to: number): void {
  const packed = new Float64Array(to - from);
  for (let at = from; at < to; at++) packed[at - from] = (keys[rows[at] as number] as number) * ROWS + (rows[at] as number);
  packed.sort();
  for (let at = from; at < to; at++) rows[at] = (packed[at - from] as number) - Math.floor((packed[at - from] as number) / ROWS) * ROWS;
}

/** Unfinished cards are never counted back: they come last of those level on the score, by id. Returns the runs of the finished. */
function finishedFirst(order: Order, level: Runs): Runs {
  const { rows, contest } = order;
  const finished: number[] = [];
  for (let run = 0; run < level.length; run += 2) {
    const from = level[run] as number;
    const to = level[run + 1] as number;
    let end = from;
    for (let at = from; at < to; at++) {
      const row = rows[at] as number;
      if (!contest.complete[row]) continue;
      rows[at] = rows[end] as number;
      rows[end++] = row;
    }
    if (end - from > 1) finished.push(from, end);
    sortById(order, end, to);
  }
  return finished;
}

function sortById({ contest: { ids }, rows }: Order, from: number, to: number): void {
  if (to - from < 2) return;
  rows.subarray(from, to).sort((a, b) => byId(ids[a] as string, ids[b] as string));
}

/** A lasting order for players whom nothing parts, whatever order they are given in. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
