import { guestWords } from '../guest-words.ts';

export const useMatchWords = guestWords('match-board', {
  vi: () => import('@fairway/api/word/vi/match-board'),
  en: () => import('@fairway/api/word/en/match-board'),
  ko: () => import('@fairway/api/word/ko/match-board'),
  ja: () => import('@fairway/api/word/ja/match-board'),
  zh: () => import('@fairway/api/word/zh/match-board'),
});
