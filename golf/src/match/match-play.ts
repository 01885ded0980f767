import type { Card, HoleScore } from '../card.ts';
import type { Course } from '../course.ts';
import { courseCard } from '../course.ts';
import type { Gender } from '../gender.ts';
import { matchPlayHandicaps } from '../handicap/playing-handicap.ts';
import { strokeRanks, strokesReceived } from '../handicap/strokes-received.ts';
import { lastOf } from '../list.ts';
import type { HoleWinner, MatchFact, MatchScore, StandingFacts, Winner } from './match-fact.ts';
import { otherThan, standingFacts } from './match-fact.ts';

/** A player of a match, or a side with one ball: the playing handicap in whole strokes (gross: 0 for all) and the card; a pick-up concedes the hole. */
export type Opponent = {
  readonly playingHandicap: number;
  readonly card: Card;
  /** The scores of the extra holes, in the order of play. */
  readonly extraHoles?: Card;
  /** Whose card strokes are received by, where a course has one for women; missing: the course's own. */
  readonly gender?: Gender;
};

/** The partners of a side, or the one player or ball. */
export type MatchSide = readonly Opponent[];

/** A match: what is played, by whom, and what was said of it. */
export type MatchGiven = {
  readonly course: Course;
  readonly sides: readonly [MatchSide, MatchSide];
  /** The hole that it begins on; missing: 1. */
  readonly startingHole?: number;
  /** A match that is level after the last hole is halved, or goes on until a hole is won, as in a knock-out. */
  readonly end: 'halved' | 'extra-holes';
  /** The extra holes in the committee's own order, again from the first after the last; missing: the order of the round (Rule 3.2a(4)). */
  readonly extraHoles?: readonly number[];
  /** The holes that it is over, where these are not all: a nine of a Nassau. Strokes fall on them as in the round. */
  readonly over?: { readonly from: number; readonly to: number };
  readonly facts?: readonly MatchFact[];
  /** The sides that are disqualified in the round: they lose, however the match stands. */
  readonly disqualified?: readonly Winner[];
};

/** One hole of a match and how it came out: the line of a board, and why the match stands as it does. */
export type MatchHole = {
  /** As on the card; beyond it the extra holes go on: of eighteen the first is 19. */
  readonly hole: number;
  /** Where it is played: of an extra hole the hole of the course. */
  readonly on: number;
  /** null: not played (yet), or after the match was decided. */
  readonly winner: HoleWinner | null;
  readonly by: 'strokes' | 'conceded' | 'agreed' | null;
  /** The net score of each side; null: none, or not known. */
  readonly nets: readonly [number | null, number | null];
  /** The partner of each side, from 0, whose ball that is: of equal ones the first. */
  readonly balls: readonly [number | null, number | null];
  /** Holes that the first side is up after it; below 0 the second is. null: not played. */
  readonly lead: number | null;
};

/**
 * Where a match stands. `won` with `left` 2 and `up` 3 is "3&2", with `left` 0 and `up` 1 it is "1 up"; `extraHole` 1 is "at the 19th"; `hole`
 * is the one that decided. `dormie`: as many up as there are holes left. `all-square`: level after the last hole, and it goes on, after so many
 * extra holes. By `result` its score alone is known. Nobody wins where both sides withdrew, or are disqualified.
 */
export type MatchState =
  | { readonly code: 'not-begun' }
  | { readonly code: 'in-play'; readonly leader: Winner | null; readonly up: number; readonly left: number; readonly dormie: boolean }
  | { readonly code: 'all-square'; readonly extraHoles: number }
  | { readonly code: 'halved'; readonly by: 'holes' | 'result' }
  | { readonly code: 'halved'; readonly by: 'committee'; readonly reason: string }
  | ({ readonly code: 'won'; readonly winner: Winner; readonly by: 'holes'; readonly hole: number } & MatchScore)
  | ({ readonly code: 'won'; readonly winner: Winner; readonly by: 'result' } & MatchScore)
  | { readonly code: 'won'; readonly winner: Winner; readonly by: 'conceded' | 'walk-over'; readonly hole: number | null }
  | { readonly code: 'won'; readonly winner: Winner; readonly by: 'committee'; readonly reason: string }
  | { readonly code: 'won'; readonly winner: Winner; readonly by: 'disqualified' }
  | { readonly code: 'no-winner'; readonly by: 'walk-over' | 'disqualified' };

