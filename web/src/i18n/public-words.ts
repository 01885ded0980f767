import { type LoadedWords, sayOf } from '@fairway/api/word/engine';
import { PUBLIC_LANGUAGES, type PublicLanguage } from '@fairway/api/word/language';
import type { Words } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import type { Translated } from '@fairway/api/word/translated';
import { useMemo } from 'react';
import { ownName } from '../lib/prefix.ts';
import { createStore, useStore } from '../lib/store.ts';

type PublicNamespace = 'live' | 'marker';
type Catalogue<N extends PublicNamespace> = Translated<Words[N]> | Translated<Words[N], never>;
type Load<N extends PublicNamespace> = () => Promise<{ readonly catalogue: Catalogue<N> }>;

/** The office keeps its language under the same name; it reads another than its two as Vietnamese. */
const KEY = ownName('golf_language');

const isKnown = (language: string): language is PublicLanguage => PUBLIC_LANGUAGES.includes(language as PublicLanguage);

/** The kept choice, else the first of the browser's languages that there is, else Vietnamese. */
export function preferredLanguage(choice: string | null, ofBrowser: readonly string[]): PublicLanguage {
  const wanted = [choice ?? '', ...ofBrowser.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find(isKnown) ?? 'vi';
}

/**
 * The words of a page for everyone in five languages. Vietnamese is part of the page; another language loads when it is chosen, without
 * network from the page's own cache if it has one.
 */
export function publicWords<N extends PublicNamespace>(
  namespace: N,
  vietnamese: Words[N],
  others: Readonly<Record<Exclude<PublicLanguage, 'vi'>, Load<N>>>,
) {
  const words: { [Of in PublicLanguage]?: LoadedWords } = { vi: { [namespace]: vietnamese } };
  const store = createStore<PublicLanguage>(() => 'vi');
  const sayIn = (language: PublicLanguage) => sayOf(words[language] ?? {}, language, namespace);

  async function show(language: PublicLanguage): Promise<void> {
    if (language !== 'vi') words[language] ??= { [namespace]: (await others[language]()).catalogue };
    document.documentElement.lang = language;
    store.setState(language, true);
  }

  return {
    shown: store.getState,
    sayIn,
    /** Starts in the preferred language; without its words, in Vietnamese. */
    startWords: (): Promise<void> => show(preferredLanguage(keptLanguage(), navigator.languages)).catch(() => undefined),
    /** Changes the language once its words are there. Fails without them: the page stays as it was. */
    switchLanguage: async (language: PublicLanguage): Promise<void> => {
      await show(language);
      try {
        localStorage.setItem(KEY, language);
      } catch {
        // A browser that refuses storage asks again the next time.
      }
    },
    /** The words that are shown, and their language. */
    useWords: (): { t: SayOf<N>; language: PublicLanguage } => {
      const language = useStore(store);
      const t = useMemo(() => sayIn(language), [language]);
      return { t, language };
    },
  };
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
