import type { Side, SideFormat, SideProblem } from '../side/side.ts';
import { sideProblems } from '../side/side.ts';
import type { MatchFact, MatchScore } from './match-fact.ts';
import { standingFacts, unstruck } from './match-fact.ts';
import type { MatchGiven, MatchState } from './match-play.ts';
import { isDecided, matchPlay } from './match-play.ts';

/** Why two sides may not meet in a match. */
type MatchSideProblem =
  | { readonly side: string; readonly problem: SideProblem }
  | { readonly side: string; readonly problem: { readonly code: 'same-side' } }
  | { readonly side: string; readonly problem: { readonly code: 'no-handicap'; readonly partner: string } };

/**
 * Everything that keeps two sides from a match; empty when they may. `byHandicap`: strokes are given, so that every partner needs one.
 *
 * @example matchSideProblems(MATCH_FORMATS.singles, [an, an], true) // [{ side: 'an', problem: { code: 'same-side' } }]
 */
export function matchSideProblems(
  format: SideFormat,
  [one, other]: readonly [Side, Side],
  byHandicap: boolean,
): readonly MatchSideProblem[] {
  if (one.id === other.id) return [{ side: one.id, problem: { code: 'same-side' } }];
  const without = [one, other].flatMap(({ id, partners }) =>
    partners.flatMap((partner): readonly MatchSideProblem[] => {
      const none = partner.handicap === null && !partner.handicaps?.some((handicap) => handicap !== null);
      return byHandicap && none ? [{ side: id, problem: { code: 'no-handicap', partner: partner.id } }] : [];
    }),
  );
  return [...sideProblems(format, [one, other]), ...without];
}

/** Why a fact of a match may not stand. `decided`: the match had ended by then, so that nothing could be conceded any more. */
export type MatchFactRefusal = 'decided' | 'no-such-hole' | 'not-a-result' | 'may-not-be-halved' | 'reason-missing' | 'no-such-fact';

/** What is wrong with a match as it is given. */
type MatchProblem =
  | { readonly code: 'no-players'; readonly side: 0 | 1 }
  | { readonly code: 'starting-hole'; readonly hole: number }
  | { readonly code: 'extra-hole'; readonly hole: number }
  /** Strokes are to be received, and the course says not where. */
  | { readonly code: 'no-stroke-index' }
  | { readonly code: 'fact'; readonly fact: string; readonly because: MatchFactRefusal }
  /** What was conceded or agreed on a hole, or the score of the match, is not what the strokes say: a look is worth it. */
  | { readonly code: 'hole-differs'; readonly hole: number }
  | { readonly code: 'result-differs' };

/**
 * What is wrong with a match, or deserves a look; empty when nothing is. None of it is passed over in silence by `matchPlay`: facts that may not
 * stand are refused before they are recorded (`matchFactRefusal`), and are named here where they are recorded all the same.
 *
 * @example matchProblems({ …, startingHole: 19 }) // [{ code: 'starting-hole', hole: 19 }]
 */
export function matchProblems(input: MatchGiven): readonly MatchProblem[] {
  const { course, sides, startingHole = 1, extraHoles = [], facts = [] } = input;
  const problems: MatchProblem[] = sides.flatMap((side, which) => (side.length === 0 ? { code: 'no-players', side: which as 0 | 1 } : []));
  const isHole = (hole: number) => Number.isInteger(hole) && hole >= 1 && hole <= course.par.length;
  if (!isHole(startingHole)) problems.push({ code: 'starting-hole', hole: startingHole });
  problems.push(...extraHoles.flatMap((hole): readonly MatchProblem[] => (isHole(hole) ? [] : [{ code: 'extra-hole', hole }])));
  for (const fact of unstruck(facts)) {
    const because = wrongInItself(input, fact);
    if (because !== null) problems.push({ code: 'fact', fact: fact.id, because });
  }
  return problems.length > 0 ? problems : [...problems, ...differences(input)];
}

function differences(input: MatchGiven): readonly MatchProblem[] {
  const match = matchPlay(input);
  const byStrokes = matchPlay({ ...input, facts: [] });
  if (match === null || byStrokes === null) return [{ code: 'no-stroke-index' }];
  const { holes, result } = standingFacts(input.facts ?? []);
  const differs = byStrokes.holes.flatMap(({ hole, winner, by }): readonly MatchProblem[] => {
    const declared = holes.get(hole);
    return by === 'strokes' && declared !== undefined && declared.winner !== winner ? [{ code: 'hole-differs', hole }] : [];
  });
  const { state } = match;
  const byHoles = (state.code === 'won' || state.code === 'halved') && state.by === 'holes';
  const same =
    result === null ||
    !byHoles ||
    (result.winner === 'halved'
      ? state.code === 'halved'
      : state.code === 'won' && state.winner === result.winner && isSameScore(state, result.score));
  return same ? differs : [...differs, { code: 'result-differs' }];
}

const isSameScore = (one: MatchScore, other: MatchScore): boolean =>
  one.up === other.up && one.left === other.left && (one.extraHole ?? 0) === (other.extraHole ?? 0);

