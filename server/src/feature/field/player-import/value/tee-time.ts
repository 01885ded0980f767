import { fold } from '../read/fold.ts';

/** “06h30.”, “6h”, “6:30”, “06.30”, “630”, “25/04/2026 06:30” or Excel's part of a day, as `06:30`; null if it is not a time. */
export function teeTimeOf(text: string): string | null {
  const written = text.trim().replace(/^\d{1,2}\/\d{1,2}\/\d{4}\s+/, '');
  if (/^0[.,]\d{3,}$/.test(written)) return clock(Math.round(Number(written.replace(',', '.')) * 24 * 60));
  const digits = /^(\d{1,2})(\d{2})$/.exec(written);
  if (digits) return ofHour(Number(digits[1]), Number(digits[2]));
  const parts = /^(\d{1,2}) ?(h|g|gio| )? ?(\d{2})?(?: ?\d{2})? ?(?:p|phut)? ?(am|pm|sa|sang|ch|chieu)?$/.exec(fold(written));
  if (!parts || (parts[3] === undefined && !/[hg]/.test(parts[2] ?? ''))) return null;
  const isAfternoon = /^(?:pm|ch)/.test(parts[4] ?? '') && Number(parts[1]) < 12;
  return ofHour(Number(parts[1]) + (isAfternoon ? 12 : 0), Number(parts[3] ?? 0));
}

const ofHour = (hour: number, minute: number) => (hour < 24 && minute < 60 ? clock(hour * 60 + minute) : null);

const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const pad = (number: number) => String(number).padStart(2, '0');