/** A match as far as it has been played. */
export type Match = {
  /** Whole strokes that each partner of each side receives; the one on the lowest handicap plays off 0. */
  readonly strokes: readonly [readonly number[], readonly number[]];
  /** In the order of play, all holes of the match; after them the extra ones that were played. */
  readonly holes: readonly MatchHole[];
  readonly state: MatchState;
  /** Holes that were passed without a result, in the order of play; none when the match is decided. */
  readonly missing: readonly number[];
  /** The hole that comes next: of eighteen 19 is the first extra hole. null: the match is decided, or nothing is left but what is missing. */
  readonly next: number | null;
};

/** Whether a state is an end: won, halved, or without a winner. */
export function isDecided({ code }: MatchState): boolean {
  return code === 'won' || code === 'halved' || code === 'no-winner';
}

/**
 * Match play (Rule 3.2), singles, four-ball (Rule 23: the better net of the partners, one of whom may have no score) and sides with one
 * ball (Rule 22), hole by hole by net. The difference to the lowest playing handicap is received by stroke index (Rules of Handicapping,
 * appendix C). It ends when the lead exceeds the holes left. What was conceded or agreed on a hole counts before its strokes; how a match
 * was ended is said by the committee, then by a disqualification, then by its holes as far as they were played, then by a concession or
 * walk-over, then by a score without holes. Null when strokes are to be received by a card and the course has no stroke index.
 *
 * @example matchPlay({ course, sides: [[{ playingHandicap: 4, card }], [{ playingHandicap: 10, card: other }]], end: 'halved' })?.state
 * // { code: 'won', by: 'holes', winner: 1, up: 3, left: 2, hole: 16 }
 */
export function matchPlay(input: MatchGiven): Match | null {
  const [one, other] = input.sides;
  const received = matchPlayHandicaps([...one, ...other].map(({ playingHandicap }) => playingHandicap));
  const strokes = [received.slice(0, one.length), received.slice(one.length)] as const;
  const players = [matchPlayers(input.course, one, strokes[0]), matchPlayers(input.course, other, strokes[1])] as const;
  if (players.flat().some(({ strokes: of, ranks, card }) => of !== 0 && ranks === null && card.some(isNumber))) return null;
  const facts = standingFacts(factsOver(input));
  const line = played(input, players, facts);
  const state = stateOf(input, facts, line);
  const holes = [...line.holes, ...line.extra];
  return { strokes, holes, state, ...toPlay(input, line, state) };
}

/** What is said of a nine of a Nassau is not said of the whole. */
function factsOver({ facts = [], over }: MatchGiven): readonly MatchFact[] {
  return over === undefined ? facts.filter(({ part }) => part === undefined || part === 'whole') : facts;
}

/** A player with what they receive; `ranks`: the stroke indexes ranked from 1. */
type MatchPlayer = Opponent & { readonly strokes: number; readonly ranks: readonly number[] | null };
type Players = readonly [readonly MatchPlayer[], readonly MatchPlayer[]];

/** The holes of a match as they were played: `decidedOn` is the one on which the lead exceeded the holes left, or an extra hole was won. */
type PlayedLine = {
  readonly holes: readonly MatchHole[];
  readonly extra: readonly MatchHole[];
  readonly lead: number;
  readonly left: number;
  readonly decidedOn: number | null;
};

const isNumber = (score: HoleScore): boolean => typeof score === 'number';

function matchPlayers(course: Course, side: MatchSide, strokes: readonly number[]): readonly MatchPlayer[] {
  return side.map((player, nth) => {
    const { strokeIndex } = courseCard(course, player.gender ?? 'm');
    return { ...player, strokes: strokes[nth] ?? 0, ranks: strokeIndex === null ? null : strokeRanks(strokeIndex) };
  });
}

