import type { Namespace } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import { type HoleScore, TOTAL } from '@fairway/golf';

/** A score as a word: 5 strokes, picked up, cleared. */
export function scoreText(t: SayOf<['score', ...Namespace[]]>, score: HoleScore): string {
  if (score === null) return t('cleared');
  return score === 'pickup' ? t('pickupWord') : t('strokes', { count: score });
}

/** “Hole 5”, or the total of the card. */
export const holeText = (t: SayOf<['score', ...Namespace[]]>, hole: number): string =>
  hole === TOTAL ? t('totalOnly.name') : t('holeNumber', { hole });
