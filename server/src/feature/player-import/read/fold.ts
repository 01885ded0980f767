/** Lower case, without diacritics, đ as d, every run of other characters a blank: “Họ & tên*” → `ho ten`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without any blank: `Bag-tag`, `Bag tag` and `Bagtag` are one heading. */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');