function played(input: MatchGiven, players: Players, facts: StandingFacts): PlayedLine {
  const round = roundOf(input);
  const order = orderOf(input);
  const stop = facts.end?.hole ?? null;
  const isStopped = (hole: number) => stop !== null && round.includes(stop) && round.indexOf(hole) >= round.indexOf(stop);
  const holes: MatchHole[] = [];
  let [lead, left] = [0, order.length];
  let decidedOn: number | null = null;
  for (const hole of order) {
    const over = isStopped(hole) || decidedOn !== null;
    const line = over ? notPlayed(hole) : playedHole(input, players, facts, hole, hole, ({ card }) => card[hole - 1]);
    if (line.winner !== null) {
      left--;
      lead += signOf(line.winner);
      if (Math.abs(lead) > left) decidedOn = hole;
    }
    holes.push(line.winner === null ? line : { ...line, lead });
  }
  if (left > 0 || lead !== 0 || input.end === 'halved') return { holes, extra: [], lead, left, decidedOn };
  const extra = extraHoles(input, players, facts, stop);
  const last = lastOf(extra);
  return { holes, extra, lead: last?.lead ?? 0, left, decidedOn: last !== undefined && last.lead !== 0 ? last.hole : null };
}

/** The holes of the round from the one that it begins on. */
function roundOf({ course, startingHole = 1 }: MatchGiven): readonly number[] {
  const count = course.par.length;
  return Array.from({ length: count }, (_, nth) => ((startingHole - 1 + nth) % count) + 1);
}

/** Those that the match is over. */
function orderOf(input: MatchGiven): readonly number[] {
  const { over } = input;
  const round = roundOf(input);
  return over === undefined ? round : round.filter((hole) => hole >= over.from && hole <= over.to);
}

/** The extra holes in the order of play until one is won, or not played yet. */
function extraHoles(input: MatchGiven, players: Players, facts: StandingFacts, stop: number | null): readonly MatchHole[] {
  const count = input.course.par.length;
  const order = input.extraHoles ?? orderOf(input);
  const results: MatchHole[] = [];
  for (let nth = 0; ; nth++) {
    const hole = count + 1 + nth;
    const on = order[nth % order.length];
    if (on === undefined || hole === stop) return results;
    const line = playedHole(input, players, facts, hole, on, ({ extraHoles: scores }) => scores?.[nth]);
    if (line.winner === null) return results;
    results.push({ ...line, lead: signOf(line.winner) });
    if (line.winner !== 'halved') return results;
  }
}

type ScoreOf = (of: MatchPlayer) => HoleScore | undefined;

const notPlayed = (hole: number): MatchHole => ({
  hole,
  on: hole,
  winner: null,
  by: null,
  nets: [null, null],
  balls: [null, null],
  lead: null,
});

function playedHole(input: MatchGiven, players: Players, facts: StandingFacts, hole: number, on: number, scoreOf: ScoreOf): MatchHole {
  const count = input.course.par.length;
  const [one, other] = [sideBall(players[0], on - 1, count, scoreOf), sideBall(players[1], on - 1, count, scoreOf)];
  const declared = facts.holes.get(hole);
  const byStrokes = declared === undefined ? holeWinner(one, other) : null;
  return {
    hole,
    on,
    winner: declared?.winner ?? byStrokes,
    by: declared?.by ?? (byStrokes === null ? null : one === 'conceded' || other === 'conceded' ? 'conceded' : 'strokes'),
    nets: [netOf(one), netOf(other)],
    balls: [ballOf(one), ballOf(other)],
    lead: null,
  };
}

/** The ball that counts for a side. */
type Ball = { readonly net: number; readonly partner: number };
const netOf = (ball: Ball | 'conceded' | null): number | null => (ball === null || ball === 'conceded' ? null : ball.net);
const ballOf = (ball: Ball | 'conceded' | null): number | null => (ball === null || ball === 'conceded' ? null : ball.partner);

