import { instantAt } from '../../clock.ts';

/**
 * The moment of what a club says by its clocks. A day alone is its first second where something begins, and all of its last where it ends:
 * “until 23/11” is until 23:59:59.999 there.
 */
export function momentOf(said: string, timeZone: string, end: 'begins' | 'ends'): Date {
  const [date = '', time] = said.split('T');
  const [hours = '', minutes = '', seconds = '00'] = (time ?? (end === 'begins' ? '00:00:00' : '23:59:59')).split(':');
  const rest = end === 'ends' && (time === undefined || time.length > 5) ? 999 : 0;
  return new Date(instantAt(date, `${hours}:${minutes}`, timeZone).getTime() + Number(seconds) * 1000 + rest);
}
