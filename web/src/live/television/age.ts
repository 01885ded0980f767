import { LOCALES, type PublicLanguage } from '@fairway/api/word/language';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago, in the largest unit that it fills: 3 giờ trước. Null: less than a minute. */
export function ageIn(language: PublicLanguage, ageMs: number): string | null {
  const unit = UNITS.find(([, lasts]) => ageMs >= lasts);
  return unit === undefined ? null : new Intl.RelativeTimeFormat(LOCALES[language]).format(-Math.floor(ageMs / unit[1]), unit[0]);
}
