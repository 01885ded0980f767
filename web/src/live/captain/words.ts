import { guestWords } from '../guest-words.ts';

export const useCaptainWords = guestWords('captain', {
  vi: () => import('@fairway/api/word/vi/captain'),
  en: () => import('@fairway/api/word/en/captain'),
  ko: () => import('@fairway/api/word/ko/captain'),
  ja: () => import('@fairway/api/word/ja/captain'),
  zh: () => import('@fairway/api/word/zh/captain'),
});
