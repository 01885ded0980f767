import type { TieStep } from '../tie/tie-step.ts';
import type { Order } from './order.ts';
import { LEVEL, SCORE } from './order.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/** By position in the order. */
export type Places = readonly (Place | null)[];

/** The place of each over the field. */
export function fieldPlaces(order: Order): Places {
  const all: number[] = [];
  for (let at = 0; at < order.rows.length; at++) all.push(at);
  const places = noPlaces(order);
  givePlaces(order, all, places);
  return places;
}

/** The place of each within his division; null: he is in none. */
export function divisionPlaces(order: Order): Places {
  const { contest, rows } = order;
  const members = new Map<string, number[]>();
  for (let at = 0; at < rows.length; at++) {
    const division = contest.divisions[rows[at] as number] as string | null;
    if (division === null) continue;
    const own = members.get(division);
    if (own === undefined) members.set(division, [at]);
    else own.push(at);
  }
  const places = noPlaces(order);
  for (const own of members.values()) givePlaces(order, own, places);
  return places;
}

function noPlaces({ rows }: Order): (Place | null)[] {
  return new Array<Place | null>(rows.length).fill(null);
}

/**
 * Gives places to those at some positions of the order, who are a field of their own. Level players share the better place and
 * the next is skipped: 1, 2, 3, 3, 5. A level with an unfinished card in it is shared: they stand last in it.
 */
function givePlaces({ contest, rows, parted }: Order, field: readonly number[], places: (Place | null)[]): void {
  const { complete, sheet } = contest;
  let level = 0;
  let share = 0;
  for (let nth = 0; nth < field.length; nth++) {
    const at = field[nth] as number;
    const step = nth + 1 < field.length ? weightiest(parted, at, field[nth + 1] as number) : SCORE;
    if (step === LEVEL) continue;
    const first = complete[rows[at] as number] ? share : level;
    const place = { position: first + 1, tied: nth > first, decidedBy: step === SCORE ? null : (sheet.steps[step] as TieStep) };
    for (let own = first; own <= nth; own++) places[field[own] as number] = place;
    share = nth + 1;
    if (step === SCORE) level = share;
  }
}

/** The first step that parts two positions: between them others may stand who are of no concern. */
function weightiest(parted: Int32Array, from: number, to: number): number {
  let step = LEVEL;
  for (let between = from; between < to; between++) if ((parted[between] as number) < step) step = parted[between] as number;
  return step;
}
