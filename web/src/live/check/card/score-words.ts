import type { Say } from '../../words.ts';

/** Strokes, or that the ball was picked up. */
export const scoreWords = (score: number | 'pickup', t: Say): string => (score === 'pickup' ? t('pickup') : String(score));
