/** What a knock-out plays beside its rounds. */
export type BracketRule = {
  /** The losers of the semifinals play for third place. */
  readonly thirdPlace: boolean;
  /** Who loses in the first round, or after a bye in the second, plays on in a bracket of their own. */
  readonly consolation: boolean;
};

export type BracketPart = 'main' | 'third-place' | 'consolation';

/**
 * Who comes into a slot: an entrant by seed, from 1; nobody (a bye); the winner or the loser of a match; or the loser of one if that is the
 * entrant of this seed, whose first match it was after a bye.
 */
export type SlotSource =
  | { readonly kind: 'entrant'; readonly seed: number }
  | { readonly kind: 'bye' }
  | { readonly kind: 'winner' | 'loser'; readonly of: string }
  | { readonly kind: 'first-defeat'; readonly of: string; readonly seed: number };

/** A place of the bracket where two come together, or one meets a bye. `round`: of its part, from 1. */
export type BracketNode = {
  readonly id: string;
  readonly part: BracketPart;
  readonly round: number;
  readonly sources: readonly [SlotSource, SlotSource];
};

/** A knock-out before anybody has played: `rounds` of the main part; the nodes come part by part, round by round, from the top down. */
export type Bracket = { readonly size: number; readonly rounds: number; readonly nodes: readonly BracketNode[] };

/** The largest bracket. */
export const MOST_ENTRANTS = 256;

/**
 * The next power of two.
 *
 * @example bracketSize(13) // 16
 */
export function bracketSize(entrants: number): number {
  let size = 2;
  while (size < entrants) size *= 2;
  return size;
}

/**
 * The seeds from the top of a bracket down, two to a match of the first round: the first and the second meet in the final at the earliest,
 * the first four in the semifinals, and so on. Each doubling puts beside a seed the one that adds up with it to one more than the size.
 *
 * @example seedOrder(8) // [1, 8, 4, 5, 2, 7, 3, 6]
 */
export function seedOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  for (let of = 2; of <= size; of *= 2) order = order.flatMap((seed) => [seed, of + 1 - seed]);
  return order;
}

/**
 * The bracket of 2 to 256 entrants: the next power of two, byes for the best seeds. Matches of the main part are named by round and
 * number (`1.1`), those of the consolation `c1.1`, the one for third place `third`. Entrants after the seeds come in the order of their draw.
 * Who plays for third place has no place in the consolation, nor has who lost the final.
 *
 * @example bracketOf(13, { thirdPlace: true, consolation: false }).nodes[0]
 * // { id: '1.1', part: 'main', round: 1, sources: [{ kind: 'entrant', seed: 1 }, { kind: 'bye' }] }
 */
export function bracketOf(entrants: number, rule: BracketRule): Bracket {
  const size = bracketSize(entrants);
  const rounds = Math.log2(size);
  const seats = seedOrder(size).map((seed): SlotSource => (seed <= entrants ? { kind: 'entrant', seed } : { kind: 'bye' }));
  const main = knockOut('main', '', pairsOf(seats));
  const semifinals = main.filter(({ round }) => round === rounds - 1).map(({ id }) => id);
  const third = rule.thirdPlace && playsForThird(entrants) ? [thirdPlace(semifinals)] : [];
  const consolation = rule.consolation ? knockOut('consolation', 'c', consolationPairs(main, rounds, third.length > 0)) : [];
  return { size, rounds, nodes: [...main, ...third, ...consolation] };
}

/** Of three entrants only one has lost a semifinal. */
const playsForThird = (entrants: number): boolean => entrants >= 4;

type Pair = readonly [SlotSource, SlotSource];

function pairsOf(sources: readonly SlotSource[]): readonly Pair[] {
  return sources.flatMap((source, at): readonly Pair[] => (at % 2 === 0 ? [[source, sources[at + 1] ?? { kind: 'bye' }]] : []));
}

/** Rounds of winners from a first round, to the last match. */
function knockOut(part: BracketPart, prefix: string, first: readonly Pair[]): readonly BracketNode[] {
  const nodes: BracketNode[] = [];
  let pairs = first;
  for (let round = 1; pairs.length > 0; round++) {
    const ofRound = pairs.map((sources, at): BracketNode => ({ id: `${prefix}${round}.${at + 1}`, part, round, sources }));
    nodes.push(...ofRound);
    pairs = ofRound.length === 1 ? [] : pairsOf(ofRound.map(({ id }): SlotSource => ({ kind: 'winner', of: id })));
  }
  return nodes;
}

function thirdPlace([one = '', other = '']: readonly string[]): BracketNode {
  const sources: Pair = [
    { kind: 'loser', of: one },
    { kind: 'loser', of: other },
  ];
  return { id: 'third', part: 'third-place', round: 1, sources };
}

/** A pair for each match of the second round: the losers of the two matches before it, or after a bye the loser of itself. */
function consolationPairs(main: readonly BracketNode[], rounds: number, thirdIsPlayed: boolean): readonly Pair[] {
  const isTaken = (round: number) => round === rounds || (thirdIsPlayed && round === rounds - 1);
  if (isTaken(1)) return [];
  const first = main.filter(({ round }) => round === 1);
  const second = main.filter(({ round }) => round === 2).map(({ id }) => id);
  const pairs = second.map((of, nth): Pair => {
    const [one, other] = [first[2 * nth], first[2 * nth + 1]];
    const seeds = [seedWithBye(one), seedWithBye(other)] as const;
    if (seeds[0] !== null && seeds[1] !== null) return [isTaken(2) ? { kind: 'bye' } : { kind: 'loser', of }, { kind: 'bye' }];
    return [source(one, seeds[0], of, isTaken(2)), source(other, seeds[1], of, isTaken(2))];
  });
  return pairs;
}

function seedWithBye(node: BracketNode | undefined): number | null {
  const [one, other] = node?.sources ?? [];
  return one?.kind === 'entrant' && other?.kind === 'bye' ? one.seed : null;
}

function source(node: BracketNode | undefined, seed: number | null, second: string, isTaken: boolean): SlotSource {
  if (seed === null) return { kind: 'loser', of: node?.id ?? '' };
  return isTaken ? { kind: 'bye' } : { kind: 'first-defeat', of: second, seed };
}

/** How many matches a bracket has; of a consolation how many at least and at most, by who loses after a bye. */
type BracketCount = {
  readonly main: number;
  readonly thirdPlace: number;
  readonly consolation: { readonly least: number; readonly most: number };
};

/**
 * The matches of a knock-out: of n entrants n − 1 in the main part, since each match takes one out.
 *
 * @example bracketCount(13, { thirdPlace: true, consolation: false }) // { main: 12, thirdPlace: 1, consolation: { least: 0, most: 0 } }
 */
export function bracketCount(entrants: number, rule: BracketRule): BracketCount {
  const { nodes } = bracketOf(entrants, rule);
  const entering = nodes.filter(({ part, round }) => part === 'consolation' && round === 1).flatMap(({ sources }) => sources);
  const sure = entering.filter(({ kind }) => kind === 'loser').length;
  const perhaps = entering.filter(({ kind }) => kind === 'first-defeat').length;
  const matches = (players: number) => Math.max(0, players - 1);
  return {
    main: entrants - 1,
    thirdPlace: nodes.filter(({ part }) => part === 'third-place').length,
    consolation: { least: matches(sure), most: matches(sure + perhaps) },
  };
}
