import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '共有',
  copied: 'リンクをコピーしました',
  calendar: 'カレンダーに追加',
  clubCalendar: 'クラブの大会カレンダー',
};
