import type { BackupState } from '@fairway/api';
import type { Language } from '../../lib/language.ts';

const HOUR = 3_600_000;
/** Without a schedule a backup is old after this time. */
const A_WEEK = 7 * 24 * HOUR;

/** How long ago that was, in the largest unit that fits: “3 giờ trước”. */
export function ageOf(made: string, now: Date, language: Language): string {
  const hours = Math.max(0, (now.getTime() - new Date(made).getTime()) / HOUR);
  const words = new Intl.RelativeTimeFormat(language);
  if (hours < 1) return words.format(-Math.floor(hours * 60), 'minute');
  return hours < 48 ? words.format(-Math.floor(hours), 'hour') : words.format(-Math.floor(hours / 24), 'day');
}

/** Whether two were missed, or nobody made one by hand for a week. */
export const isOld = ({ last, everyHours }: Pick<BackupState, 'last' | 'everyHours'>, now: Date): boolean =>
  last !== null && now.getTime() - new Date(last.made).getTime() > (everyHours === null ? A_WEEK : 2 * everyHours * HOUR);
