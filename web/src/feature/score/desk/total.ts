import type { HoleScore } from '@fairway/golf';

/** The running totals of a card. */
export type Totals = {
  /** null: nothing scored yet, or a pick-up, which leaves a nine without a total. */
  readonly out: number | null;
  readonly in: number | null;
  readonly total: number | null;
  /** Over the holes scored. */
  readonly toPar: number | null;
  readonly played: number;
};

export function totalsOf(scores: readonly HoleScore[], par: readonly number[]): Totals {
  const total = strokes(scores);
  const parPlayed = par.reduce((sum, value, at) => ((scores[at] ?? null) === null ? sum : sum + value), 0);
  return {
    out: strokes(scores.slice(0, 9)),
    in: strokes(scores.slice(9)),
    total,
    toPar: total === null ? null : total - parPlayed,
    played: scores.filter((score) => score !== null).length,
  };
}

function strokes(scores: readonly HoleScore[]): number | null {
  const counted = scores.filter((score) => typeof score === 'number');
  return counted.length === 0 || scores.includes('pickup') ? null : counted.reduce((sum, score) => sum + score, 0);
}

/** How a score stands to par, as score cards mark it. */
export type ScoreMark = 'eagle' | 'birdie' | 'par' | 'bogey' | 'worse' | 'pickup' | 'none';

export function scoreMark(score: HoleScore, par: number): ScoreMark {
  if (score === null) return 'none';
  if (score === 'pickup') return 'pickup';
  if (score <= par - 2) return 'eagle';
  if (score === par - 1) return 'birdie';
  if (score === par) return 'par';
  return score === par + 1 ? 'bogey' : 'worse';
}
