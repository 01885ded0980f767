import { datesOf } from '../rule/field/play-dates.ts';

/** The languages of the office and of the server's sentences. Vietnamese is the default and defines which words exist. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of the public pages and of the caddie's: the guests' too. One added here does not compile without its words. */
export const PUBLIC_LANGUAGES = [...LANGUAGES, 'ko', 'ja', 'zh'] as const;
export type PublicLanguage = (typeof PUBLIC_LANGUAGES)[number];

/** The language of sentences and pictures that have only two, for whoever reads a page in this one. */
export const closestLanguage = (language: PublicLanguage): Language => (language === 'vi' ? 'vi' : 'en');

/** How dates and numbers are written in each language. */
export const LOCALES: Readonly<Record<PublicLanguage, string>> = { vi: 'vi-VN', en: 'en-GB', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-CN' };

/** `2026-04-25` as the readers of a language write it: 25/04/2026, 2026. 04. 25. */
export const dateIn = (language: PublicLanguage, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );

/** The days of a tournament. */
export const datesIn = (language: PublicLanguage, of: Parameters<typeof datesOf>[0]): string =>
  datesOf(of, (date) => dateIn(language, date));
