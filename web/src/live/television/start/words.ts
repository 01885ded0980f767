import { guestWords } from '../../guest-words.ts';

export const useTelevisionWords = guestWords('public-television', {
  vi: () => import('@fairway/api/word/vi/public-television'),
  en: () => import('@fairway/api/word/en/public-television'),
  ko: () => import('@fairway/api/word/ko/public-television'),
  ja: () => import('@fairway/api/word/ja/public-television'),
  zh: () => import('@fairway/api/word/zh/public-television'),
});
