import type { TieStep } from '../tie/tie-step.ts';
import type { Order } from './order.ts';
import { LEVEL, SCORE } from './order.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/** By position in the order. */
export type Places = readonly (Place | null)[];

/** The place of each over the field. */
export function fieldPlaces(order: Order): Places {
  const places = new Array<Place | null>(order.rows.length).fill(null);
  givePlaces(order, wholeField(order), 0, places);
  return places;
}

/** The place of each within his division; null: he is in none. */
export function divisionPlaces(order: Order): Places {
  const places = new Array<Place | null>(order.rows.length).fill(null);
  const { chain, firsts } = byDivision(order);
  for (const { first } of firsts) givePlaces(order, chain, first, places);
  return places;
}

/** Positions that are a field of their own: the next of each, and the step that parts him from it. */
type Chain = { readonly next: Int32Array; readonly parted: Int32Array };

/** After the last of a chain. */
const END = -1;

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
