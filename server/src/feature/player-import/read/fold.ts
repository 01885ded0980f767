import { plain } from '../../../text/plain.ts';

/** Lower case, without diacritics, every run of signs that are no letters or digits as one blank: “Họ & tên*” → `ho ten`. */
export const fold = (text: string): string =>
  plain(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');

/** The same without blanks: `Bag-tag`, `Bag tag` and `Bagtag` are the same heading. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
