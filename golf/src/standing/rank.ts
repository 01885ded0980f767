import type { Status } from '../competitor.ts';
import { readTieKeys } from '../tie/tie-sheet.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Contest, Entrant } from './contest.ts';
import { contest, enter } from './contest.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, judged net tenths to par, points above two a hole; null: nothing to rank by.
 */
export type Standing = {
  id: string;
  division: string | null;
  status: Status;
  complete: boolean;
  value: number | null;
  place: Place | null;
  divisionPlace: Place | null;
};

/**
 * A contest in order: its rows by position, and the step, by its index, that parts each from the next; else SCORE or LEVEL.
 * `keys`, by row, is what players are being parted by.
 */
type Order = {
  readonly contest: Contest;
  readonly rows: Int32Array;
  readonly parted: Int32Array;
  readonly keys: Float64Array;
  readonly sorting: Float64Array;
  /** By row: 1 while the row's next key is wanted. */
  readonly wanted: Uint8Array;
};

/** Parted by the score itself. */
const SCORE = -1;
/** Parted by nothing. */
const LEVEL = 1_000_000;

/** Where players stand who are still level: from and to, from and to. */
type Runs = readonly number[];

/** The players in order, as rows of the contest, each with the place over the field and the place within the division. */
export function rank(contest: Contest): { readonly rows: Int32Array; readonly standings: readonly Standing[] } {
  const order = unordered(contest);
  let level = finishedFirst(order, part(order, [0, contest.size], SCORE));
  for (let nth = 0; nth < contest.sheet.steps.length && level.length > 0; nth++) {
    readKeys(order, level, nth);
    level = part(order, level, nth);
  }
  for (let run = 0; run < level.length; run += 2) sortById(order, level[run] as number, level[run + 1] as number);
  return { rows: order.rows, standings: placed(order) };
}

/** In the order of entering, with the score as what players are parted by first. */
function unordered(contest: Contest): Order {
  const { size } = contest;
  const rows = new Int32Array(size);
  for (let row = 0; row < size; row++) rows[row] = row;
  const parted = new Int32Array(size).fill(LEVEL);
  return { contest, rows, parted, keys: contest.keys.slice(0, size), sorting: new Float64Array(size), wanted: new Uint8Array(size) };
}

/** Players already reckoned, in order by the steps where they are level, each with his standing. */
export function rankEntrants<Of extends Entrant>(
  entrants: readonly Of[],
  steps: readonly TieStep[],
): readonly (Of & { standing: Standing })[] {
  const entered = contest(steps, entrants.length);
  for (const entrant of entrants) enter(entered, entrant);
  const { rows, standings } = rank(entered);
  return standings.map((standing, at) => ({ ...(entrants[rows[at] as number] as Of), standing }));
}

/** Reads what the nth step compares of those still level, in the order of entering: that of the sheet, which is large. */
function readKeys({ contest, rows, keys, wanted }: Order, level: Runs, nth: number): void {
  for (let run = 0; run < level.length; run += 2) {
    for (let at = level[run] as number; at < (level[run + 1] as number); at++) wanted[rows[at] as number] = 1;
  }
  readTieKeys(contest.sheet, nth, wanted, keys);
  wanted.fill(0);
}

/** Puts each run in the order of the keys, which the step stands for, and returns the runs of those who have the same key. */
function part(order: Order, level: Runs, step: number): Runs {
  const { rows, parted, keys } = order;
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

function sortInPlace({ rows, keys }: Order, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    const moved = rows[at] as number;
    const key = keys[moved] as number;
    let gap = at;
    for (; gap > from && (keys[rows[gap - 1] as number] as number) > key; gap--) rows[gap] = rows[gap - 1] as number;
    rows[gap] = moved;
  }
}

/** Does nothing and answers false where the keys lie too far apart for it. */
function sortByCounting({ rows, keys, sorting }: Order, from: number, to: number): boolean {
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

function sortPacked({ rows, keys, sorting }: Order, from: number, to: number): void {
  for (let at = from; at < to; at++) sorting[at] = (keys[rows[at] as number] as number) * ROWS + (rows[at] as number);
  sorting.subarray(from, to).sort();
  for (let at = from; at < to; at++) rows[at] = (sorting[at] as number) - Math.floor((sorting[at] as number) / ROWS) * ROWS;
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

/** Positions that are a field of their own: the next of each, and the step that parts him from it. */
type Chain = { readonly next: Int32Array; readonly parted: Int32Array };

/** After the last of a chain. */
const END = -1;

function placed(order: Order): readonly Standing[] {
  const { contest, rows } = order;
  const { ids, divisions, statuses, complete, values } = contest;
  const places = new Array<Place | null>(rows.length).fill(null);
  const divisionPlaces = new Array<Place | null>(rows.length).fill(null);
  givePlaces(order, wholeField(order), 0, places);
  const { chain, firsts } = byDivision(order);
  for (const { first } of firsts) givePlaces(order, chain, first, divisionPlaces);
  const standings = new Array<Standing>(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    standings[at] = {
      id: ids[row] as string,
      division: divisions[row] as string | null,
      status: statuses[row] as Status,
      complete: complete[row] as boolean,
      value: values[row] as number,
      place: places[at] as Place | null,
      divisionPlace: divisionPlaces[at] as Place | null,
    };
  }
  return standings;
}

function wholeField({ rows, parted }: Order): Chain {
  const next = new Int32Array(rows.length);
  for (let at = 0; at < next.length; at++) next[at] = at + 1 < next.length ? at + 1 : END;
  return { next, parted };
}

/** Players of one division are parted by the weightiest step between them. */
function byDivision({ contest, rows, parted }: Order): { chain: Chain; firsts: Iterable<{ first: number }> } {
  const chain = { next: new Int32Array(rows.length), parted: new Int32Array(rows.length) };
  const firsts = new Map<string, { first: number }>();
  for (let at = rows.length - 1; at >= 0; at--) {
    const division = contest.divisions[rows[at] as number] as string | null;
    if (division === null) continue;
    let own = firsts.get(division);
    if (own === undefined) {
      own = { first: END };
      firsts.set(division, own);
    }
    let step = LEVEL;
    for (let between = at; between < own.first; between++) if ((parted[between] as number) < step) step = parted[between] as number;
    chain.next[at] = own.first;
    chain.parted[at] = step;
    own.first = at;
  }
  return { chain, firsts: firsts.values() };
}

/**
 * Level players share the better place and the next is skipped: 1, 2, 3, 3, 5. A level with an unfinished card in it is shared.
 */
function givePlaces({ contest, rows }: Order, { next, parted }: Chain, first: number, places: (Place | null)[]): void {
  const { complete, sheet } = contest;
  let position = 1;
  for (let from = first; from < rows.length && from !== END; ) {
    let finished = true;
    let to = from;
    for (let last = END; to !== END && (last === END || parted[last] !== SCORE); to = next[to] as number) {
      finished &&= complete[rows[to] as number] as boolean;
      last = to;
    }
    for (let start = from; start !== to; ) {
      let end = start;
      let tied = 0;
      let step = LEVEL;
      for (; end !== to && (tied === 0 || !finished || step === LEVEL); end = next[end] as number) {
        step = parted[end] as number;
        tied++;
      }
      const decidedBy = end === to ? null : (sheet.steps[step] ?? null);
      const place = { position, tied: tied > 1, decidedBy };
      position += tied;
      for (; start !== end; start = next[start] as number) places[start] = place;
    }
    from = to;
  }
}
