import { PUBLIC_LANGUAGES, type PublicLanguage } from '@fairway/api/word/language';
import { useState } from 'react';

type Props = {
  /** Each language as its speakers know it. */
  names: Readonly<Record<PublicLanguage, string>>;
  language: PublicLanguage;
  label: string;
  /** What it says when the words of a language did not arrive. */
  failure: string;
  switchLanguage: (language: PublicLanguage) => Promise<void>;
};

/** The five languages of what everyone reads. */
export function LanguageMenu({ names, language, label, failure, switchLanguage }: Props) {
  const [isFailed, setFailed] = useState(false);
  const change = (wanted: PublicLanguage) =>
    switchLanguage(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div className="language">
      <select
        aria-label={label}
        value={language}
        onChange={(event) => void change((event.target as HTMLSelectElement).value as PublicLanguage)}
      >
        {PUBLIC_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </select>
      {isFailed && <p role="alert">{failure}</p>}
    </div>
  );
}
