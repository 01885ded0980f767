import type { Language } from '../language.ts';

const HOUR = 3_600_000;
/** How long ago that was, in the largest unit that fits: “3 giờ trước”. */
export function ageOf(made: string, now: Date, language: Language): string {
  const hours = Math.max(0, (now.getTime() - new Date(made).getTime()) / HOUR);
  const words = new Intl.RelativeTimeFormat(language);
  if (hours < 1) return words.format(-Math.floor(hours * 60), 'minute');
  return hours < 48 ? words.format(-Math.floor(hours), 'hour') : words.format(-Math.floor(hours / 24), 'day');
}
