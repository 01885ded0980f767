import { figures } from '@fairway/api/rule/figures';
import { type HoleScore, MOST_STROKES } from '@fairway/golf';

const HOLES = 18;
const NINE = HOLES / 2;
/** A row of a sheet: nine holes, OUT, nine holes, IN, TOT. */
const WITH_TOTALS = HOLES + 3;
/** A text that is no score is shown to this length. */
const SHOWN_CHARACTERS = 20;

/** Why a pasted text is no card. */
export type PasteProblem =
  | { readonly code: 'paste-count'; readonly count: number }
  | { readonly code: 'paste-value'; readonly hole: number; readonly value: string }
  | { readonly code: 'paste-total'; readonly total: 'OUT' | 'IN' | 'TOT'; readonly given: string; readonly sum: number };

/** The 18 scores of a pasted text, separated by tabs, spaces, commas or lines; 21 values if OUT, IN and TOT stand among them and fit. */
export function readPastedCard(text: string): readonly HoleScore[] | PasteProblem {
  const values = figures(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (values.length !== HOLES && values.length !== WITH_TOTALS) return { code: 'paste-count', count: values.length };
  const holes = values.length === HOLES ? values : [...values.slice(0, NINE), ...values.slice(NINE + 1, HOLES + 1)];
  const wrong = holes.findIndex((value) => scoreOf(value) === undefined);
  if (wrong >= 0) return { code: 'paste-value', hole: wrong + 1, value: (holes[wrong] ?? '').slice(0, SHOWN_CHARACTERS) };
  const scores = holes.map((value) => scoreOf(value) ?? null);
  return (values.length === WITH_TOTALS && totalProblem(scores, values)) || scores;
}

/** X is a pick-up, as on the card; undefined: no score. */
function scoreOf(value: string): HoleScore | undefined {
  if (/^x$/i.test(value)) return 'pickup';
  const strokes = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  return strokes >= 1 && strokes <= MOST_STROKES ? strokes : undefined;
}

function totalProblem(scores: readonly HoleScore[], values: readonly string[]): PasteProblem | null {
  const sum = (from: number, to: number) => scores.slice(from, to).reduce<number>((all, score) => all + (Number(score) || 0), 0);
  const totals = [
    { total: 'OUT', given: values[NINE] ?? '', sum: sum(0, NINE) },
    { total: 'IN', given: values[HOLES + 1] ?? '', sum: sum(NINE, HOLES) },
    { total: 'TOT', given: values[HOLES + 2] ?? '', sum: sum(0, HOLES) },
  ] as const;
  const wrong = totals.find(({ given, sum: counted }) => given !== String(counted));
  return wrong === undefined ? null : { code: 'paste-total', ...wrong };
}
