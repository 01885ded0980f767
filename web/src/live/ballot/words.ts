import type { SayOf } from '@fairway/api/word/say';
import { guestWords } from '../guest-words.ts';

export type BallotSay = SayOf<'public-ballot'>;

export const useBallotWords = guestWords('public-ballot', {
  vi: () => import('@fairway/api/word/vi/public-ballot'),
  en: () => import('@fairway/api/word/en/public-ballot'),
  ko: () => import('@fairway/api/word/ko/public-ballot'),
  ja: () => import('@fairway/api/word/ja/public-ballot'),
  zh: () => import('@fairway/api/word/zh/public-ballot'),
});
