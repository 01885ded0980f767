import { LOCALES, type PublicLanguage } from '@fairway/api/word/language';
import { formatClock, today } from '../../../lib/value/date.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
/** Of the units, the largest two: 2 days 3 hours. */
const SAID = 2;

/** The minutes that the club's clock still has to go until a time of a day. */
export function minutesUntil(date: string, time: string, timeZone: string, now: number): number {
  const clock = Date.parse(`${today(timeZone, new Date(now))}T${formatClock(now, timeZone)}Z`);
  return (Date.parse(`${date}T${time}Z`) - clock) / MINUTE_MS;
}

/** 1 giờ 5 phút. */
export function durationIn(language: PublicLanguage, minutes: number): string {
  const first = UNITS.findIndex(([, lasts]) => minutes >= lasts);
  return UNITS.slice(first, first + SAID)
    .map(([unit, lasts], at) => [unit, Math.floor((at === 0 ? minutes : minutes % (UNITS[first]?.[1] ?? 1)) / lasts)] as const)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}
