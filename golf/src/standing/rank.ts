import type { Status } from '../competitor.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieKey } from '../tie/tie-step.ts';
import type { Reckoning } from './reckoning.ts';

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

/** A player while he is being ranked: of each key, a whole number, the smaller is the better. */
export type Ranked = {
  readonly reckoning: Reckoning;
  readonly standing: Standing;
  readonly key: number;
  /** What the step that is being tried compares. */
  tieKey: number;
  /** The step, by its index, that parts this player from the next one on the list; else SCORE or LEVEL. */
  parted: number;
  /** The same, from the next one of the division. */
  partedInDivision: number;
};

/** Parted by the score itself. */
const SCORE = -1;
/** Parted by nothing. */
export const LEVEL = 1_000_000;

/** The field in order; every player is given the place over it and the place within the division. */
export function rank(players: readonly Ranked[], steps: readonly TieStep[]): readonly Ranked[] {
  const field = sortedByKey(players);
  for (let from = 0; from < field.length; ) {
    const to = endOfLevel(field, from);
    partLevel(field, from, to, steps);
    from = to;
  }
  givePlaces(field, steps, false);
  for (const { members } of byDivision(field)) givePlaces(members, steps, true);
  return field;
}

/** Sorted as plain numbers, the index riding in the low bits: twice as fast as comparing objects. */
function sortedByKey(players: readonly Ranked[]): Ranked[] {
  const most = 2 ** 21;
  const keys = new Float64Array(players.length);
  for (let at = 0; at < players.length; at++) keys[at] = (players[at] as Ranked).key * most + at;
  keys.sort();
  const sorted: Ranked[] = [];
  for (const key of keys) sorted.push(players[key - Math.floor(key / most) * most] as Ranked);
  return sorted;
}

function endOfLevel(list: readonly Ranked[], from: number): number {
  const key = list[from]?.key;
  let to = from + 1;
  while (to < list.length && list[to]?.key === key) to++;
  return to;
}

/** Puts players level on the score in their order. Unfinished cards are never counted back: they come last, by id. */
function partLevel(list: Ranked[], from: number, to: number, steps: readonly TieStep[]): void {
  let finished = to;
  if (!allComplete(list, from, to)) {
    sortRun(list, from, to, unfinishedLast);
    for (finished = from; (list[finished] as Ranked).reckoning.complete; ) finished++;
    part(list, finished, to, [], 0);
  }
  part(list, from, finished, steps, 0);
  (list[to - 1] as Ranked).parted = SCORE;
}

/** Parts players who are still level, `from` up to `to` of the list, by the steps from the nth on; in the end by id, which parts nobody. */
function part(list: Ranked[], from: number, to: number, steps: readonly TieStep[], nth: number): void {
  if (to - from < 2) return;
  const step = steps[nth];
  if (step === undefined) {
    sortRun(list, from, to, byRankedId);
    return;
  }
  for (let at = from; at < to; at++) {
    const ranked = list[at] as Ranked;
    ranked.tieKey = tieKey(step, ranked.reckoning);
  }
  sortRun(list, from, to, byTieKey);
  for (let start = from; start < to; ) {
    const tied = (list[start] as Ranked).tieKey;
    let end = start + 1;
    while (end < to && (list[end] as Ranked).tieKey === tied) end++;
    part(list, start, end, steps, nth + 1);
    if (end < to) (list[end - 1] as Ranked).parted = nth;
    start = end;
  }
}

/** Level players share the better place and the next is skipped: 1, 2, 3, 3, 5. A level with an unfinished card in it is shared. */
function givePlaces(list: readonly Ranked[], steps: readonly TieStep[], inDivision: boolean): void {
  for (let from = 0; from < list.length; ) {
    const to = endOfLevel(list, from);
    const shared = to - from > 1 && !allComplete(list, from, to);
    for (let start = from; start < to; ) {
      let end = start + 1;
      while (end < to && (shared || partedAt(list, end, inDivision) === LEVEL)) end++;
      const decidedBy = end < to ? (steps[partedAt(list, end, inDivision)] ?? null) : null;
      const place = { position: start + 1, tied: end - start > 1, decidedBy };
      for (; start < end; start++) {
        const { standing } = list[start] as Ranked;
        if (inDivision) standing.divisionPlace = place;
        else standing.place = place;
      }
    }
    from = to;
  }
}

/** The step that parts the player before this one on the list from him. */
function partedAt(list: readonly Ranked[], at: number, inDivision: boolean): number {
  const ahead = list[at - 1] as Ranked;
  return inDivision ? ahead.partedInDivision : ahead.parted;
}

function allComplete(list: readonly Ranked[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!(list[at] as Ranked).reckoning.complete) return false;
  return true;
}

type Division = { readonly members: Ranked[]; lastAt: number };

/** The players of each division in the order of the field; what parts two of them is the weightiest step between them. */
function byDivision(field: readonly Ranked[]): Iterable<Division> {
  const divisions = new Map<string, Division>();
  for (let at = 0; at < field.length; at++) {
    const ranked = field[at] as Ranked;
    const id = ranked.standing.division;
    if (id === null) continue;
    const division = divisions.get(id);
    if (division === undefined) divisions.set(id, { members: [ranked], lastAt: at });
    else {
      (field[division.lastAt] as Ranked).partedInDivision = weightiest(field, division.lastAt, at);
      division.members.push(ranked);
      division.lastAt = at;
    }
  }
  return divisions.values();
}

function weightiest(field: readonly Ranked[], from: number, to: number): number {
  let step = LEVEL;
  for (let at = from; at < to && step !== SCORE; at++) step = Math.min(step, (field[at] as Ranked).parted);
  return step;
}

/** Sorts part of a list in place: short runs, and most are, without a copy. */
function sortRun(list: Ranked[], from: number, to: number, by: (a: Ranked, b: Ranked) => number): void {
  if (to - from > 24) {
    const run = list.slice(from, to).sort(by);
    for (let at = 0; at < run.length; at++) list[from + at] = run[at] as Ranked;
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const ranked = list[at] as Ranked;
    let gap = at;
    for (; gap > from && by(list[gap - 1] as Ranked, ranked) > 0; gap--) list[gap] = list[gap - 1] as Ranked;
    list[gap] = ranked;
  }
}

function unfinishedLast(a: Ranked, b: Ranked): number {
  return Number(b.reckoning.complete) - Number(a.reckoning.complete);
}

function byTieKey(a: Ranked, b: Ranked): number {
  return a.tieKey - b.tieKey;
}

function byRankedId(a: Ranked, b: Ranked): number {
  return byId(a.reckoning, b.reckoning);
}

/** A lasting order for players whom nothing parts, whatever order they are given in. */
export function byId(a: Reckoning, b: Reckoning): number {
  return a.competitor.id < b.competitor.id ? -1 : Number(a.competitor.id > b.competitor.id);
}
