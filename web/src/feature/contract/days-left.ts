import { daysBetween } from '@fairway/api/rule/contract-term';
import type { SayOf } from '@fairway/api/word/say';
import { today } from '../../lib/date.ts';

/** The days until a contract ends, its last day among them; negative once it has ended. */
export const daysLeft = (endDate: string): number => daysBetween(today('Asia/Ho_Chi_Minh'), endDate) + 1;

export function sayDaysLeft({ validity, endDate }: { validity: string; endDate: string }, t: SayOf<'contract'>): string {
  if (validity === 'not-begun') return '';
  const days = daysLeft(endDate);
  return days > 0 ? t('daysLeft', { count: days }) : t('daysOver', { count: 1 - days });
}
