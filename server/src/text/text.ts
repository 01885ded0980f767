import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { plain } from './plain.ts';

/** The path of the first text in a value that PostgreSQL cannot store: with a NUL or half a surrogate pair. Null: none. */
export function unstorablePath(value: unknown): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    if (!isStorable(key)) return 'key';
    const path = unstorablePath(value[key as keyof typeof value]);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Every Latin letter with a diacritic, and what `plain` makes of it. Without an extension SQL has no other way on either engine. */
const ACCENTED = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)))
  .filter((letter) => /^[a-z]$/.test(plain(letter)));
const FROM = ACCENTED.join('');
const TO = ACCENTED.map(plain).join('');

/** `plain` of a column that is kept in NFC. */
export const plainSql = (column: SQLWrapper): SQL => sql`lower(translate(${column}, ${FROM}, ${TO}))`;

/** Each plain letter with all that `plain` makes it of. */
const WRITTEN = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [
    letter,
    `[${letter}${letter.toUpperCase()}${ACCENTED.filter((accented) => plain(accented) === letter).join('')}]`,
  ]),
);

/**
 * A regular expression that finds a plain word in a text kept in NFC, whatever its diacritics and case: for columns without plain words beside
 * them.
 */
export const plainPattern = (word: string): string =>
  Array.from(word, (letter) => WRITTEN.get(letter) ?? letter.replace(/[^\p{L}\p{N}]/u, '\\$&')).join('');
