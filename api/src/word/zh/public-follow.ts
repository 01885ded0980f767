import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '分享',
  copied: '已复制链接',
  calendar: '添加到日历',
  clubCalendar: '俱乐部赛事日历',
};