/** The best ball of the partners; conceded when all have picked up; null: no score yet. */
function sideBall(side: readonly MatchPlayer[], at: number, count: number, scoreOf: ScoreOf): Ball | 'conceded' | null {
  const scores = side.map((player) => scoreOf(player) ?? null);
  const balls = side.flatMap(({ strokes, ranks }, partner): readonly Ball[] => {
    const score = scores[partner];
    if (typeof score !== 'number') return [];
    return [{ net: score - (strokes === 0 ? 0 : strokesReceived(strokes, ranks?.[at] ?? 0, count)), partner }];
  });
  const [first, ...others] = balls;
  if (first !== undefined) return others.reduce((best, ball) => (ball.net < best.net ? ball : best), first);
  return scores.length > 0 && scores.every((score) => score === 'pickup') ? 'conceded' : null;
}

/**
 * Who picks up has conceded the hole (Rule 3.2b), whether or not the other holes out; where both pick up it is halved.
 */
function holeWinner(one: Ball | 'conceded' | null, other: Ball | 'conceded' | null): HoleWinner | null {
  if (one === 'conceded') return other === 'conceded' ? 'halved' : 1;
  if (other === 'conceded') return 0;
  if (one === null || other === null) return null;
  if (one.net === other.net) return 'halved';
  return one.net < other.net ? 0 : 1;
}

const signOf = (winner: HoleWinner): number => (winner === 'halved' ? 0 : winner === 0 ? 1 : -1);

function stateOf(input: MatchGiven, { committee, end, bothWithdrew, result }: StandingFacts, line: PlayedLine): MatchState {
  if (committee !== null) return committeeState(committee.winner, committee.reason);
  const [out, both] = input.disqualified ?? [];
  if (both !== undefined) return { code: 'no-winner', by: bothWithdrew ? 'walk-over' : 'disqualified' };
  if (out !== undefined) return { code: 'won', winner: otherThan(out), by: 'disqualified' };
  const byHoles = stateByHoles(input, line);
  if (isDecided(byHoles)) return byHoles;
  if (bothWithdrew) return { code: 'no-winner', by: 'walk-over' };
  if (end !== null) {
    return { code: 'won', winner: otherThan(end.by), by: end.kind === 'withdrawn' ? 'walk-over' : 'conceded', hole: end.hole };
  }
  if (result === null) return byHoles;
  return result.winner === 'halved'
    ? { code: 'halved', by: 'result' }
    : { code: 'won', winner: result.winner, by: 'result', ...result.score };
}

function committeeState(winner: HoleWinner, reason: string): MatchState {
  return winner === 'halved' ? { code: 'halved', by: 'committee', reason } : { code: 'won', winner, by: 'committee', reason };
}

function stateByHoles({ course, end }: MatchGiven, { holes, extra, lead, left, decidedOn }: PlayedLine): MatchState {
  const up = Math.abs(lead);
  const leader = lead === 0 ? null : lead > 0 ? 0 : 1;
  if (decidedOn !== null && leader !== null) {
    const won = { code: 'won', by: 'holes', winner: leader, up, left, hole: decidedOn } as const;
    return decidedOn > course.par.length ? { ...won, extraHole: extra.length } : won;
  }
  if (holes.every(({ winner }) => winner === null)) return { code: 'not-begun' };
  if (left > 0) return { code: 'in-play', leader, up, left, dormie: up === left };
  return end === 'halved' ? { code: 'halved', by: 'holes' } : { code: 'all-square', extraHoles: extra.length };
}

function toPlay({ course }: MatchGiven, { holes, extra, left }: PlayedLine, state: MatchState): Pick<Match, 'missing' | 'next'> {
  if (isDecided(state)) return { missing: [], next: null };
  const last = holes.reduce((latest, { winner }, nth) => (winner === null ? latest : nth), -1);
  const missing = holes.slice(0, last + 1).flatMap(({ hole, winner }) => (winner === null ? hole : []));
  return { missing, next: left === 0 ? course.par.length + 1 + extra.length : (holes[last + 1]?.hole ?? null) };
}
