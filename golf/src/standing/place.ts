import type { Status } from '../competitor.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { NOTHING, SCORE } from './order.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, net tenths to par after the net floor, points above two a hole; null: nothing to
 * rank by.
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

/** A list in order before its places are given; `separatedBy`: what separates each from the next, SCORE, a step by its index, or NOTHING. */
export type RankingTable = {
  readonly steps: readonly TieStep[];
  readonly standings: Standing[];
  readonly separatedBy: number[];
};

/** Gives every player the place over the field, and those in a division the place within it. */
export function givePlaces(table: RankingTable): void {
  const all = table.standings.map((_, at) => at);
  placeWithin(table, all, 'place');
  const divisions = Map.groupBy(all, (at) => (table.standings[at] as Standing).division);
  for (const [division, members] of divisions) if (division !== null) placeWithin(table, members, 'divisionPlace');
}

/**
 * Gives places to the players at some positions, who are a field of their own. Tied players share the better place and the next is
 * skipped: 1, 2, 3, 3, 5. All on a score share it when one of them has not finished: that one comes last.
 */
function placeWithin({ standings, steps, separatedBy }: RankingTable, field: readonly number[], which: 'place' | 'divisionPlace'): void {
  let onScore = 0;
  let sharing = 0;
  for (let nth = 0; nth < field.length; nth++) {
    const at = field[nth] as number;
    const step = nth + 1 < field.length ? separation(separatedBy, at, field[nth + 1] as number) : SCORE;
    if (step === NOTHING) continue;
    const first = step === SCORE && !standings[at]?.complete ? onScore : sharing;
    const place = { position: first + 1, tied: nth > first, decidedBy: steps[step] ?? null };
    for (let own = first; own <= nth; own++) (standings[field[own] as number] as Standing)[which] = place;
    sharing = nth + 1;
    if (step === SCORE) onScore = sharing;
  }
}

/** The first step that separates two positions; between them may be players of other divisions. */
function separation(separatedBy: readonly number[], from: number, to: number): number {
  let first = separatedBy[from] as number;
  for (let at = from + 1; at < to; at++) first = Math.min(first, separatedBy[at] as number);
  return first;
}
