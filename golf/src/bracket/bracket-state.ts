import type { Edition } from '../edition.ts';
import { editionRules } from '../edition.ts';
import type { MatchState } from '../match/match-play.ts';
import type { Bracket, BracketNode, BracketPart, BracketRule, SlotSource } from './bracket.ts';
import { bracketOf, MOST_ENTRANTS } from './bracket.ts';

/** How a match came out, by entrant's id; null: both withdrew. `sides`: who played it, where that is known. */
export type BracketResult = { readonly winner: string | null; readonly sides?: readonly [string, string] };

/**
 * How a match of a knock-out came out between two entrants; null: nobody knows who goes on. A match that ends level all the same, against the rule
 * of a knock-out, puts nobody out: it goes on to extra holes, or the committee decides.
 *
 * @example bracketResult(['an', 'binh'], { code: 'halved', by: 'holes' }) // null
 */
export function bracketResult(sides: readonly [string, string], state: MatchState, edition?: Edition): BracketResult | null {
  if (state.code === 'won') return { winner: sides[state.winner], sides };
  const isOver = state.code === 'no-winner' || (state.code === 'halved' && !editionRules(edition).levelKnockOutAsks);
  return isOver ? { winner: null, sides } : null;
}

/** What is known of a knock-out. A match is never halved: it goes on to extra holes, or the committee decides. */
export type BracketFacts = {
  /** The seeds in their order, then the others as they were drawn. */
  readonly entrants: readonly string[];
  /** By the id of the match. */
  readonly results: Readonly<Record<string, BracketResult>>;
  /** Who plays no further: what they have not played is a walk-over. */
  readonly withdrawn?: readonly string[];
};

/** One half of a match: who is in it; `open`: nobody yet. Neither: a bye. */
type Slot = { readonly source: SlotSource; readonly entrant: string | null; readonly open: boolean };

/**
 * A match of the picture, or the bye that stands in its place. `by`: how the winner goes on; null: not decided. `ready`: both are known, and
 * they have not played. A match whose `by` is `bye` is none.
 */
export type BracketMatch = {
  readonly id: string;
  readonly slots: readonly [Slot, Slot];
  readonly by: 'result' | 'walk-over' | 'bye' | null;
  readonly ready: boolean;
  /** null: not decided, or nobody. */
  readonly winner: string | null;
  readonly loser: string | null;
};

/** A round of a part: a column of the picture, from the top down. */
type BracketRound = { readonly part: BracketPart; readonly round: number; readonly matches: readonly BracketMatch[] };

/** Entrants by where they went out; level where they went out in one round. */
export type BracketPlace = { readonly entrant: string; readonly position: number; readonly tied: boolean };

/** A knock-out as far as it has been played. */
export type BracketState = {
  readonly size: number;
  readonly rounds: readonly BracketRound[];
  readonly champion: string | null;
  /** Of those who are out, and the champion. */
  readonly places: readonly BracketPlace[];
};

/**
 * The picture of a knock-out: its rounds, who is in each slot, who goes on, and the places so far. A result of somebody who is not in the match
 * counts for nothing (`bracketProblems` names it), so that a correction in an earlier round never hands a win to another, nor a win over another.
 *
 * @example bracketState(rule, { entrants: ['an', 'binh', 'chi'], results: { '1.2': { winner: 'chi' } } }).rounds[1]?.matches[0]?.slots
 * // [{ entrant: 'an', … }, { entrant: 'chi', … }]
 */
export function bracketState(rule: BracketRule, facts: BracketFacts): BracketState {
  const bracket = bracketOf(facts.entrants.length, rule);
  const decided = new Map<string, BracketMatch>();
  for (const node of bracket.nodes) decided.set(node.id, matchOf(node, facts, decided));
  const final = decided.get(`${bracket.rounds}.1`);
  return {
    size: bracket.size,
    rounds: roundsOf(bracket, decided),
    champion: final?.winner ?? null,
    places: placesOf(bracket, decided),
  };
}

type Decided = ReadonlyMap<string, BracketMatch>;

function matchOf({ id, sources }: BracketNode, facts: BracketFacts, decided: Decided): BracketMatch {
  const slots = [slotOf(sources[0], facts, decided), slotOf(sources[1], facts, decided)] as const;
  const [one, other] = [slots[0].entrant, slots[1].entrant];
  const plain = { id, slots, ready: false, winner: null, loser: null };
  if (slots[0].open || slots[1].open) return { ...plain, by: null };
  if (one === null || other === null) return { ...plain, by: 'bye', winner: one ?? other };
  const won = (by: 'result' | 'walk-over', winner: string | null): BracketMatch => ({
    ...plain,
    by,
    winner,
    loser: winner === null ? null : winner === one ? other : one,
  });
  const result = facts.results[id];
  if (result !== undefined && isOf(result, one, other)) return won(result.winner === null ? 'walk-over' : 'result', result.winner);
  const gone = [one, other].filter((entrant) => facts.withdrawn?.includes(entrant));
  if (gone.length === 2) return won('walk-over', null);
  if (gone.length === 1) return won('walk-over', gone[0] === one ? other : one);
  return { ...plain, by: null, ready: true };
}

