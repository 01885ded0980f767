import { type LoadedWords, sayOf } from '@fairway/api/word/engine';
import { closestLanguage, type Language, type PublicLanguage } from '@fairway/api/word/language';
import type { Namespace } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import { catalogue as vi } from '@fairway/api/word/vi/marker';
import { publicWords } from '../i18n/public-words.ts';

/** The words of the caddie's page in one language. */
export type Say = SayOf<'marker'>;

export const { shown, startWords, switchLanguage, useWords } = publicWords('marker', vi, {
  en: () => import('@fairway/api/word/en/marker'),
  ko: () => import('@fairway/api/word/ko/marker'),
  ja: () => import('@fairway/api/word/ja/marker'),
  zh: () => import('@fairway/api/word/zh/marker'),
});

/** The server's sentences are in Vietnamese or English. */
export const languageOfAnswers = (): Language => closestLanguage(shown());

/** The words of a part that few phones load, in the language of the page: all five come with it, so that a change of language needs no network. */
export function partWords<N extends Namespace>(ns: N, words: Readonly<Record<PublicLanguage, LoadedWords>>): () => SayOf<N> {
  return () => {
    const { language } = useWords();
    return sayOf(words[language], language, ns);
  };
}
