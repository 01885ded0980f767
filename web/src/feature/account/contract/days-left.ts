import { daysBetween } from '@fairway/api/rule/account/contract-term';
import type { SayOf } from '@fairway/api/word/say';
import { today } from '../../../lib/value/date.ts';

/** The days until a contract ends: 0 on its last day, negative once it has ended. */
export const daysLeft = (endDate: string): number => daysBetween(today('Asia/Ho_Chi_Minh'), endDate);

export function sayDaysLeft({ validity, endDate }: { validity: string; endDate: string }, t: SayOf<'contract'>): string {
  if (validity === 'not-begun') return '';
  const days = daysLeft(endDate);
  if (days === 0) return t('endsToday');
  return days > 0 ? t('daysLeft', { count: days }) : t('daysOver', { count: -days });
}
