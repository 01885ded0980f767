import type { Namespace } from '@fairway/api/word/namespace';
import type { HoleScore } from '@fairway/golf';
import type { TFunction } from 'i18next';

/** A score as a word: 5 strokes, picked up, cleared. */
export function scoreText(t: TFunction<readonly ['score', ...Namespace[]]>, score: HoleScore): string {
  if (score === null) return t('cleared');
  return score === 'pickup' ? t('pickupWord') : t('strokes', { count: score });
}
