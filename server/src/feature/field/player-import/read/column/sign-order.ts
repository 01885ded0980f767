import type { SignOrder } from '@fairway/api';

/** Which sign says that a handicap is better than par, whether only a person can say it, and a handicap that is asked about. */
export type FoundSigns = { order: SignOrder | null; asks: boolean; example: string };

const PLUS = /^\+\s*(\d{1,2})/;
const MINUS = /^[-−–]\s*[1-9]/;
/** Hardly anybody is better. */
const BEST_PLUS = 8;

/**
 * “+2” is a plus handicap, and so is “−2” in a list of numbers. A column that has both, as a number format makes them, or a + before every
 * handicap, says something else with one of them.
 */
export function signsOf(values: readonly string[]): FoundSigns | null {
  const filled = values.filter((value) => /[1-9]/.test(value));
  const plus = filled.filter((value) => PLUS.test(value));
  const isMixed = plus.length > 0 && filled.some((value) => MINUS.test(value));
  const isEvery = plus.length === filled.length && plus.some((value) => Number(PLUS.exec(value)?.[1]) > BEST_PLUS);
  const [example = ''] = plus;
  return isMixed || isEvery ? { order: null, asks: true, example } : null;
}

/** A handicap without the sign that does not make it a plus handicap. */
export const withSign = (text: string, order: SignOrder): string => text.replace(order === 'plus' ? /^[-−–]\s*/ : /^\+\s*/, '');
