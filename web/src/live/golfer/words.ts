import { guestWords } from '../guest-words.ts';

export const useGolferWords = guestWords('public-golfer', {
  vi: () => import('@fairway/api/word/vi/public-golfer'),
  en: () => import('@fairway/api/word/en/public-golfer'),
  ko: () => import('@fairway/api/word/ko/public-golfer'),
  ja: () => import('@fairway/api/word/ja/public-golfer'),
  zh: () => import('@fairway/api/word/zh/public-golfer'),
});
