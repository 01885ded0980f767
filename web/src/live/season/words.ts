import { guestWords } from '../guest-words.ts';

export const useSeasonWords = guestWords('public-season', {
  vi: () => import('@fairway/api/word/vi/public-season'),
  en: () => import('@fairway/api/word/en/public-season'),
  ko: () => import('@fairway/api/word/ko/public-season'),
  ja: () => import('@fairway/api/word/ja/public-season'),
  zh: () => import('@fairway/api/word/zh/public-season'),
});
