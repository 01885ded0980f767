import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi, never> = {
  share: '공유',
  copied: '링크를 복사했습니다',
  calendar: '캘린더에 추가',
  clubCalendar: '클럽 대회 캘린더',
};
