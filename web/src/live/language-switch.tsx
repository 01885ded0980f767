import { useState } from 'react';
import { switchLanguage, useWords } from './words.ts';

/** The other of the two languages. Without its words the button says so, and tries again. */
export function LanguageSwitch() {
  const { t, language } = useWords();
  const [isFailed, setFailed] = useState(false);
  const other = language === 'vi' ? 'en' : 'vi';
  const change = () =>
    switchLanguage(other).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <button type="button" className="band-action" lang={isFailed ? language : other} onClick={change}>
      {t(isFailed ? 'languageFailed' : 'otherLanguage')}
    </button>
  );
}
