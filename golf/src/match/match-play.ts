import type { Card } from '../card.ts';
import type { Course } from '../course.ts';
import { courseCard } from '../course.ts';
import type { Gender } from '../gender.ts';
import { matchPlayHandicaps } from '../handicap/playing-handicap.ts';
import { strokeRanks, strokesReceived } from '../handicap/strokes-received.ts';
import { lastOf } from '../list.ts';

/** A player of a match: the playing handicap in whole strokes (gross: 0 for all) and the card; a pick-up concedes the hole. */
export type Opponent = {
  readonly playingHandicap: number;
  readonly card: Card;
  /** The scores of the extra holes, in the order of play. */
  readonly extraHoles?: Card;
  /** Whose card strokes are received by, where a course has one for women; missing: the course's own. */
  readonly gender?: Gender;
};

/** 0 is the first of the two players or sides, 1 the second. */
export type Winner = 0 | 1;

/** Of one hole: who won it, or that it was halved. */
export type HoleWinner = Winner | 'halved';

/**
 * Where a match stands. `won` with `left` 2 and `up` 3 is "3&2", with `left` 0 and `up` 1 it is "1 up"; `extraHole` 1 is "at the
 * 19th". `dormie`: as many up as there are holes left. `all-square` after the last hole is a halved match, unless the committee has it
 * go on: the extra holes halved so far are counted.
 */
export type MatchState =
  | { code: 'not-begun' }
  | { code: 'in-play'; leader: Winner | null; up: number; left: number; dormie: boolean }
  | { code: 'won'; winner: Winner; up: number; left: number; extraHole?: number }
  | { code: 'all-square'; extraHoles?: number };

/** A match as far as it has been played; Strokes: of each player, or of the partners of each side. */
export type Match<Strokes = number> = {
  /** Whole strokes that each receives in the match; the one on the lowest handicap plays off 0. */
  strokes: readonly [Strokes, Strokes];
  /** Hole 1 first; null: not played, or after the match was decided. */
  holes: readonly (HoleWinner | null)[];
  /** In the order of play, up to the one that decided. */
  extraHoles: readonly HoleWinner[];
  state: MatchState;
};

/** The partners of a side. */
export type MatchSide = readonly Opponent[];

/**
 * Match play singles (Rule 3.2), hole by hole by net: the difference of the playing handicaps is received by stroke index
 * (Rules of Handicapping, appendix C). Ends when the lead exceeds the holes left. Holes are taken from `startingHole` on. A match that
 * is all square goes on where cards have extra holes: from `startingHole` again until a hole is won (Rule 3.2a(4)), with strokes as in
 * the round. Null when strokes are to be received and the course has no stroke index.
 *
 * @example matchPlay(course, [{ playingHandicap: 4, card }, { playingHandicap: 10, card: other }])?.state
 * // { code: 'won', winner: 1, up: 3, left: 2 }
 */
export function matchPlay(course: Course, [one, other]: readonly [Opponent, Opponent], startingHole = 1): Match | null {
  const match = fourBallMatch(course, [[one], [other]], startingHole);
  return match && { ...match, strokes: [match.strokes[0][0] ?? 0, match.strokes[1][0] ?? 0] };
}

/**
 * Four-ball match play (Rule 23): on each hole the better net of the partners counts, and one of them may have no score; a side concedes
 * where all pick up. The player on the lowest of the four playing handicaps plays off 0 and the others get the difference to that
 * (Rules of Handicapping, appendix C, with `ALLOWANCES['four-ball-match-play']`).
 *
 * @example fourBallMatch(course, [[an, binh], [chi, dung]])?.strokes // [[0, 4], [7, 12]]
 */
export function fourBallMatch(course: Course, sides: readonly [MatchSide, MatchSide], startingHole = 1): Match<readonly number[]> | null {
  const received = matchPlayHandicaps(sides.flat().map(({ playingHandicap }) => playingHandicap));
  const strokes = [received.slice(0, sides[0].length), received.slice(sides[0].length)] as const;
  const players = sides.map((side, which) => side.map((player, nth) => matchPlayer(course, player, strokes[which]?.[nth] ?? 0)));
  const [one = [], other = []] = players;
  if ([...one, ...other].some(({ strokes: of, ranks }) => of !== 0 && ranks === null)) return null;
  return { strokes, ...played(course.par.length, one, other, startingHole - 1) };
}

