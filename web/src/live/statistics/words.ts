import { guestWords } from '../guest-words.ts';

export const useStatisticsWords = guestWords('statistics', {
  vi: () => import('@fairway/api/word/vi/statistics'),
  en: () => import('@fairway/api/word/en/statistics'),
  ko: () => import('@fairway/api/word/ko/statistics'),
  ja: () => import('@fairway/api/word/ja/statistics'),
  zh: () => import('@fairway/api/word/zh/statistics'),
});
