import type { Card, HoleScore } from '../card.ts';
import type { Course } from '../course.ts';
import { strokeRanks, strokesReceived } from '../handicap/strokes-received.ts';

/** A player of a match: the playing handicap in whole strokes (gross: 0 for both) and the card; a pick-up concedes the hole. */
export type Opponent = { readonly playingHandicap: number; readonly card: Card };

/** 0 is the first of the two, 1 the second. */
export type Winner = 0 | 1;

/**
 * Where a match stands. `won` with `left` 2 and `up` 3 is "3&2", with `left` 0 and `up` 1 it is "1 up". `dormie`: as many up as
 * there are holes left. `all-square` after the last hole is a halved match: extra holes are for the committee.
 */
export type MatchState =
  | { code: 'not-begun' }
  | { code: 'in-play'; leader: Winner | null; up: number; left: number; dormie: boolean }
  | { code: 'won'; winner: Winner; up: number; left: number }
  | { code: 'all-square' };

/** A match as far as it has been played. */
export type Match = {
  /** Whole strokes that each receives in the match; the one on the lower handicap plays off 0. */
  strokes: readonly [number, number];
  /** Hole 1 first: who won it; halved; null: not played, or after the match was decided. */
  holes: readonly (Winner | 'halved' | null)[];
  state: MatchState;
};

/**
 * Match play singles (Rule 3.2), hole by hole by net: the difference of the playing handicaps is received by stroke index
 * (Rules of Handicapping, appendix C). Ends when the lead exceeds the holes left. Holes are taken from `startingHole` on.
 * Null when strokes are to be received and the course has no stroke index.
 *
 * @example matchPlay(course, [{ playingHandicap: 4, card }, { playingHandicap: 10, card: other }])?.state
 * // { code: 'won', winner: 1, up: 3, left: 2 }
 */
export function matchPlay(course: Course, opponents: readonly [Opponent, Opponent], startingHole = 1): Match | null {
  const [one, other] = opponents;
  const difference = one.playingHandicap - other.playingHandicap;
  if (difference !== 0 && course.strokeIndex === null) return null;
  const strokes = [Math.max(0, difference), Math.max(0, -difference)] as const;
  const count = course.par.length;
  const ranks = course.strokeIndex === null ? [] : strokeRanks(course.strokeIndex);
  const holes: (Winner | 'halved' | null)[] = Array(count).fill(null);
  let lead = 0;
  let played = 0;
  for (let nth = 0; nth < count && Math.abs(lead) <= count - played; nth++) {
    const at = (startingHole - 1 + nth) % count;
    const received = strokes.map((of) => strokesReceived(of, ranks[at] ?? 0, count));
    const result = holeResult(one.card[at] ?? null, other.card[at] ?? null, (received[0] ?? 0) - (received[1] ?? 0));
    if (result === null) continue;
    holes[at] = result;
    played++;
    lead += result === 'halved' ? 0 : result === 0 ? 1 : -1;
  }
  return { strokes, holes, state: stateOf(lead, played, count - played) };
}

/**
 * `received`: by the first more than by the second. A player who picks up has conceded the hole (Rule 3.2b), whether or not the other
 * holes out; where both pick up it is halved.
 */
function holeResult(one: HoleScore, other: HoleScore, received: number): Winner | 'halved' | null {
  if (one === 'pickup') return other === 'pickup' ? 'halved' : 1;
  if (other === 'pickup') return 0;
  if (one === null || other === null) return null;
  const difference = one - received - other;
  if (difference === 0) return 'halved';
  return difference < 0 ? 0 : 1;
}

function stateOf(lead: number, played: number, left: number): MatchState {
  if (played === 0) return { code: 'not-begun' };
  const up = Math.abs(lead);
  const leader = lead === 0 ? null : lead > 0 ? 0 : 1;
  if (leader !== null && up > left) return { code: 'won', winner: leader, up, left };
  if (left === 0) return { code: 'all-square' };
  return { code: 'in-play', leader, up, left, dormie: up === left };
}
