import { closestLanguage, type Language } from '@fairway/api/word/language';
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
