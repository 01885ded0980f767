import { guestWords } from '../guest-words.ts';

export const useFollowWords = guestWords('public-follow', {
  vi: () => import('@fairway/api/word/vi/public-follow'),
  en: () => import('@fairway/api/word/en/public-follow'),
  ko: () => import('@fairway/api/word/ko/public-follow'),
  ja: () => import('@fairway/api/word/ja/public-follow'),
  zh: () => import('@fairway/api/word/zh/public-follow'),
});
