import { chooseLanguage } from '../lib/language.ts';
import { useWords } from './words.ts';

export function LanguageSwitch() {
  const { t, language } = useWords();
  const other = language === 'vi' ? 'en' : 'vi';
  return (
    <button type="button" className="band-action" lang={other} onClick={() => chooseLanguage(other)}>
      {t('otherLanguage')}
    </button>
  );
}
