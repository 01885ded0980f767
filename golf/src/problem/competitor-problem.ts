import type { HoleScore } from '../card.ts';
import { isStrokes, isTotal } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import type { Course } from '../course.ts';
import type { DeclaredHandicap } from '../handicap/playing-handicap.ts';
import type { Rules } from '../rules.ts';
import { repeated } from './tie-problem.ts';

/** What is wrong with a player as they are given; `round` and `hole` are numbered from 1. */
export type CompetitorProblem =
  /** Another player has the same id. */
  | { code: 'repeated' }
  | { code: 'unknown-division'; division: string }
  /** No whole number of tenths, no exact number of strokes; `round` is null for the one of all rounds. */
  | { code: 'handicap'; round: number | null; handicap: DeclaredHandicap }
  /** No whole number of strokes from 1 to 30. */
  | { code: 'score'; round: number; hole: number; score: HoleScore }
  /** No whole number of strokes from 1 to 30 a hole. */
  | { code: 'total'; round: number; total: number }
  | { code: 'too-many-scores'; round: number; holes: number; given: number }
  | { code: 'too-many-cards'; rounds: number; given: number }
  /** Not on the course of the round. */
  | { code: 'starting-hole'; round: number; hole: number }
  /** No day of the calendar, as yyyymmdd. */
  | { code: 'born'; born: number };

/**
 * What is wrong with the players of a field, by their ids; empty when all can be counted. The lists count whatever they are given: ask
 * here first. `divisions`: the ids that there are, where they are known.
 *
 * @example competitorProblems(rules, [{ id: 'an', handicap: 14.4, … }])
 * // [{ competitor: 'an', problem: { code: 'handicap', round: null, handicap: 14.4 } }]
 */
export function competitorProblems(
  { rounds }: Pick<Rules, 'rounds'>,
  competitors: readonly Competitor[],
  divisions?: readonly string[],
): readonly { competitor: string; problem: CompetitorProblem }[] {
  const divisionIds = divisions === undefined ? null : new Set(divisions);
  const twice = repeated(competitors.map(({ id }) => id)).map((competitor) => ({ competitor, problem: { code: 'repeated' } as const }));
  const ofEach = competitors.flatMap((competitor) =>
    problemsOf(competitor, rounds, divisionIds).map((problem) => ({ competitor: competitor.id, problem })),
  );
  return [...twice, ...ofEach];
}

function problemsOf(
  competitor: Competitor,
  rounds: readonly Course[],
  divisions: ReadonlySet<string> | null,
): readonly CompetitorProblem[] {
  const { division, born = null } = competitor;
  return [
    ...(division === null || divisions === null || divisions.has(division) ? [] : [{ code: 'unknown-division', division } as const]),
    ...handicapProblems(competitor),
    ...cardProblems(competitor, rounds),
    ...startProblems(competitor, rounds),
    ...(born === null || isDay(born) ? [] : [{ code: 'born', born } as const]),
  ];
}

function handicapProblems({ handicap, handicaps }: Competitor): readonly CompetitorProblem[] {
  const declared = [handicap, ...(handicaps ?? [])];
  return declared.flatMap((one, nth): readonly CompetitorProblem[] =>
    one === null || isHandicap(one) ? [] : [{ code: 'handicap', round: nth === 0 ? null : nth, handicap: one }],
  );
}

function isHandicap(of: DeclaredHandicap): boolean {
  if (typeof of === 'number') return Number.isInteger(of);
  if ('whole' in of) return isHandicap(of.whole) && Number.isInteger(of.added ?? 0) && Number.isInteger(of.from?.added ?? 0);
  if ('exact' in of) return isHandicap(of.exact) && Number.isInteger(of.added);
  return Number.isInteger(of.numerator) && Number.isInteger(of.denominator) && of.denominator > 0;
}

function cardProblems({ cards, totals = [] }: Competitor, rounds: readonly Course[]): readonly CompetitorProblem[] {
  const tooMany = cards.length > rounds.length ? [{ code: 'too-many-cards', rounds: rounds.length, given: cards.length } as const] : [];
  const ofRounds = rounds.flatMap(({ par }, nth): readonly CompetitorProblem[] => {
    const card = cards[nth] ?? [];
    const scores = card.flatMap((score, at): readonly CompetitorProblem[] =>
      typeof score !== 'number' || isStrokes(score) ? [] : [{ code: 'score', round: nth + 1, hole: at + 1, score }],
    );
    const holes = par.length;
    const total = totals[nth] ?? null;
    return [
      ...scores,
      ...(card.length > holes ? [{ code: 'too-many-scores', round: nth + 1, holes, given: card.length } as const] : []),
      ...(total === null || isTotal(total, holes) ? [] : [{ code: 'total', round: nth + 1, total } as const]),
    ];
  });
  return [...tooMany, ...ofRounds];
}

function startProblems({ startingHoles = [] }: Competitor, rounds: readonly Course[]): readonly CompetitorProblem[] {
  return startingHoles.flatMap((hole, nth): readonly CompetitorProblem[] =>
    hole === null || (Number.isInteger(hole) && hole >= 1 && hole <= (rounds[nth]?.par.length ?? 0))
      ? []
      : [{ code: 'starting-hole', round: nth + 1, hole }],
  );
}

/** Whether yyyymmdd is a day of the calendar: another month or day than was given comes back for one that is not. */
function isDay(born: number): boolean {
  if (!Number.isInteger(born) || born < 1000_01_01 || born > 9999_12_31) return false;
  const day = new Date(Date.UTC(Math.floor(born / 10_000), (Math.floor(born / 100) % 100) - 1, born % 100));
  return day.toISOString().slice(0, 10).replace(/-/g, '') === String(born);
}
