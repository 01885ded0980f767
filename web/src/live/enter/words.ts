import type { PublicLanguage } from '@fairway/api/word/language';
import type { SaySignup } from '@fairway/api/word/signup-text';
import { guestWords } from '../guest-words.ts';

export type EnterSay = SaySignup;
/** How a part of the page speaks, and in which language. */
export type Spoken = { readonly say: EnterSay; readonly language: PublicLanguage };

export const useEnterWords = guestWords('public-signup', {
  vi: () => import('@fairway/api/word/vi/public-signup'),
  en: () => import('@fairway/api/word/en/public-signup'),
  ko: () => import('@fairway/api/word/ko/public-signup'),
  ja: () => import('@fairway/api/word/ja/public-signup'),
  zh: () => import('@fairway/api/word/zh/public-signup'),
});
