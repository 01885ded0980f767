import type { Hex } from '../hash.ts';
import type { BallotSubject } from './bound-draw.ts';
import { orderBySeed } from './order.ts';

/** What there was to give as a ballot was drawn; it names nobody either. */
export type BallotRoom = {
  /** Of each kind the places that were free, and those of the list behind. */
  readonly kinds: readonly { readonly id: string; readonly places: number; readonly waitingPlaces: number }[];
  /** The lots of which somebody had left since they were sealed: the kinds of those who stayed. */
  readonly left: readonly { readonly lot: number; readonly kinds: readonly string[] }[];
};

/** What somebody of a lot gets: a place, one on the list behind, or nothing. */
export type PersonOutcome = 'place' | 'list' | 'none';
export type LotOutcome = { readonly lot: number; readonly kinds: readonly string[]; readonly people: readonly PersonOutcome[] };

/** The lots in the order of `orderBySeed`, those that come last behind all others. */
export function drawnLots({ lots }: BallotSubject, seed: Hex): readonly number[] {
  const order = (last: boolean) =>
    orderBySeed(
      lots.filter((of) => of.last === last).map(({ lot }) => String(lot)),
      seed,
    ).map(Number);
  return [...order(false), ...order(true)];
}

/** What each lot gets, one after the other in this order: places of its kinds as long as there are any, then places on the list. */
export function lotOutcomes({ lots, groups }: BallotSubject, order: readonly number[], { kinds, left }: BallotRoom): readonly LotOutcome[] {
  const sealed = new Map(lots.map((of) => [of.lot, of.kinds]));
  const stayed = new Map(left.map((of) => [of.lot, of.kinds]));
  const places = new Map(kinds.map((kind) => [kind.id, kind.places]));
  const list = new Map(kinds.map((kind) => [kind.id, kind.waitingPlaces]));
  const blocked = new Set<string>();
  return order.map((lot) => {
    const wanted = stayed.get(lot) ?? sealed.get(lot) ?? [];
    const given = (part: readonly string[]): PersonOutcome => {
      if (!part.some((kind) => blocked.has(kind)) && takes(places, part)) return 'place';
      if (groups === 'wait') for (const kind of part) blocked.add(kind);
      return takes(list, part) ? 'list' : 'none';
    };
    if (groups === 'split') return { lot, kinds: wanted, people: wanted.map((kind) => given([kind])) };
    const all = given(wanted);
    return { lot, kinds: wanted, people: wanted.map(() => all) };
  });
}

/** Takes one of each of these kinds, if there are as many. */
function takes(free: Map<string, number>, kinds: readonly string[]): boolean {
  const after = new Map(free);
  for (const kind of kinds) after.set(kind, (after.get(kind) ?? 0) - 1);
  if (kinds.some((kind) => (after.get(kind) ?? 0) < 0)) return false;
  for (const kind of kinds) free.set(kind, after.get(kind) ?? 0);
  return true;
}
