import type { TieStep, TieUnit } from '@fairway/golf';
import type { TFunction } from 'i18next';
import type { Language } from '../../lib/language.ts';

export type Say = TFunction<'leaderboard'>;

/** What a tie key compares: “last 6 holes”, “lower handicap”. */
export function sayTieStep(step: TieStep, t: Say, roundCount: number): string {
  switch (step.by) {
    case 'handicap':
      return step.wins === 'lower' ? t('tieKey.lowerHandicap') : t('tieKey.higherHandicap');
    case 'gross':
      return t('tieKey.gross');
    case 'round':
      return t('tieKey.round', { round: step.round });
    case 'countback': {
      const key = saySegment(step, t);
      return roundCount > 1 ? t('tieKey.ofRound', { key, round: step.round }) : key;
    }
  }
}

function saySegment({ segment, holes }: Extract<TieStep, { by: 'countback' }>, t: Say): string {
  if ('last' in segment) return t('tieKey.last', { count: segment.last });
  if ('first' in segment) return t('tieKey.first', { count: segment.first });
  if ('hardest' in segment) return t('tieKey.hardest', { count: segment.hardest });
  const [only] = holes;
  return holes.length === 1 && only !== undefined ? t('tieKey.hole', { hole: only }) : t('tieKey.holes', { holes: holes.join(', ') });
}

const EXACT_UNIT: Readonly<Record<TieUnit, number>> = { strokes: 1, points: 1, tenths: 10, '180ths': 180 };

/** A compared value as people read it; the exact shares of a handicap with up to three decimals. */
export const sayTieValue = (value: number | null, unit: TieUnit, language: Language): string =>
  value === null
    ? '–'
    : (value / EXACT_UNIT[unit]).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 3 }).replace('-', '−');
