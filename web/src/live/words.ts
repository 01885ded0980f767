import type { SayOf } from '@fairway/api/word/say';
import { catalogue as vi } from '@fairway/api/word/vi/live';
import { publicWords } from '../i18n/public-words.ts';

/** The words of the board in one language. */
export type Say = SayOf<'live'>;

export const { sayIn, startWords, switchLanguage, useWords } = publicWords('live', vi, {
  en: () => import('@fairway/api/word/en/live'),
  ko: () => import('@fairway/api/word/ko/live'),
  ja: () => import('@fairway/api/word/ja/live'),
  zh: () => import('@fairway/api/word/zh/live'),
});
