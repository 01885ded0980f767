import type { Status } from '../competitor.ts';
import { tieKeyAt } from '../tie/tie-sheet.ts';
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

/** A contest in order: its rows by position, and the step, by its index, that parts each from the next; else SCORE or LEVEL. */
type Order = { readonly contest: Contest; readonly rows: number[]; readonly parted: number[]; readonly sorting: Float64Array };

/** Parted by the score itself. */
const SCORE = -1;
/** Parted by nothing. */
const LEVEL = 1_000_000;

/** The players in order, as rows of the contest, each with the place over the field and the place within the division. */
export function rank(entered: Contest): { readonly rows: readonly number[]; readonly standings: readonly Standing[] } {
  const { keys, size } = entered;
  const order: Order = { contest: entered, rows: new Array(size), parted: new Array(size).fill(LEVEL), sorting: new Float64Array(size) };
  for (let row = 0; row < size; row++) order.sorting[row] = (keys[row] as number) * ROWS + row;
  sortRun(order.sorting, 0, size);
  for (let from = 0; from < size; ) {
    const to = takeRun(order, from, size, SCORE);
    partLevel(order, from, to);
    from = to;
  }
  return { rows: order.rows, standings: placed(order) };
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

/** More rows than a contest has: a row rides in the low digits of what is sorted, so that plain numbers are, twice as fast as objects. */
const ROWS = 2 ** 21;

/** Puts the rows of the next run of one key in their places and returns its end; the step parts it from what follows. */
function takeRun({ rows, parted, sorting }: Order, from: number, to: number, step: number): number {
  const tied = Math.floor((sorting[from] as number) / ROWS) * ROWS;
  let end = from;
  for (; end < to && (sorting[end] as number) < tied + ROWS; end++) {
    rows[end] = (sorting[end] as number) - tied;
  }
  if (end < to) parted[end - 1] = step;
  return end;
}

/** Most runs are short, and soonest sorted in place. */
function sortRun(sorting: Float64Array, from: number, to: number): void {
  if (to - from > 24) {
    sorting.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const moved = sorting[at] as number;
    let gap = at;
    for (; gap > from && (sorting[gap - 1] as number) > moved; gap--) sorting[gap] = sorting[gap - 1] as number;
    sorting[gap] = moved;
  }
}

/** Puts players level on the score in their order. Unfinished cards are never counted back: they come last, by id. */
function partLevel(order: Order, from: number, to: number): void {
  if (to - from < 2) return;
  const { rows, contest } = order;
  let finished = from;
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    if (!contest.complete[row]) continue;
    rows[at] = rows[finished] as number;
    rows[finished++] = row;
  }
  part(order, from, finished, 0);
  sortById(order, finished, to);
}

/** Parts players who are still level by the steps from the nth on; in the end by id, which parts nobody. */
function part(order: Order, from: number, to: number, nth: number): void {
  const { sheet } = order.contest;
  if (to - from < 2) return;
  if (nth === sheet.steps.length) {
    sortById(order, from, to);
    return;
  }
  const { rows, sorting } = order;
  for (let at = from; at < to; at++) sorting[at] = tieKeyAt(sheet, nth, rows[at] as number) * ROWS + (rows[at] as number);
  sortRun(sorting, from, to);
  for (let start = from; start < to; ) {
    const end = takeRun(order, start, to, nth);
    part(order, start, end, nth + 1);
    start = end;
  }
}

function sortById({ contest: { ids }, rows }: Order, from: number, to: number): void {
  if (to - from < 2) return;
  const run = rows.slice(from, to).sort((a, b) => byId(ids[a] as string, ids[b] as string));
  for (let at = from; at < to; at++) rows[at] = run[at - from] as number;
}

/** A lasting order for players whom nothing parts, whatever order they are given in. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Positions, in order, that are a field of their own, and what parts each from the next of them. */
type List = { readonly positions: number[]; readonly parted: number[] };

function placed(order: Order): readonly Standing[] {
  const { contest, rows } = order;
  const { ids, divisions, statuses, complete, values } = contest;
  const places = new Array<Place | null>(rows.length).fill(null);
  const divisionPlaces = new Array<Place | null>(rows.length).fill(null);
  givePlaces(order, fieldOf(order), places);
  for (const division of divisionsOf(order)) givePlaces(order, division, divisionPlaces);
  const standings: Standing[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    standings.push({
      id: ids[row] as string,
      division: divisions[row] as string | null,
      status: statuses[row] as Status,
      complete: complete[row] as boolean,
      value: values[row] as number,
      place: places[at] as Place | null,
      divisionPlace: divisionPlaces[at] as Place | null,
    });
  }
  return standings;
}

function fieldOf(order: Order): List {
  const all: List = { positions: [], parted: [] };
  for (let at = 0; at < order.rows.length; at++) append(all, at, order);
  return all;
}

function divisionsOf(order: Order): Iterable<List> {
  const lists = new Map<string, List>();
  for (let at = 0; at < order.rows.length; at++) {
    const division = order.contest.divisions[order.rows[at] as number] ?? null;
    if (division === null) continue;
    let list = lists.get(division);
    if (list === undefined) {
      list = { positions: [], parted: [] };
      lists.set(division, list);
    }
    append(list, at, order);
  }
  return lists.values();
}

/** The next of a list: what parts him from the one ahead is the weightiest step between their positions. */
function append({ positions, parted }: List, at: number, order: Order): void {
  if (positions.length > 0) {
    let step = LEVEL;
    for (let between = positions[positions.length - 1] as number; between < at; between++) {
      if ((order.parted[between] as number) < step) step = order.parted[between] as number;
    }
    parted.push(step);
  }
  positions.push(at);
}

/**
 * Level players share the better place and the next is skipped: 1, 2, 3, 3, 5. A level with an unfinished card in it is shared.
 */
function givePlaces({ contest, rows }: Order, { positions, parted }: List, places: (Place | null)[]): void {
  const isComplete = (nth: number) => contest.complete[rows[positions[nth] as number] as number] as boolean;
  for (let from = 0; from < positions.length; ) {
    let to = from + 1;
    let finished = isComplete(from);
    for (; to < positions.length && parted[to - 1] !== SCORE; to++) finished &&= isComplete(to);
    for (let start = from; start < to; ) {
      let end = start + 1;
      while (end < to && (!finished || parted[end - 1] === LEVEL)) end++;
      const decidedBy = end < to ? (contest.sheet.steps[parted[end - 1] as number] ?? null) : null;
      const place = { position: start + 1, tied: end - start > 1, decidedBy };
      for (; start < end; start++) places[positions[start] as number] = place;
    }
    from = to;
  }
}
