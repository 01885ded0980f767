import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi> = {
  share: 'Share',
  copied: 'Link copied',
  calendar: 'Add to calendar',
  clubCalendar: 'Calendar of the club’s tournaments',
};
