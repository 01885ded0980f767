import { cardHole, firstHoleIn, halvesOf, lastHole, nineHoles, nineName, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { figures } from '@fairway/api/rule/figures';
import { type HoleScore, MOST_HOLES, MOST_STROKES } from '@fairway/golf';

/** A text that is no score is shown to this length. */
const SHOWN_CHARACTERS = 20;

/** Why a pasted text is no card. */
export type PasteProblem =
  /** `holes`: of the round; `withTotals`: with the sums of its nines and the total. */
  | { readonly code: 'paste-count'; readonly count: number; readonly holes: number; readonly withTotals: number }
  /** A card of eighteen for a round of nine: which of them it would take. */
  | { readonly code: 'paste-eighteen'; readonly first: number; readonly last: number }
  | { readonly code: 'paste-value'; readonly hole: number; readonly value: string }
  | { readonly code: 'paste-total'; readonly total: 'OUT' | 'IN' | 'TOT'; readonly given: string; readonly sum: number };

/**
 * The scores of a pasted text, separated by tabs, spaces, commas or lines: one a hole of the round. Behind each of two nines its sum may
 * stand, and behind the last hole the total: 21 values of eighteen holes, 10 of nine. The sums must fit.
 */
export function readPastedCard(text: string, round: PlayedHoles): readonly HoleScore[] | PasteProblem {
  const values = figures(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const nines = nineHoles(round);
  const holes = round.par.length;
  const sums = nines.length === 1 ? 0 : nines.length;
  const withTotals = holes + sums + 1;
  if (values.length !== holes && values.length !== withTotals) return countProblem(values.length, round, withTotals);
  const isPlain = values.length === holes;
  const each = isPlain
    ? values
    : nines.flatMap((nine, nth) => values.slice(nth * (nine.length + 1), nth * (nine.length + 1) + nine.length));
  const wrong = each.findIndex((value) => scoreOf(value) === undefined);
  if (wrong >= 0) return { code: 'paste-value', hole: cardHole(round, wrong + 1), value: (each[wrong] ?? '').slice(0, SHOWN_CHARACTERS) };
  const scores = each.map((value) => scoreOf(value) ?? null);
  return (!isPlain && totalProblem(round, scores, values)) || scores;
}

/** A whole card for half a round says which holes it would take: nobody has to count. */
function countProblem(count: number, round: PlayedHoles, withTotals: number): PasteProblem {
  const holes = round.par.length;
  const isWhole = holes < MOST_HOLES && (count === MOST_HOLES || count === MOST_HOLES + 3);
  if (isWhole) return { code: 'paste-eighteen', first: firstHoleIn(round), last: lastHole(round) };
  return { code: 'paste-count', count, holes, withTotals };
}

/** X is a pick-up, as on the card; undefined: no score. */
function scoreOf(value: string): HoleScore | undefined {
  if (/^x$/i.test(value)) return 'pickup';
  const strokes = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  return strokes >= 1 && strokes <= MOST_STROKES ? strokes : undefined;
}

function totalProblem(round: PlayedHoles, scores: readonly HoleScore[], values: readonly string[]): PasteProblem | null {
  const sumOf = (of: readonly HoleScore[]) => of.reduce<number>((all, score) => all + (Number(score) || 0), 0);
  const halves = halvesOf(scores);
  const ofNines =
    halves.length === 1
      ? []
      : halves.map((nine, nth) => ({
          total: nineTotal(round, nth),
          given: values[(nth + 1) * (nine.length + 1) - 1] ?? '',
          sum: sumOf(nine),
        }));
  const totals = [...ofNines, { total: 'TOT' as const, given: values.at(-1) ?? '', sum: sumOf(scores) }];
  const wrong = totals.find(({ given, sum: counted }) => given !== String(counted));
  return wrong === undefined ? null : { code: 'paste-total', ...wrong };
}

const nineTotal = (round: PlayedHoles, nth: number): 'OUT' | 'IN' => (nineName(round, nth) === 'out' ? 'OUT' : 'IN');
