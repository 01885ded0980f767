const MINUTE_MS = 60_000;
/** No cell of a list is longer, and what looks for times and holes in a text takes far longer for a longer one. */
export const LONGEST_CELL = 2000;

/** A cell as text, in the form that people write: 27.5, 25/04/2026, 06:30, TRUE. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return cleanText(String(value));
}

/** They cannot be seen, but where letters of an old code page are read they are parts of letters. */
const FONT_SIGN = /[\u0080-\u009f\u00ad]/;

/** They join letters of Arabic or Sinhala, and the parts of an emoji or a flag: without them it is another word or picture. */
const JOINER = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u;

/** NFC (Excel on a Mac writes NFD), Unix line ends, plain blanks, no invisible characters, no half surrogate pairs, and not too long. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || FONT_SIGN.test(sign) || JOINER.test(sign) ? sign : ''))
    .trim()
    .slice(0, LONGEST_CELL)
    .toWellFormed();

/** Excel keeps 15 digits; the rest of a sum of tenths is noise. */
export const numberText = (value: number) => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15))));

/** Excel counts days: a time alone is a part of day 0, before 1900. The reader cuts fractions of a minute off, so we round. */
export function dateText(value: Date): string {
  const rounded = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS);
  if (Number.isNaN(rounded.getTime())) return '';
  const [year, month, day, hour, minute] = rounded.toISOString().split(/[-T:]/);
  const time = `${hour}:${minute}`;
  if (rounded.getUTCFullYear() < 1900) return time;
  const date = `${day}/${month}/${year}`;
  return time === '00:00' ? date : `${date} ${time}`;
}
