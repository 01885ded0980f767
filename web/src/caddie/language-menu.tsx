import { MARKER_LANGUAGES, type MarkerLanguage } from '@fairway/api/word/language';
import { useState } from 'react';
import { LANGUAGE_NAMES, switchLanguage, useWords } from './words.ts';

/** The five languages, each by its own name. */
export function LanguageMenu() {
  const { t, language } = useWords();
  const [isFailed, setFailed] = useState(false);
  const change = (wanted: MarkerLanguage) =>
    switchLanguage(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div className="language">
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => void change((event.target as HTMLSelectElement).value as MarkerLanguage)}
      >
        {MARKER_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      {isFailed && <p role="alert">{t('languageFailed')}</p>}
    </div>
  );
}
