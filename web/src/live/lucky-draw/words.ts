import { guestWords } from '../guest-words.ts';

export const useLuckyDrawWords = guestWords('public-lucky-draw', {
  vi: () => import('@fairway/api/word/vi/public-lucky-draw'),
  en: () => import('@fairway/api/word/en/public-lucky-draw'),
  ko: () => import('@fairway/api/word/ko/public-lucky-draw'),
  ja: () => import('@fairway/api/word/ja/public-lucky-draw'),
  zh: () => import('@fairway/api/word/zh/public-lucky-draw'),
});
