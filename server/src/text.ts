import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where in a value the first text stands that PostgreSQL cannot keep: one with a NUL or with half a surrogate pair. Null: nowhere. */
export function unstorablePath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(key, [...path, 'key']) ?? unstorablePath(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Lower case without diacritics: “Đại Lải” is “dai lai”. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Every Latin letter with a diacritic, and the letter that `plain` makes of it; in SQL neither engine has another way without an extension. */
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
