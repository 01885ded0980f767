import { plain } from '../../../text/plain.ts';

/** Lower case, without diacritics, every run of other characters as one blank: “Họ & tên*” → `ho ten`. */
export const fold = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without blanks: `Bag-tag`, `Bag tag` and `Bagtag` are the same heading. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
