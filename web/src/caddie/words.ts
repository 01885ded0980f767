import { addFormats, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { MarkerLanguage } from '@fairway/api/word/language';
import type { Translated } from '@fairway/api/word/translated';
import { catalogue as vi } from '@fairway/api/word/vi/marker';
import { createInstance, type TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

/** The words of the caddie's page in one language. */
export type Say = TFunction<'marker'>;

type Catalogue = Translated<typeof vi> | Translated<typeof vi, never>;

/** Vietnamese is part of the page; another language loads when it is chosen, without network from the page's own cache. */
const OTHERS: Readonly<Record<Exclude<MarkerLanguage, 'vi'>, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('@fairway/api/word/en/marker'),
  ko: () => import('@fairway/api/word/ko/marker'),
  ja: () => import('@fairway/api/word/ja/marker'),
  zh: () => import('@fairway/api/word/zh/marker'),
};

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<MarkerLanguage, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '简体中文',
};
const isKnown = (language: string): language is MarkerLanguage => language in LANGUAGE_NAMES;

/** The office keeps its language under the same name; it reads another than its two as Vietnamese. */
const KEY = 'golf_language';

const words = createInstance();
words.init({ ...WORD_OPTIONS, lng: 'vi', ns: 'marker', resources: { vi: { marker: vi } } });
addFormats(words);

const shown = (): MarkerLanguage => words.language as MarkerLanguage;

/** The kept choice, else the first of the browser's languages that there is, else Vietnamese. */
export function preferredLanguage(kept: string | null, ofBrowser: readonly string[]): MarkerLanguage {
  const wanted = [kept ?? '', ...ofBrowser.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find(isKnown) ?? 'vi';
}

/** The server's sentences are in Vietnamese or English. */
export const languageOfAnswers = (): string => (shown() === 'vi' ? 'vi' : 'en');

async function show(language: MarkerLanguage): Promise<void> {
  if (language !== 'vi') words.addResourceBundle(language, 'marker', (await OTHERS[language]()).catalogue);
  await words.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Starts in the preferred language; without its words, in Vietnamese. */
export const startWords = (): Promise<void> => show(preferredLanguage(keptLanguage(), navigator.languages)).catch(() => undefined);

/** Changes the language once its words are there. Fails without them: the page stays as it was. */
export async function switchLanguage(language: MarkerLanguage): Promise<void> {
  await show(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that refuses storage asks again the next time.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const subscribe = (listener: () => void) => {
  words.on('languageChanged', listener);
  return () => words.off('languageChanged', listener);
};

/** The words that are shown, and their language. */
export function useWords(): { t: Say; language: MarkerLanguage } {
  const language = useSyncExternalStore(subscribe, shown);
  const t = useMemo(() => words.getFixedT(language, 'marker'), [language]);
  return { t, language };
}
