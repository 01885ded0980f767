import type { BracketShown, PublicMatch } from '@fairway/api';
import { isOver, leaderOf, matchScoreText, matchSentence, type SayMatch } from '@fairway/api/word/match-text';
import { roundTitle } from './round-title.ts';

type EngineRound = BracketShown['rounds'][number];
type EngineMatch = EngineRound['matches'][number];

/** One half of a match in the picture. `id`: of who is known. */
export type ShownSlot = {
  readonly id: string | null;
  readonly name: string;
  readonly seed: number | null;
  readonly kind: 'entrant' | 'open' | 'bye';
};

/** A match of the picture, or the bye in its place. */
export type ShownNode = {
  readonly id: string;
  readonly slots: readonly [ShownSlot, ShownSlot];
  /** Who leads or has won. */
  readonly leader: 0 | 1 | null;
  readonly isDecided: boolean;
  readonly isBye: boolean;
  /** 3&2, 2 UP, W/O; '' before it begins. */
  readonly score: string;
  /** The score in a sentence. */
  readonly sentence: string;
  readonly matchId: string | null;
};
export type ShownRound = { readonly part: EngineRound['part']; readonly title: string; readonly nodes: readonly ShownNode[] };

/** The knock-out itself, the match for third place, and the consolation, each a list of rounds with what they are called. */
export type BracketShape = {
  readonly main: readonly ShownRound[];
  readonly third: ShownNode | null;
  readonly consolation: readonly ShownRound[];
};

type Matches = ReadonlyMap<string, PublicMatch>;

export function bracketShape(bracket: BracketShown, matches: Matches, t: SayMatch): BracketShape {
  const ofPart = (part: EngineRound['part']) => bracket.rounds.filter((round) => round.part === part);
  const nodes = new Map(bracket.rounds.flatMap((round) => round.matches.map((match) => [match.id, match] as const)));
  const roundOf = (round: EngineRound, title: string): ShownRound => ({
    part: round.part,
    title,
    nodes: round.matches.map((match) => shownNode(match, bracket, nodes, matches, t)),
  });
  const consolation = ofPart('consolation');
  const third = ofPart('third-place')[0];
  return {
    main: ofPart('main').map((round) => roundOf(round, roundTitle(round, bracket, t))),
    third: third === undefined ? null : (roundOf(third, t('bracket.thirdPlace')).nodes[0] ?? null),
    consolation: consolation.map((round) => roundOf(round, roundTitle(round, bracket, t))),
  };
}

/** The first round that is not over, or the last: what a reader wants to see. */
export function currentRound(rounds: readonly ShownRound[]): number {
  const at = rounds.findIndex(({ nodes }) => nodes.some(({ isDecided }) => !isDecided));
  return at === -1 ? Math.max(0, rounds.length - 1) : at;
}

type Nodes = ReadonlyMap<string, EngineMatch>;

function shownNode(node: EngineMatch, bracket: BracketShown, nodes: Nodes, matches: Matches, t: SayMatch): ShownNode {
  const slots = [shownSlot(node.slots[0], bracket, nodes, t), shownSlot(node.slots[1], bracket, nodes, t)] as const;
  const matchId = bracket.matchIds[node.id] ?? null;
  const match = matches.get(matchId ?? '') ?? null;
  const plain = { id: node.id, slots, matchId: match === null ? null : matchId, isBye: node.by === 'bye', isDecided: node.by !== null };
  const winner = node.winner === null ? null : node.slots[0].entrant === node.winner ? 0 : 1;
  const names = [slots[0].name, slots[1].name] as const;
  if (node.by === 'bye') return { ...plain, leader: winner, score: '', sentence: t('bracket.byeWords', { name: names[winner ?? 0] }) };
  if (match === null || (node.by === 'walk-over' && !isOver(match.state))) {
    const isOut = node.by === 'walk-over';
    const other = winner === 0 ? 1 : 0;
    const sentence = winner === null ? t('state.noWinner') : t('state.walkOver', { name: names[winner], other: names[other] });
    return { ...plain, leader: winner, score: isOut ? t('bracket.walkOver') : '', sentence: isOut ? sentence : t('state.not-begun') };
  }
  const lead = leaderOf(match.state);
  // the match may name its sides the other way round
  const isTurned = match.sides[0]?.id === slots[1].id && slots[1].id !== null;
  const leader = lead === null || !isTurned ? lead : lead === 0 ? 1 : 0;
  const begun = match.state.code !== 'not-begun';
  return {
    ...plain,
    leader,
    score: begun ? matchScoreText(match, t) : (match.teeTime ?? ''),
    sentence: matchSentence(match, isTurned ? [names[1], names[0]] : names, t),
  };
}

