import type { Basis } from './basis.ts';
import type { Plan } from './plan.ts';
import type { Reckoning } from './reckoning.ts';
import { standingValue } from './reckoning.ts';
import type { TieStep } from './tie-step.ts';
import { compareOn } from './tie-step.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/** A player with something to rank by: the smaller `key` is the better. */
export type Ranked = {
  readonly reckoning: Reckoning;
  readonly value: number;
  readonly key: number;
  place: Place | null;
  divisionPlace: Place | null;
};

/** A player made ready for ranking; null when his status or his card keeps him out. */
export function rankable(of: Plan, reckoning: Reckoning, basis: Basis): Ranked | null {
  const value = reckoning.competitor.status === 'ok' ? standingValue(of, reckoning, basis) : null;
  if (value === null) return null;
  return { reckoning, value, key: basis === 'points' ? -value : value, place: null, divisionPlace: null };
}

/** Sorts a field and gives each player the place over it and the place within the division. */
export function rankAll(field: Ranked[], steps: readonly TieStep[]): void {
  field.sort((a, b) => a.key - b.key);
  rank(field, steps, (ranked, place) => {
    ranked.place = place;
  });
  for (const division of byDivision(field)) {
    rank(division, steps, (ranked, place) => {
      ranked.divisionPlace = place;
    });
  }
}

function byDivision(field: readonly Ranked[]): Iterable<Ranked[]> {
  const divisions = new Map<string, Ranked[]>();
  for (const ranked of field) {
    const { division } = ranked.reckoning.competitor;
    if (division === null) continue;
    const members = divisions.get(division);
    if (members === undefined) divisions.set(division, [ranked]);
    else members.push(ranked);
  }
  return divisions.values();
}

type Give = (ranked: Ranked, place: Place) => void;

/** Places a list that is sorted by key, group of level players after group, putting each group in its final order. */
function rank(list: Ranked[], steps: readonly TieStep[], give: Give): void {
  for (let from = 0; from < list.length; ) {
    const to = endOfLevel(list, from);
    const first = list[from];
    if (to - from > 1) rankLevel(list, from, to, steps, give);
    else if (first !== undefined) give(first, { position: to, tied: false, decidedBy: null });
    from = to;
  }
}

function endOfLevel(list: readonly Ranked[], from: number): number {
  const key = list[from]?.key;
  let to = from + 1;
  while (to < list.length && list[to]?.key === key) to++;
  return to;
}

function rankLevel(list: Ranked[], from: number, to: number, steps: readonly TieStep[], give: Give): void {
  const level = list.slice(from, to);
  const tried = level.every(({ reckoning }) => reckoning.complete) ? steps : [];
  level.sort((a, b) => compareTied(tried, a.reckoning, b.reckoning) || byId(a.reckoning, b.reckoning));
  level.forEach((ranked, at) => {
    list[from + at] = ranked;
  });
  placeLevel(level, from, tried, give);
}

/** Level players in their final order: those whom no step parts share the better place. */
function placeLevel(level: readonly Ranked[], ahead: number, steps: readonly TieStep[], give: Give): void {
  let sharing: Ranked[] = [];
  level.forEach((ranked, at) => {
    sharing.push(ranked);
    const next = level[at + 1];
    const decidedBy = next === undefined ? null : decidingStep(steps, ranked.reckoning, next.reckoning);
    if (next !== undefined && decidedBy === null) return;
    const place = { position: ahead + at + 2 - sharing.length, tied: sharing.length > 1, decidedBy };
    for (const one of sharing) give(one, place);
    sharing = [];
  });
}

/** The first step that parts two level players; null when none does. */
export function decidingStep(steps: readonly TieStep[], a: Reckoning, b: Reckoning): TieStep | null {
  for (const step of steps) if (compareOn(step, a, b) !== 0) return step;
  return null;
}

/** Below none when the steps put `a` ahead of `b`, 0 when they leave them level. */
export function compareTied(steps: readonly TieStep[], a: Reckoning, b: Reckoning): number {
  for (const step of steps) {
    const difference = compareOn(step, a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A lasting order for players whom nothing parts, whatever order they are given in. */
export function byId(a: Reckoning, b: Reckoning): number {
  return a.competitor.id < b.competitor.id ? -1 : Number(a.competitor.id > b.competitor.id);
}