/**
 * Why a new fact may not be recorded; null when it may. What the committee decides, strikes or corrects is taken after the end too; so is a
 * concession on a hole up to the one that decided, such as from a phone that had no network. Of a match whose sides are both disqualified it may be
 * said that neither plays; the disqualification of one refuses nothing, as it may be taken back.
 *
 * @example matchFactRefusal(given, { id: 'f', seq: 3, kind: 'hole-conceded', hole: 17, by: 0 }) // 'decided', of a match that was won on the 16th
 */
export function matchFactRefusal(input: MatchGiven, fact: MatchFact): MatchFactRefusal | null {
  const wrong = wrongInItself(input, fact);
  if (wrong !== null) return wrong;
  if (fact.kind === 'struck') return unstruck(input.facts ?? []).some(({ id }) => id === fact.fact) ? null : 'no-such-fact';
  if (fact.kind !== 'hole-conceded' && fact.kind !== 'match-conceded' && fact.kind !== 'withdrawn') return null;
  const { disqualified = [], ...played } = input;
  if (fact.kind === 'withdrawn' && disqualified.length === 2) return null;
  const state = matchPlay(played)?.state;
  const bothMayWithdraw = fact.kind === 'withdrawn' && state?.code === 'won' && state.by === 'walk-over' && state.winner === fact.by;
  return state !== undefined && isDecided(state) && !bothMayWithdraw && !isUpToEnd(input, fact.hole, state) ? 'decided' : null;
}

/** Whether a hole was played before the match ended, or the match ended on it. */
function isUpToEnd({ course, startingHole = 1 }: MatchGiven, hole: number | null, state: MatchState): boolean {
  if (hole === null) return false;
  if (state.code === 'halved') return state.by === 'holes';
  if (state.code !== 'won' || !('hole' in state) || state.hole === null) return false;
  const count = course.par.length;
  const nth = (of: number) => (of > count ? of : (of - startingHole + count) % count);
  return state.by === 'holes' ? nth(hole) <= nth(state.hole) : nth(hole) < nth(state.hole);
}

function wrongInItself({ course, end }: MatchGiven, fact: MatchFact): MatchFactRefusal | null {
  const holes = course.par.length;
  if ('hole' in fact && fact.hole !== null) {
    const last = end === 'extra-holes' ? Number.POSITIVE_INFINITY : holes;
    if (!(Number.isInteger(fact.hole) && fact.hole >= 1 && fact.hole <= last)) return 'no-such-hole';
  }
  const halves = (fact.kind === 'result' || fact.kind === 'committee') && fact.winner === 'halved';
  if (halves && end === 'extra-holes' && fact.part !== 'front' && fact.part !== 'back') return 'may-not-be-halved';
  if (fact.kind === 'committee' && fact.reason.trim() === '') return 'reason-missing';
  const isNine = fact.part === 'front' || fact.part === 'back';
  const possible = (score: MatchScore) => (isNine ? isPossibleScore(score, holes / 2, 'halved') : isPossibleScore(score, holes, end));
  return fact.kind === 'result' && fact.winner !== 'halved' && !possible(fact.score) ? 'not-a-result' : null;
}

/**
 * Whether a match of this many holes can end with such a score: 3&2, 2&1, 1 up, 10&8 at the most; extra holes are won 1 up.
 *
 * @example isPossibleScore({ up: 5, left: 2 }, 18, 'halved') // false: it would have ended before
 */
export function isPossibleScore({ up, left, extraHole }: MatchScore, holes: number, end: MatchGiven['end']): boolean {
  if (extraHole !== undefined) return end === 'extra-holes' && Number.isInteger(extraHole) && extraHole >= 1 && up === 1 && left === 0;
  return Number.isInteger(up) && Number.isInteger(left) && left >= 0 && up > left && up <= left + 2 && up + left <= holes;
}

/**
 * A score of a match as golfers write it: "3&2", "3/2", "1 up", "2up", "AS" (halved), "19th" or "at 20" (won on that hole of eighteen). null: not readable.
 *
 * @example writtenScore('3 & 2', 18) // { up: 3, left: 2 }
 */
export function writtenScore(text: string, holes: number): MatchScore | 'halved' | null {
  const plain = text.trim().toLowerCase();
  if (/^(as|a\/s|all square|halved|½|1\/2)$/.test(plain)) return 'halved';
  const ahead = /^(\d{1,2})\s*(?:&|and|\/|-)\s*(\d{1,2})$/.exec(plain);
  if (ahead !== null) return { up: Number(ahead[1]), left: Number(ahead[2]) };
  const up = /^(\d{1,2})\s*(?:up|-up)$/.exec(plain);
  if (up !== null) return { up: Number(up[1]), left: 0 };
  const extra = /^(?:at\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:\s+hole)?$/.exec(plain);
  return extra !== null && Number(extra[1]) > holes ? { up: 1, left: 0, extraHole: Number(extra[1]) - holes } : null;
}
