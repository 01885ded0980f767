import { drawOpponents } from '@fairway/golf';
import type { Hex } from '../hash.ts';
import type { CaddiesSubject, DrawSubject, OpponentsSubject, PlacesSubject } from './bound-draw.ts';
import { orderBySeed } from './order.ts';

/** What is drawn for matches, and shown line by line. */
export type LinesSubject = OpponentsSubject | PlacesSubject | CaddiesSubject;

/** One line of such a draw: a match with its two sides, a place with its entrant, a golfer or side with their caddie. */
export type DrawnLine = {
  readonly matchId: string | null;
  /** Of a place: the name of its group, null in a knock-out, and its number there from 1. */
  readonly part: string | null;
  readonly place: number | null;
  readonly caddie: string | null;
  /** Who was drawn; empty: nobody, or it is not open yet. Whoever gets a caddie is known before. */
  readonly ids: readonly string[];
};

export const isDrawnByLine = (subject: DrawSubject): subject is LinesSubject =>
  subject.kind === 'opponents' || subject.kind === 'places' || subject.kind === 'caddies';

/**
 * The lines of a draw by its seed; null: without what is drawn. Every order is that of `orderBySeed`.
 *
 * Opponents: the entrants of a pool in their order, each with the first whom the rule allows (`drawOpponents`), for its matches from the first on.
 * Places: the entrants in their order come into the parts in turn, one each time, until a part has no place left. Caddies: in their order.
 */
export function drawnLines(subject: LinesSubject, seed: Hex | null): readonly DrawnLine[] {
  if (subject.kind === 'opponents') return opponentLines(subject, seed);
  if (subject.kind === 'places') return placeLines(subject, seed);
  const caddies = seed === null ? [] : orderBySeed(subject.caddies, seed);
  return subject.playerIds.map((id, at) => ({ ...EMPTY, ids: [id], caddie: caddies[at] ?? null }));
}

const EMPTY: DrawnLine = { matchId: null, part: null, place: null, caddie: null, ids: [] };

function opponentLines({ pools, withinGroups, met, repeats }: OpponentsSubject, seed: Hex | null): readonly DrawnLine[] {
  return pools.flatMap(({ matchIds, teamIds, entrants }) => {
    const entrantOf = new Map(entrants.map((one) => [one.id, one]));
    const order = seed === null ? [] : orderBySeed([...entrantOf.keys()], seed).flatMap((id) => entrantOf.get(id) ?? []);
    const { pairs } = drawOpponents(order, { withinGroups, teamsApart: true, met, repeats });
    return matchIds.map((matchId, at): DrawnLine => {
      const [one, other] = pairs[at] ?? [];
      if (one === undefined || other === undefined) return { ...EMPTY, matchId };
      return { ...EMPTY, matchId, ids: entrantOf.get(one)?.team === teamIds[0] ? [one, other] : [other, one] };
    });
  });
}

function placeLines({ parts, entrantIds }: PlacesSubject, seed: Hex | null): readonly DrawnLine[] {
  const order = seed === null ? [] : orderBySeed(entrantIds, seed);
  const inTurn = parts
    .flatMap((part) => Array.from({ length: part.places }, (_, turn) => ({ part, turn })))
    .sort((a, b) => a.turn - b.turn);
  return inTurn.map(({ part: { name, kept }, turn }, at) => ({
    ...EMPTY,
    part: name,
    place: kept.length + turn + 1,
    ids: order.slice(at, at + 1),
  }));
}
