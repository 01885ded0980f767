import type { MarkerFlight, MarkerMatch, MatchWordSaid } from '@fairway/api';
import { cardHole, engineHole } from '@fairway/api/rule/field/round-hole';
import { engineWord } from '@fairway/api/rule/play/match-word';
import {
  courseCard,
  type HoleWinner,
  isDecided,
  lastOf,
  type Match,
  type MatchGiven,
  type MatchHole,
  matchPlay,
  nassau,
  type Opponent,
  strokesPerHole,
} from '@fairway/golf';
import type { Outbox } from '../../outbox/outbox.ts';
import { type Besides, type HeldBesides, isWord } from '../phone/admission.ts';
import { type CardView, scoresOf, type Whereabouts } from '../play/card-view.ts';
import type { HoleFill } from '../play/progress.ts';

/** Something that was said of a match, and where it is. */
type KnownWord = {
  readonly id: string;
  readonly word: MatchWordSaid;
  /** This phone said it. */
  readonly own: boolean;
  readonly where: Whereabouts;
  /** Why it is held, in the server's sentence. */
  readonly reason: string | null;
};

/** What the phone knows of its flight. */
export type MatchSources = {
  readonly flight: Pick<MarkerFlight, 'round' | 'flight' | 'matches'>;
  readonly cards: readonly CardView[];
  readonly outbox: Outbox<Besides>;
  readonly held: readonly HeldBesides[];
};

/** A match as this phone shows it: what the server has, with what was typed and said here on top. Holes are those of the engine. */
export type MatchView = {
  readonly match: MarkerMatch;
  readonly round: MarkerFlight['round'];
  readonly played: Match;
  /** Its nines, which are matches of their own; null: it is one match. */
  readonly parts: Readonly<Record<'front' | 'back', Match>> | null;
  /** What counts of all that was said, in its order. */
  readonly words: readonly KnownWord[];
  /** Strokes say nothing: a handicap is missing, or the card has no stroke index. */
  readonly needsWords: boolean;
};

/** The matches of the flight, computed here: they need no network. */
export const matchViews = (sources: MatchSources): readonly MatchView[] =>
  (sources.flight.matches ?? []).map((match) => matchView(match, sources));

function matchView(match: MarkerMatch, { flight: { round }, cards, outbox, held }: MatchSources): MatchView {
  const words = saidOf(match, outbox, held);
  const without = [[NO_BALL], [NO_BALL]] as const;
  const sides = match.sides.map(({ balls }) => balls.map((ball) => opponent(ball, cards))) as unknown as MatchGiven['sides'];
  const counted = sides.every((side) => side.length > 0) ? sides : without;
  const input: MatchGiven = {
    course: round,
    sides: counted,
    end: match.end,
    ...(match.startingHole !== null && { startingHole: engineHole(round, match.startingHole) }),
    disqualified: match.disqualified ?? [],
    facts: words.map(({ id, word }, seq) => ({ id, seq, ...engineWord(word, round) })),
  };
  const byStrokes = matchPlay(input);
  const shown = byStrokes === null ? { ...input, sides: without } : input;
  return {
    match,
    round,
    played: byStrokes ?? (matchPlay(shown) as Match),
    parts: match.nassau ? nassau(shown) : null,
    words: standing(words),
    needsWords: byStrokes === null || counted === without,
  };
}

const NO_BALL: Opponent = { playingHandicap: 0, card: [] };

const opponent = ({ playerId, strokes, gender }: MarkerMatch['sides'][number]['balls'][number], cards: readonly CardView[]): Opponent => {
  const card = cards.find((one) => one.playerId === playerId);
  return { playingHandicap: strokes, gender, card: card === undefined ? [] : scoresOf(card) };
};

/** Everything that was said, in the order of receipt; what is still here comes last. What was refused is nobody's word. */
function saidOf(match: MarkerMatch, { unsent, unkept }: Outbox<Besides>, held: readonly HeldBesides[]): readonly KnownWord[] {
  const received = [...match.facts].sort((one, other) => one.seq - other.seq);
  const words = new Map(received.map(({ id, word, own }): [string, KnownWord] => [id, { id, word, own, where: 'received', reason: null }]));
  const add = (one: Besides, where: Whereabouts, reason: string | null) => {
    if (isWord(one) && one.matchId === match.id && !words.has(one.id)) {
      words.set(one.id, { id: one.id, word: one.word, own: true, where, reason });
    }
  };
  for (const { shot, reason } of held) add(shot, reason === null ? 'received' : 'held', reason);
  for (const { entry, refused } of unsent) if (refused === null) add(entry, unkept.includes(entry.id) ? 'in-memory' : 'on-phone', null);
  return [...words.values()];
}