const isOf = (result: BracketResult, one: string | null, other: string | null): boolean => strangerIn(result, one, other) === null;

/** Whom a result tells of who is not in the match. */
const strangerIn = ({ winner, sides }: BracketResult, one: string | null, other: string | null): string | null =>
  [winner, ...(sides ?? [])].find((of) => of !== null && of !== one && of !== other) ?? null;

function slotOf(source: SlotSource, { entrants }: BracketFacts, decided: Decided): Slot {
  if (source.kind === 'bye') return { source, entrant: null, open: false };
  if (source.kind === 'entrant') return { source, entrant: entrants[source.seed - 1] ?? null, open: false };
  const match = decided.get(source.of);
  const open = match === undefined || match.by === null;
  if (source.kind === 'winner') return { source, entrant: match?.winner ?? null, open };
  const loser = match?.loser ?? null;
  const counts = source.kind !== 'first-defeat' || loser === entrants[source.seed - 1];
  return { source, entrant: counts ? loser : null, open };
}

function roundsOf({ nodes }: Bracket, decided: Decided): readonly BracketRound[] {
  const rounds: { part: BracketPart; round: number; matches: BracketMatch[] }[] = [];
  for (const { id, part, round } of nodes) {
    const match = decided.get(id);
    const last = rounds[rounds.length - 1];
    if (match === undefined) continue;
    if (last?.part === part && last.round === round) last.matches.push(match);
    else rounds.push({ part, round, matches: [match] });
  }
  return rounds;
}

function placesOf({ size, rounds, nodes }: Bracket, decided: Decided): readonly BracketPlace[] {
  const third = decided.get('third');
  const places: BracketPlace[] = [];
  const add = (position: number, entrants: readonly string[]) =>
    places.push(...entrants.map((entrant) => ({ entrant, position, tied: entrants.length > 1 })));
  const [final] = nodes.filter(({ part, round }) => part === 'main' && round === rounds);
  const champion = decided.get(final?.id ?? '')?.winner ?? null;
  if (champion !== null) add(1, [champion]);
  for (let round = rounds; round >= 1; round--) {
    const out = nodes.filter((node) => node.part === 'main' && node.round === round).flatMap(({ id }) => outOf(decided.get(id)));
    const winner = round === rounds - 1 ? (third?.winner ?? null) : null;
    if (winner === null) add(size / 2 ** round + 1, out);
    else add(3, [winner]);
    if (winner !== null) add(4, without(out, winner));
  }
  return places;
}

const without = (entrants: readonly string[], one: string): readonly string[] => entrants.filter((entrant) => entrant !== one);

/** Who went out in a match: its loser, or both where nobody won. */
function outOf(match: BracketMatch | undefined): readonly string[] {
  if (match === undefined || match.by === null || match.by === 'bye') return [];
  if (match.winner === null) return match.slots.flatMap(({ entrant }) => entrant ?? []);
  return match.loser === null ? [] : [match.loser];
}

/** What is wrong with a knock-out. */
type BracketProblem =
  | { readonly code: 'size'; readonly entrants: number; readonly most: number }
  | { readonly code: 'entrant-twice'; readonly entrant: string }
  | { readonly code: 'no-such-match'; readonly match: string }
  /** It is not known yet who plays, or it is a bye. */
  | { readonly code: 'no-match-yet'; readonly match: string }
  /** Neither of the two in the match, perhaps because an earlier result was corrected. */
  | { readonly code: 'not-in-match'; readonly match: string; readonly entrant: string };

/**
 * Everything that is wrong with the entrants and results of a knock-out; empty when nothing is.
 *
 * @example bracketProblems(rule, { entrants: ['an'], results: {} }) // [{ code: 'size', entrants: 1, most: 256 }]
 */
export function bracketProblems(rule: BracketRule, facts: BracketFacts): readonly BracketProblem[] {
  const { entrants, results } = facts;
  if (entrants.length < 2 || entrants.length > MOST_ENTRANTS) {
    return [{ code: 'size', entrants: entrants.length, most: MOST_ENTRANTS }];
  }
  const twice = entrants.filter((entrant, at) => entrants.indexOf(entrant) !== at);
  const matches = new Map(bracketState(rule, facts).rounds.flatMap((round) => round.matches.map((match) => [match.id, match] as const)));
  const ofResults = Object.keys(results).flatMap((id): readonly BracketProblem[] => {
    const match = matches.get(id);
    const result = results[id];
    if (match === undefined) return [{ code: 'no-such-match', match: id }];
    const [one, other] = match.slots.map(({ entrant }) => entrant);
    if (one == null || other == null) return [{ code: 'no-match-yet', match: id }];
    const stranger = result === undefined ? null : strangerIn(result, one, other);
    return stranger === null ? [] : [{ code: 'not-in-match', match: id, entrant: stranger }];
  });
  return [...twice.map((entrant): BracketProblem => ({ code: 'entrant-twice', entrant })), ...ofResults];
}
