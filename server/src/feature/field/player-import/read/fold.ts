import { plain } from '../../../../text/plain.ts';

/** Lower case, without diacritics, every run of signs that are no letters or digits as one blank: “Họ & tên*” → `ho ten`. */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const result = plain(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (folded.size >= MOST_KEPT) folded.clear();
  if (text.length <= LONGEST_KEPT) folded.set(text, result);
  return result;
}

/** Each step of reading asks for the same texts again: those of one list are kept. */
const folded = new Map<string, string>();
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 100;

/** The same without blanks: `Bag-tag`, `Bag tag` and `Bagtag` are the same heading. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