/** The words that stand: neither those that were taken back, nor what took them back. */
function standing(words: readonly KnownWord[]): readonly KnownWord[] {
  const struck = new Set(words.flatMap(({ word }) => (word.kind === 'struck' ? word.fact : [])));
  return words.filter(({ id, word }) => word.kind !== 'struck' && !struck.has(id));
}

/** What this phone said last and may take back. */
export const lastOwn = ({ words }: MatchView): KnownWord | null => lastOf(words.filter(({ own }) => own)) ?? null;

/**
 * How a hole came out, by its number on the card; of a Nassau that goes on by a nine, in that nine. null: the match has no such hole, or it is an
 * extra one that was not played.
 */
export function lineOn(view: MatchView, hole: number): MatchHole | null {
  const lines = matchesOf(view).flatMap(({ holes }) => holes.find((line) => line.hole === engineHole(view.round, hole)) ?? []);
  return lines.find(({ winner }) => winner !== null) ?? lines[0] ?? null;
}

/** What was said of a hole last: who won it, or that it was conceded. */
export const wordOn = ({ words }: MatchView, hole: number): KnownWord | null =>
  lastOf(words.filter(({ word }) => (word.kind === 'hole' || word.kind === 'hole-conceded') && word.hole === hole)) ?? null;

/** The entry that the next one of a hole as won, halved or lost replaces. */
export const headOn = ({ words }: MatchView, hole: number): string | null =>
  lastOf(words.filter(({ word }) => word.kind === 'hole' && word.hole === hole))?.id ?? null;

/** Who won a hole by what was said of it; null: nobody said. */
export function saidOn(view: MatchView, hole: number): HoleWinner | null {
  const word = wordOn(view, hole)?.word;
  if (word?.kind === 'hole') return word.winner;
  return word?.kind === 'hole-conceded' ? (word.by === 0 ? 1 : 0) : null;
}

export const differingOn = ({ match }: MatchView, hole: number): readonly (HoleWinner | null)[] =>
  match.differing.find((one) => one.hole === hole)?.winners ?? [];

/** Whole strokes that a player or a side receives on a hole. */
export function receivedOn({ match, round }: MatchView, playerId: string, hole: number): number {
  const ball = match.sides.flatMap(({ balls }) => balls).find((one) => one.playerId === playerId);
  const { strokeIndex } = courseCard(round, ball?.gender ?? 'm');
  if (ball === undefined || strokeIndex === null || ball.strokes === 0) return 0;
  return strokesPerHole(ball.strokes, strokeIndex)[engineHole(round, hole) - 1] ?? 0;
}

/** The matches that a Nassau is, or the one. */
const matchesOf = ({ played, parts }: MatchView): readonly Match[] => (parts === null ? [played] : [played, parts.front, parts.back]);

/** Whether nothing of a match can be won any more: of a Nassau neither the whole nor a nine. */
export const isOver = (view: MatchView): boolean => matchesOf(view).every(({ state }) => isDecided(state));

/** Whether a match was over before this hole: what is played there counts for nothing in it. A Nassau goes on where a nine does. */
export const isOverBefore = (view: MatchView, hole: number): boolean =>
  matchesOf(view).every((one) => wasOver(one, engineHole(view.round, hole)));

/** A match without the hole is over before it once it is decided. */
function wasOver({ state, holes }: Match, hole: number): boolean {
  if (!isDecided(state)) return false;
  const line = holes.find((one) => one.hole === hole);
  const end = state.code === 'won' && 'hole' in state ? holes.findIndex((one) => one.hole === state.hole) : -1;
  if (end < 0) return line === undefined || line.winner === null;
  return line === undefined || holes.indexOf(line) > end;
}

/** The extra holes that were played or come next, as the card numbers them. */
export function extraHoles({ played, round }: MatchView): readonly number[] {
  const count = round.par.length;
  const reached = played.holes.flatMap(({ hole }) => (hole > count ? hole : []));
  const next = played.next !== null && played.next > count ? [played.next] : [];
  return [...reached, ...next].map((hole) => cardHole(round, hole));
}

/** On which hole of the course an extra hole is played; null: it is none. */
export function playedOn({ match, round }: MatchView, hole: number): number | null {
  const count = round.par.length;
  const extra = engineHole(round, hole) - count;
  if (extra < 1) return null;
  const first = match.startingHole === null ? 1 : engineHole(round, match.startingHole);
  return cardHole(round, ((first - 1 + extra - 1) % count) + 1);
}

/** A hole as the strip shows it where nobody writes strokes. */
export function fillByWords(views: readonly MatchView[], hole: number): HoleFill {
  if (views.some((view) => differingOn(view, hole).length > 0)) return 'disputed';
  const open = views.filter((view) => !isOverBefore(view, hole));
  const count = open.filter((view) => lineOn(view, hole)?.winner != null).length;
  if (count === 0) return 'empty';
  return count === open.length ? 'filled' : 'partly';
}
