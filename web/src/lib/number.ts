import type { Language } from './language.ts';

const locale = { vi: 'vi-VN', en: 'en-GB' } as const;
const whole = { vi: /* @__PURE__ */ new Intl.NumberFormat(locale.vi), en: /* @__PURE__ */ new Intl.NumberFormat(locale.en) };
const decimal = {
  vi: new Intl.NumberFormat(locale.vi, { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(locale.en, { maximumFractionDigits: 1 }),
};

export const formatCount = (count: number, language: Language): string => whole[language].format(count);

/** A number with one decimal at most: 71,2. */
export const formatDecimal = (number: number, language: Language): string => decimal[language].format(number);

/** 12,5 %, with two decimals at most. */
export const formatPercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(locale[language], { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** A handicap as golfers write it: 14,4 and 18; a plus handicap, negative on the wire, as +2. */
export function formatHandicap(handicap: number | null, language: Language): string {
  if (handicap === null) return '';
  return handicap < 0 ? `+${decimal[language].format(-handicap)}` : decimal[language].format(handicap);
}

/** A handicap as people type it, with a comma or a dot, `+2` for a plus handicap; null: nothing typed, NaN: no number. */
export function readHandicap(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\+?\d{1,2}(\.\d)?$/.test(typed)) return Number.NaN;
  return typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed);
}

/** To par as boards write it: E, +5, and −3 with the true minus. */
export function formatToPar(toPar: number | null, language: Language): string {
  if (toPar === null) return '';
  if (toPar === 0) return 'E';
  return toPar < 0 ? `−${decimal[language].format(-toPar)}` : `+${decimal[language].format(toPar)}`;
}
