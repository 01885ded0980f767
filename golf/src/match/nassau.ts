import type { MatchFact, NassauPart } from './match-fact.ts';
import type { Match, MatchGiven, MatchHole } from './match-play.ts';
import { matchPlay } from './match-play.ts';

/** The three matches of a Nassau: the front nine, the back nine, and the whole round. */
export type Nassau = Readonly<Record<NassauPart, Match>>;

/**
 * A Nassau: three matches of the same holes, with the strokes of the round. The nines end halved; the whole as the match has it. What is said of
 * a hole is said in both matches that have it. A concession or a walk-over without a part is of all that are open then; a score and a decision
 * of the committee without one are of the whole. Null as `matchPlay`, and for a round of nine holes, which has no second nine.
 *
 * @example nassau({ course, sides, end: 'halved' })?.front.state // { code: 'won', by: 'holes', winner: 0, up: 2, left: 1, hole: 8 }
 */
export function nassau(input: MatchGiven): Nassau | null {
  const parts = nassauParts(input);
  if (parts === null) return null;
  const [front, back, whole] = [matchPlay(parts.front), matchPlay(parts.back), matchPlay(parts.whole)];
  return front && back && whole && { front, back, whole };
}

/**
 * All holes of a Nassau, and the one that comes next: those that are played after the end of the whole as the nine has them, which change its
 * lead no more.
 *
 * @example nassauLine(nassau(given)).holes[11] // { hole: 12, winner: 1, by: 'strokes', nets: [5, 4], lead: null, … }
 */
export function nassauLine({ front, back, whole }: Nassau): Pick<Match, 'holes' | 'next'> {
  const ofNines = new Map([...front.holes, ...back.holes].map((line) => [line.hole, line]));
  const holes = whole.holes.map((line): MatchHole => {
    const own = line.winner === null ? ofNines.get(line.hole) : undefined;
    return own === undefined ? line : { ...own, lead: null };
  });
  const goesOn = holes.find(({ hole }) => hole === front.next || hole === back.next);
  return { holes, next: whole.next ?? goesOn?.hole ?? null };
}

/** The three matches as they are given, each with what is said of it; null: a round of nine holes has no second nine. */
export function nassauParts(input: MatchGiven): Readonly<Record<NassauPart, MatchGiven>> | null {
  const count = input.course.par.length;
  if (count % 18 !== 0) return null;
  const nine = count / 2;
  return {
    front: partOf(input, 'front', { from: 1, to: nine }),
    back: partOf(input, 'back', { from: nine + 1, to: count }),
    whole: { ...input, facts: factsOf(input, 'whole') },
  };
}

function partOf(input: MatchGiven, part: NassauPart, over: { from: number; to: number }): MatchGiven {
  return { ...input, over, end: 'halved', facts: factsOf(input, part) };
}

function factsOf({ facts = [] }: MatchGiven, of: NassauPart): readonly MatchFact[] {
  return facts.filter(({ kind, part }) => {
    if (kind === 'hole' || kind === 'hole-conceded' || kind === 'struck') return true;
    if (part !== undefined) return part === of;
    return of === 'whole' || kind === 'match-conceded' || kind === 'withdrawn';
  });
}
