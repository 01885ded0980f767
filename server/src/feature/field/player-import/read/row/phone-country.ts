/** Countries whose lists are known by their letters; in a list of any other one numbers are Vietnamese. */
const COUNTRIES = [
  { code: '82', letters: /\p{Script=Hangul}/u, national: /^0(?:1\d{8,9}|[2-6]\d{7,9})$/ },
  { code: '66', letters: /\p{Script=Thai}/u, national: /^0\d{8,9}$/ },
  { code: '81', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]|氏名|電話番号|携帯/u, national: /^0\d{9,10}$/ },
  { code: '86', letters: /手机|电话|姓名/u, national: /^1[3-9]\d{9}$/ },
  { code: '886', letters: /手機|電話/u, national: /^09\d{8}$/ },
] as const;
export type Country = (typeof COUNTRIES)[number];

export const countryOf = (headings: readonly string[]): Country | null =>
  COUNTRIES.find(({ letters }) => headings.some((heading) => letters.test(heading))) ?? null;

/** A number without its country, as it is dialled from abroad; any other text as it is. */
export function withCountry(text: string, { code, national }: Country): string {
  const digits = text.normalize('NFKC').replace(/[\s().\-–/]/g, '');
  return national.test(digits) ? `+${code}${digits.replace(/^0/, '')}` : text;
}

/** Thais write 2523 as 23. */
export const inBuddhistYears = (date: string): string =>
  date.replace(/^(\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*)(\d{2})$/, (_, day: string, year: string) => `${day}25${year}`);
