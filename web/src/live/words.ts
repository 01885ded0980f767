import { addFormats, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Translated } from '@fairway/api/word/translated';
import { catalogue as vi } from '@fairway/api/word/vi/live';
import { createInstance, type TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { chooseLanguage, currentLanguage, type Language } from '../lib/language.ts';

/** The words of the board in one language. */
export type Say = TFunction<'live'>;

type Catalogue = Translated<typeof vi> | Translated<typeof vi, never>;

/** Vietnamese, which most spectators read, is included; another language loads when it is chosen. */
const OTHERS: Readonly<Record<Exclude<PublicLanguage, 'vi'>, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('@fairway/api/word/en/live'),
};

const words = createInstance();
words.init({ ...WORD_OPTIONS, lng: 'vi', ns: 'live', resources: { vi: { live: vi } } });
addFormats(words);

export const sayIn = (language: PublicLanguage): Say => words.getFixedT(language, 'live');

async function load(language: PublicLanguage): Promise<void> {
  if (language !== 'vi') words.addResourceBundle(language, 'live', (await OTHERS[language]()).catalogue);
}

/** Starts in the language of this browser, the one that the office uses too; without its words, in Vietnamese. */
export const startWords = (): Promise<void> => switchLanguage(currentLanguage()).catch(() => undefined);

/** Changes the language once its words are there. Fails without them: the page stays as it was. */
export async function switchLanguage(language: Language): Promise<void> {
  await load(language);
  if (language !== currentLanguage()) chooseLanguage(language);
  await words.changeLanguage(language);
}

const subscribe = (listener: () => void) => {
  words.on('languageChanged', listener);
  return () => words.off('languageChanged', listener);
};

/** The words that are shown, and their language. */
export function useWords(): { t: Say; language: Language } {
  const language = useSyncExternalStore(subscribe, () => words.language as Language);
  const t = useMemo(() => sayIn(language), [language]);
  return { t, language };
}
