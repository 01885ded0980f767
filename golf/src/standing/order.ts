import { tieKey } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Rankable } from './rankable.ts';

/** A list in order, and by position what separates each player from the next: SCORE, a step by its index, or NOTHING. */
export type RankingTable<Of extends Rankable = Rankable> = {
  readonly players: Of[];
  readonly steps: readonly TieStep[];
  readonly separatedBy: number[];
};

export const SCORE = -1;
export const NOTHING = 1_000_000;

/** A table while it is sorted. `keys`: by position what players are compared by, the smaller the better. */
type Sorting = RankingTable & { readonly keys: number[] };

/**
 * Puts players in order: by the score; on one score finished cards by the steps, then unfinished ones, which are never counted back;
 * by id those that nothing separates.
 */
export function rankingTable<Of extends Rankable>(given: readonly Of[], steps: readonly TieStep[]): RankingTable<Of> {
  const players = given.slice();
  const separatedBy = given.map(() => NOTHING);
  const keys = given.map(({ key }) => key);
  sort({ players, steps, separatedBy, keys }, SCORE, 0, players.length);
  return { players, steps, separatedBy };
}

/**
 * Sorts the players from one position to another by their keys: quicksort in three parts (Bentley and Sedgewick, "Fast algorithms for
 * sorting and searching strings", 1997), those with a smaller key than one in the middle, those with the same, whom the next step
 * compares, and those with a larger one.
 */
function sort(sorting: Sorting, step: number, from: number, to: number): void {
  const { keys, separatedBy } = sorting;
  const pivot = keys[(from + to) >> 1] as number;
  let first = from;
  let last = to;
  for (let at = from; at < last; ) {
    const key = keys[at] as number;
    if (key === pivot) at++;
    else if (key < pivot) swap(sorting, first++, at++);
    else swap(sorting, --last, at);
  }
  if (first > from) separatedBy[first - 1] = step;
  if (last < to) separatedBy[last - 1] = step;
  if (first - from > 1) sort(sorting, step, from, first);
  if (last - first > 1) sortLevel(sorting, step, first, last);
  if (to - last > 1) sort(sorting, step, last, to);
}

/** Sorts players that this step and those before it have not separated. */
function sortLevel(sorting: Sorting, step: number, from: number, to: number): void {
  const finished = step === SCORE ? finishedFirst(sorting, from, to) : to;
  const next = sorting.steps[step + 1];
  if (to - finished > 1) sortById(sorting, finished, to);
  if (finished - from < 2) return;
  if (next === undefined) sortById(sorting, from, finished);
  else {
    for (let at = from; at < finished; at++) sorting.keys[at] = tieKey(next, (sorting.players[at] as Rankable).player);
    sort(sorting, step + 1, from, finished);
  }
}

/** The position up to which cards are finished. */
function finishedFirst(sorting: Sorting, from: number, to: number): number {
  let finished = from;
  for (let at = from; at < to; at++) if (sorting.players[at]?.player.complete) swap(sorting, at, finished++);
  return finished;
}

function sortById({ players }: Sorting, from: number, to: number): void {
  const sorted = players.slice(from, to).sort((a, b) => byId(a.player.competitor.id, b.player.competitor.id));
  for (let nth = 0; nth < sorted.length; nth++) players[from + nth] = sorted[nth] as Rankable;
}

function swap({ players, keys }: Sorting, one: number, other: number): void {
  if (one === other) return;
  const player = players[one] as Rankable;
  players[one] = players[other] as Rankable;
  players[other] = player;
  const key = keys[one] as number;
  keys[one] = keys[other] as number;
  keys[other] = key;
}

/** A lasting order for players that nothing separates, whatever order they are given in. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
