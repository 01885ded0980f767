import { guestWords } from '../guest-words.ts';

export const useCheckWords = guestWords('public-check', {
  vi: () => import('@fairway/api/word/vi/public-check'),
  en: () => import('@fairway/api/word/en/public-check'),
  ko: () => import('@fairway/api/word/ko/public-check'),
  ja: () => import('@fairway/api/word/ja/public-check'),
  zh: () => import('@fairway/api/word/zh/public-check'),
});
