import { tieKey } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Rankable } from './rankable.ts';

/** Players on one score while they are sorted; by position what the step compares, the smaller the better. */
type Level = { readonly steps: readonly TieStep[]; readonly players: Rankable[]; readonly keys: number[]; readonly separatedBy: number[] };

/** What separates two neighbours on a list that no tie step separates: the score, or nothing. */
export const SCORE = -1;
export const NOTHING = 1_000_000;

/**
 * Puts players on one score in order: finished cards by the steps, then unfinished ones, which are never counted back; those
 * that nothing separates by id. Returns what separates each from the next: a step by its index, or NOTHING.
 */
export function sortLevel(players: Rankable[], steps: readonly TieStep[]): readonly number[] {
  const level: Level = { steps, players, keys: players.map(() => 0), separatedBy: players.map(() => NOTHING) };
  const finished = finishedFirst(level);
  sortBy(level, 0, 0, finished);
  sortById(level, finished, players.length);
  return level.separatedBy;
}

/** Returns how many have finished. */
function finishedFirst(level: Level): number {
  let finished = 0;
  for (let at = 0; at < level.players.length; at++) if (level.players[at]?.player.complete) swap(level, at, finished++);
  return finished;
}

/** Sorts the players from one position to another, who are still level, by the nth step and those after it. */
function sortBy(level: Level, nth: number, from: number, to: number): void {
  if (to - from < 2) return;
  const step = level.steps[nth];
  if (step === undefined) sortById(level, from, to);
  else {
    for (let at = from; at < to; at++) level.keys[at] = tieKey(step, (level.players[at] as Rankable).player);
    split(level, nth, from, to);
  }
}

/**
 * Quicksort in three parts (Bentley and Sedgewick, "Fast algorithms for sorting and searching strings", 1997): the players with a
 * smaller key than one in the middle, those with the same, who go on with the next step, and those with a larger one.
 */
function split(level: Level, nth: number, from: number, to: number): void {
  if (to - from < 2) return;
  const { keys, separatedBy } = level;
  const pivot = keys[(from + to) >> 1] as number;
  let first = from;
  let last = to;
  for (let at = from; at < last; ) {
    const key = keys[at] as number;
    if (key < pivot) swap(level, first++, at++);
    else if (key > pivot) swap(level, --last, at);
    else at++;
  }
  if (first > from) separatedBy[first - 1] = nth;
  if (last < to) separatedBy[last - 1] = nth;
  split(level, nth, from, first);
  sortBy(level, nth + 1, first, last);
  split(level, nth, last, to);
}

function sortById({ players }: Level, from: number, to: number): void {
  if (to - from < 2) return;
  const sorted = players.slice(from, to).sort((a, b) => byId(a.player.competitor.id, b.player.competitor.id));
  for (let nth = 0; nth < sorted.length; nth++) players[from + nth] = sorted[nth] as Rankable;
}

function swap({ players, keys }: Level, one: number, other: number): void {
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