function shownSlot({ source, entrant, open }: EngineMatch['slots'][number], bracket: BracketShown, nodes: Nodes, t: SayMatch): ShownSlot {
  const at = bracket.entrants.findIndex(({ id }) => id === entrant);
  if (entrant !== null) {
    const seed = at >= 0 && at < bracket.seeds ? at + 1 : null;
    return { id: entrant, name: bracket.entrants[at]?.name || t('unknown'), seed, kind: 'entrant' };
  }
  if (!open) return { id: null, name: t('bracket.bye'), seed: null, kind: 'bye' };
  return { id: null, name: openName(source, bracket, nodes, t), seed: null, kind: 'open' };
}

/** Whoever comes out of a match: by the two who play it, if they are known. */
function openName(source: EngineMatch['slots'][number]['source'], bracket: BracketShown, nodes: Nodes, t: SayMatch): string {
  if (!('of' in source)) return t('unknown');
  const from = nodes.get(source.of)?.slots.map(({ entrant }) => bracket.entrants.find(({ id }) => id === entrant)?.name ?? null) ?? [];
  if (from.length < 2 || from.some((name) => name === null)) return t('unknown');
  const match = from.join(' – ');
  if (source.kind === 'winner') return t('bracket.winnerOf', { match });
  return source.kind === 'loser' ? t('bracket.loserOf', { match }) : t('bracket.firstDefeatOf', { match });
}

/** Rounds side by side that fill a television: this many matches below each other in the first of them, half as many in each that follows. */
const ROUNDS_A_PAGE = 4;
const MATCHES_A_COLUMN = 2 ** (ROUNDS_A_PAGE - 1);

/** A knock-out in pages of a television: parts of the early rounds while they have matches to play, and always the last rounds. */
export function bracketPages(rounds: readonly ShownRound[]): ShownRound[][] {
  const last = rounds.slice(-ROUNDS_A_PAGE);
  if (last.length === 0) return [];
  const pages: ShownRound[][] = [];
  for (let from = 0; from + ROUNDS_A_PAGE < rounds.length; from += ROUNDS_A_PAGE) {
    const page = rounds.slice(from, from + ROUNDS_A_PAGE);
    const blocks = Math.ceil((page[0]?.nodes.length ?? 0) / MATCHES_A_COLUMN);
    for (let block = 0; block < blocks; block++) pages.push(page.map((round) => partOf(round, block, blocks)));
  }
  const [first] = last;
  // a consolation need not halve from round to round: what does not fit below each other takes turns
  const blocks = Math.ceil((first?.nodes.length ?? 0) / MATCHES_A_COLUMN);
  for (let block = 0; block < blocks; block++) pages.push(blocks === 1 ? last : last.map((round) => partOf(round, block, blocks)));
  const isOpen = (page: readonly ShownRound[]) => page.some(({ nodes }) => nodes.some(({ isDecided }) => !isDecided));
  return pages.filter((page, nth) => nth === pages.length - 1 || isOpen(page));
}

const partOf = ({ nodes, ...round }: ShownRound, block: number, blocks: number): ShownRound => {
  const size = nodes.length / blocks;
  return { ...round, nodes: nodes.slice(Math.floor(block * size), Math.floor((block + 1) * size)) };
};

/** Whether each round has half the matches of the one before: then lines lead from one to the next. */
export const isTree = (rounds: readonly ShownRound[]): boolean =>
  rounds.every(({ nodes }, nth) => nth === 0 || nodes.length * 2 === rounds[nth - 1]?.nodes.length);
