import type { TieStep } from '@fairway/golf';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { sayTieStep } from './tie-words.ts';
import { sayTrials } from './trial-words.ts';

/** How tie keys, and what they compare, read in a tournament of one round. */
export function useTieSpeaker() {
  const { t } = useTranslation('explanation');
  const language = useLanguage();
  return {
    sayTrials: (trials: Parameters<typeof sayTrials>[0]) => sayTrials(trials, { t, language, roundCount: 1 }),
    sayKey: (step: TieStep) => sayTieStep(step, t, 1),
  };
}
