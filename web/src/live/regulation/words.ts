import { catalogue as en } from '@fairway/api/word/en/public-regulation';
import { sayOf, WORD_OPTIONS } from '@fairway/api/word/engine';
import type { SayOf } from '@fairway/api/word/say';
import { catalogue as vi } from '@fairway/api/word/vi/public-regulation';
import { createInstance } from 'i18next';

const NAMESPACE = 'public-regulation';
const words = createInstance();
words.init({ ...WORD_OPTIONS, lng: 'vi', ns: NAMESPACE, resources: { vi: { [NAMESPACE]: vi }, en: { [NAMESPACE]: en } } });

/** The words of this page, in both languages: they are few. */
const SAY: Readonly<Record<string, SayOf<typeof NAMESPACE>>> = {
  vi: sayOf(words, 'vi', NAMESPACE),
  en: sayOf(words, 'en', NAMESPACE),
};
export const sayIn = (language: string): SayOf<typeof NAMESPACE> => SAY[language] ?? sayOf(words, 'en', NAMESPACE);
