import { chooseLanguage } from '../lib/language.ts';
import { useText } from './use-text.ts';

export function LanguageSwitch() {
  const { text, language } = useText();
  const other = language === 'vi' ? 'en' : 'vi';
  return (
    <button type="button" className="band-action" lang={other} onClick={() => chooseLanguage(other)}>
      {text.otherLanguage}
    </button>
  );
}
