import { fold } from '../read/fold.ts';

/** “06h30.”, “6h”, “6 giờ rưỡi”, “7h kém 5”, “6:30”, “06.30”, “630”, “25/04/2026 06:30” or Excel's part of a day, as `06:30`; null if it is not a time. */
export function teeTimeOf(text: string): string | null {
  const written = text.trim().replace(/^\d{1,2}\/\d{1,2}\/\d{4}\s+/, '');
  if (/^0[.,]\d{3,}$/.test(written)) return clock(Math.round(Number(written.replace(',', '.')) * 24 * 60));
  const digits = /^(\d{1,2})(\d{2})$/.exec(written);
  if (digits) return ofHour(Number(digits[1]), Number(digits[2]));
  const parts = TIME.exec(fold(written))?.groups;
  if (!parts || (parts.minute === undefined && !/[hg]/.test(parts.unit ?? ''))) return null;
  const minute = parts.half ? 30 : Number(parts.minute ?? 0);
  const time = ofHour(hourOfDay(Number(parts.hour), parts.part ?? ''), minute);
  return time && parts.less ? ofHour(Number(time.slice(0, 2)) - 1, 60 - Number(parts.less)) : time;
}

/** An hour and its minutes, half of it, or minutes before it; and the part of the day. */
const TIME =
  /^(?<hour>\d{1,2}) ?(?<unit>h|g|gio| )? ?(?:(?<minute>\d{2})(?: ?\d{2})? ?(?:p|phut)?|(?<half>ruoi)|kem (?<less>\d{1,2}) ?(?:p|phut)?)? ?(?<part>am|pm|sa|sang|trua|ch|chieu|toi)?$/;

/** Of twelve hours that of the day: twelve in the morning is midnight, one at noon is thirteen. */
function hourOfDay(hour: number, part: string): number {
  if (/^(?:am|sa)/.test(part) && hour === 12) return 0;
  const isLate = part === 'trua' ? hour < 10 : /^(?:pm|ch|toi)/.test(part) && hour < 12;
  return isLate ? hour + 12 : hour;
}

const ofHour = (hour: number, minute: number) => (hour >= 0 && hour < 24 && minute < 60 ? clock(hour * 60 + minute) : null);

const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const pad = (number: number) => String(number).padStart(2, '0');
