import type { Language } from '@fairway/api/word/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { switchLanguage } from '../../i18n/words.ts';
import { showToast } from '../../ui/toast/toast.tsx';

/** Switches the language; without its words a toast says so, in the language that stays, and the next tap tries again. */
export function useLanguageSwitch(): (language: Language) => void {
  const { t } = useTranslation('shell');
  return (language) => {
    switchLanguage(language).catch(() => showToast('warning', t('languageFailed'), t('languageFailedText')));
  };
}
