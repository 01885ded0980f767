import type { Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { useLanguage } from '../../../lib/language.ts';

/** A distance that nobody measured, which the committee has not left out by hand. */
export const isUnmeasured = ({ measure, winner, passedOver, decision }: Winner): boolean =>
  measure === 'distance' && winner === null && passedOver.length === 0 && decision === null;

/** Says which awards would be published without a name since nobody measured them; null: none. */
export function useNameless(): (awards: readonly Winner[]) => Promise<string | null> {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  return async (awards) => {
    await loadWords(['winner', 'choice']);
    const names = awards.filter(isUnmeasured).map((award) => sayAward(award, t, language));
    return names.length === 0 ? null : t('publication.unmeasured', { count: names.length, names: names.join(', ') });
  };
}