/** A player with what they receive; `ranks`: the stroke indexes ranked from 1. */
type MatchPlayer = Opponent & { readonly strokes: number; readonly ranks: readonly number[] | null };

function matchPlayer(course: Course, player: Opponent, strokes: number): MatchPlayer {
  const { strokeIndex } = courseCard(course, player.gender ?? 'm');
  return { ...player, strokes, ranks: strokeIndex === null ? null : strokeRanks(strokeIndex) };
}

function played(count: number, one: readonly MatchPlayer[], other: readonly MatchPlayer[], from: number): Omit<Match, 'strokes'> {
  const holes: (HoleWinner | null)[] = Array(count).fill(null);
  let lead = 0;
  let done = 0;
  for (let nth = 0; nth < count && Math.abs(lead) <= count - done; nth++) {
    const at = (from + nth) % count;
    const won = holeWinner(
      sideNet(one, at, count, ({ card }) => card[at]),
      sideNet(other, at, count, ({ card }) => card[at]),
    );
    if (won === null) continue;
    holes[at] = won;
    done++;
    lead += won === 'halved' ? 0 : won === 0 ? 1 : -1;
  }
  const state = stateOf(lead, done, count - done);
  const extraHoles = state.code === 'all-square' ? extra(count, one, other, from) : [];
  return { holes, extraHoles, state: extended(state, extraHoles) };
}

/** The extra holes in the order of play until one is won, or not played yet. */
function extra(count: number, one: readonly MatchPlayer[], other: readonly MatchPlayer[], from: number): readonly HoleWinner[] {
  const results: HoleWinner[] = [];
  for (let won: HoleWinner | null = 'halved'; won === 'halved'; ) {
    const nth = results.length;
    const net = (side: readonly MatchPlayer[]) => sideNet(side, (from + nth) % count, count, ({ extraHoles }) => extraHoles?.[nth]);
    won = holeWinner(net(one), net(other));
    if (won !== null) results.push(won);
  }
  return results;
}

function extended(state: MatchState, extraHoles: readonly HoleWinner[]): MatchState {
  const last = lastOf(extraHoles);
  if (last === undefined) return state;
  if (last === 'halved') return { code: 'all-square', extraHoles: extraHoles.length };
  return { code: 'won', winner: last, up: 1, left: 0, extraHole: extraHoles.length };
}

/** The best net of the partners; conceded when all have picked up; null: no score yet. */
function sideNet(
  side: readonly MatchPlayer[],
  at: number,
  count: number,
  scoreOf: (of: MatchPlayer) => Card[number] | undefined,
): number | 'conceded' | null {
  const scores = side.map((player) => scoreOf(player) ?? null);
  const nets = side.flatMap(({ strokes, ranks }, nth) => {
    const score = scores[nth];
    return typeof score === 'number' ? [score - (strokes === 0 ? 0 : strokesReceived(strokes, ranks?.[at] ?? 0, count))] : [];
  });
  if (nets.length > 0) return Math.min(...nets);
  return scores.every((score) => score === 'pickup') ? 'conceded' : null;
}

/**
 * Who picks up has conceded the hole (Rule 3.2b), whether or not the other holes out; where both pick up it is halved.
 */
function holeWinner(one: number | 'conceded' | null, other: number | 'conceded' | null): HoleWinner | null {
  if (one === 'conceded') return other === 'conceded' ? 'halved' : 1;
  if (other === 'conceded') return 0;
  if (one === null || other === null) return null;
  if (one === other) return 'halved';
  return one < other ? 0 : 1;
}

function stateOf(lead: number, played: number, left: number): MatchState {
  if (played === 0) return { code: 'not-begun' };
  const up = Math.abs(lead);
  const leader = lead === 0 ? null : lead > 0 ? 0 : 1;
  if (leader !== null && up > left) return { code: 'won', winner: leader, up, left };
  if (left === 0) return { code: 'all-square' };
  return { code: 'in-play', leader, up, left, dormie: up === left };
}
