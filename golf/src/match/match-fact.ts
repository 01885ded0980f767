import { lastOf } from '../list.ts';

/** 0 is the first of the two players or sides, 1 the second. */
export type Winner = 0 | 1;

/** Of one hole: who won it, or that it was halved. */
export type HoleWinner = Winner | 'halved';

/** The matches of a Nassau. */
export type NassauPart = 'front' | 'back' | 'whole';

/** A score of a match as golfers say it: 3&2 is `up` 3, `left` 2; 1 up is 1 and 0; at the 19th has `extraHole` 1. */
export type MatchScore = { readonly up: number; readonly left: number; readonly extraHole?: number };

/**
 * Something that is said of a match beside the strokes: appended and never changed, what was said in error is `struck`. Holes are
 * numbered as on the card; after the last one the extra holes go on: of eighteen the first is 19.
 */
export type MatchFact = {
  readonly id: string;
  /** The server's receiving order. */
  readonly seq: number;
  /** In a Nassau: of which match. Missing: a concession or a walk-over is of all that are open, everything else of the whole. */
  readonly part?: NassauPart;
} & MatchWord;

export type MatchWord =
  /** A hole as W, ½ or L, where nobody writes strokes. The last word on a hole counts; null: cleared. */
  | { readonly kind: 'hole'; readonly hole: number; readonly winner: HoleWinner | null }
  /** A side concedes a hole: the first concession of a hole is final (Rule 3.2b), whatever is written on it before or later. */
  | { readonly kind: 'hole-conceded'; readonly hole: number; readonly by: Winner }
  /** A side concedes the match on a `hole` of it, which with those after it counts no more; null: not known on which. The first is final. */
  | { readonly kind: 'match-conceded'; readonly by: Winner; readonly hole: number | null }
  /** A side does not play, or no further: a walk-over. Where both do not, nobody wins. */
  | { readonly kind: 'withdrawn'; readonly by: Winner; readonly hole: number | null }
  /** The match as a score, without its holes: it counts until the holes say how the match ends. The last one counts. */
  | { readonly kind: 'result'; readonly winner: Winner; readonly score: MatchScore }
  | { readonly kind: 'result'; readonly winner: 'halved' }
  /** The committee decides, with a reason. The last decision counts, over everything else. */
  | { readonly kind: 'committee'; readonly winner: HoleWinner; readonly reason: string }
  /** What was said in error: the fact of this id counts no more. */
  | { readonly kind: 'struck'; readonly fact: string };

type Of<Kind extends MatchWord['kind']> = MatchFact & { readonly kind: Kind };

/** What stands of a match's facts. */
export type StandingFacts = {
  /** Who won each hole that was conceded or agreed, by its number. */
  readonly holes: ReadonlyMap<number, { readonly winner: HoleWinner; readonly by: 'conceded' | 'agreed' }>;
  /** The first fact that ended the match before all its holes were played. */
  readonly end: Of<'match-conceded'> | Of<'withdrawn'> | null;
  readonly bothWithdrew: boolean;
  readonly result: Of<'result'> | null;
  readonly committee: Of<'committee'> | null;
};

/** What stands, by receiving order, each fact once, in whatever order they are given. */
export function standingFacts(facts: readonly MatchFact[]): StandingFacts {
  const standing = unstruck(facts);
  const holes = new Map<number, { winner: HoleWinner; by: 'conceded' | 'agreed' }>();
  for (const { winner, hole } of only(standing, 'hole')) {
    if (winner === null) holes.delete(hole);
    else holes.set(hole, { winner, by: 'agreed' });
  }
  for (const { by, hole } of [...only(standing, 'hole-conceded')].reverse()) holes.set(hole, { winner: otherThan(by), by: 'conceded' });
  const withdrawn = only(standing, 'withdrawn');
  const ends = standing.filter((fact) => fact.kind === 'match-conceded' || fact.kind === 'withdrawn');
  return {
    holes,
    end: ends[0] ?? null,
    bothWithdrew: withdrawn.some(({ by }) => by === 0) && withdrawn.some(({ by }) => by === 1),
    result: lastOf(only(standing, 'result')) ?? null,
    committee: lastOf(only(standing, 'committee')) ?? null,
  };
}

/** The facts that stand, by receiving order. A fact that strikes another can be struck itself. */
export function unstruck(facts: readonly MatchFact[]): readonly MatchFact[] {
  const byId = new Map<string, MatchFact>();
  for (const fact of [...facts].sort((a, b) => a.seq - b.seq)) if (!byId.has(fact.id)) byId.set(fact.id, fact);
  const struck = new Set<string>();
  for (const fact of [...byId.values()].reverse()) if (fact.kind === 'struck' && !struck.has(fact.id)) struck.add(fact.fact);
  return [...byId.values()].filter(({ id }) => !struck.has(id));
}

export function otherThan(side: Winner): Winner {
  return side === 0 ? 1 : 0;
}

function only<Kind extends MatchWord['kind']>(facts: readonly MatchFact[], kind: Kind): readonly Of<Kind>[] {
  return facts.filter((fact): fact is Of<Kind> => fact.kind === kind);
}
