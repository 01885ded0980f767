import { plain } from '../../../text.ts';

/** Lower case, without diacritics, every run of other characters a blank: “Họ & tên*” → `ho ten`. */
export const fold = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without any blank: `Bag-tag`, `Bag tag` and `Bagtag` are one heading. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
