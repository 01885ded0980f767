import { halvesOf } from '@fairway/api/rule/field/round-hole';
import { type HoleResult, type HoleScore, holeResult, strokesOf, strokesToPar } from '@fairway/golf';

/** The running totals of a card. */
export type Totals = {
  /** Of each nine of the round; null: nothing scored yet, or a pick-up, which leaves a nine without a total. */
  readonly nines: readonly (number | null)[];
  readonly total: number | null;
  /** Over the holes with a score. */
  readonly toPar: number | null;
  readonly played: number;
};

export function totalsOf(scores: readonly HoleScore[], par: readonly number[]): Totals {
  return {
    nines: halvesOf(scores).map(strokesOf),
    total: strokesOf(scores),
    toPar: strokesToPar(scores, par),
    played: scores.filter((score) => score !== null).length,
  };
}

/** A score compared with par, as score cards mark it. */
type ScoreMark = HoleResult | 'pickup' | 'none';

export function scoreMark(score: HoleScore, par: number): ScoreMark {
  if (score === null) return 'none';
  return score === 'pickup' ? 'pickup' : holeResult(score, par);
}
