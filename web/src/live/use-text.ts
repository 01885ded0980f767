import { type Language, useLanguage } from '../lib/language.ts';
import { type Texts, texts } from './text.ts';

/** The words in the language of this browser, the one that the office uses too. */
export function useText(): { text: Texts; language: Language } {
  const language = useLanguage();
  return { text: texts[language], language };
}
