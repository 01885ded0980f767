/** What people read for other signs: the letters of a code leave out I, L and O. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as somebody typed it from paper, in the letters that it is shown in; null: it is none. */
export function readSigns(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s.–—-]/g, '')
    .replace(/[OIL]/g, (sign) => ALIKE[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(signs) ? (signs.match(/.{4}/g) ?? []).join('-') : null;
}
