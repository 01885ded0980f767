import { guestWords } from '../guest-words.ts';

export const useSealWords = guestWords('seal', {
  vi: () => import('@fairway/api/word/vi/seal'),
  en: () => import('@fairway/api/word/en/seal'),
  ko: () => import('@fairway/api/word/ko/seal'),
  ja: () => import('@fairway/api/word/ja/seal'),
  zh: () => import('@fairway/api/word/zh/seal'),
});
