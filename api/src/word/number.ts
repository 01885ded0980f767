import { LOCALES, type PublicLanguage } from './language.ts';

/** How figures read on screens, paper and pictures: one format, whoever draws them. */

/** Made when they are first needed, and kept: one costs a phone several milliseconds. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatted(number: number, language: PublicLanguage, options: Intl.NumberFormatOptions): string {
  const key = `${language} ${options.style ?? ''} ${options.maximumFractionDigits ?? ''}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  formatters.set(key, formatter);
  return formatter.format(number);
}

/** A number rounded to `maximumFractionDigits` decimals. */
const rounded = (number: number, language: PublicLanguage, maximumFractionDigits: number): string =>
  formatted(number, language, { maximumFractionDigits });

export const formatCount = (count: number, language: PublicLanguage): string => rounded(count, language, 0);

/** A number with one decimal at most: 71,2. */
export const formatDecimal = (number: number, language: PublicLanguage): string => rounded(number, language, 1);

/** A measured distance, with two decimals at most: 1,42. */
export const formatDistance = (number: number, language: PublicLanguage): string => rounded(number, language, 2);

/** 12,5 %, with two decimals at most. */
export const formatPercent = (percent: number, language: PublicLanguage): string =>
  formatted(percent / 100, language, { style: 'percent', maximumFractionDigits: 2 });

/** 12.000.000 ₫, or ₫12,000,000 in English; empty: no amount. */
export const formatMoney = (amount: number | null, language: PublicLanguage): string =>
  amount === null ? '' : formatted(amount, language, { style: 'currency', currency: 'VND' });

/** A handicap as golfers write it: 14,4 and 18; a plus handicap, negative on the wire, as +2; empty: none. */
export function formatHandicap(handicap: number | null, language: PublicLanguage): string {
  if (handicap === null) return '';
  return handicap < 0 ? `+${formatDecimal(-handicap, language)}` : formatDecimal(handicap, language);
}

/** To par as boards write it: E, +5, and −3 with the true minus; empty: none. */
export function formatToPar(toPar: number | null, language: PublicLanguage): string {
  if (toPar === null) return '';
  if (toPar === 0) return 'E';
  return toPar < 0 ? `−${formatDecimal(-toPar, language)}` : `+${formatDecimal(toPar, language)}`;
}

/** Strokes or points, with one decimal at most and the true minus; empty: none. */
export const formatAmount = (amount: number | null, language: PublicLanguage): string =>
  amount === null ? '' : formatDecimal(amount, language).replace('-', '−');

/** A number that is added or taken off: 0, +1, −1. */
export const formatSigned = (amount: number, language: PublicLanguage): string =>
  `${amount > 0 ? '+' : ''}${formatAmount(amount, language)}`;

/** An exact part of strokes, with three decimals at most and the true minus. */
export const formatExact = (strokes: number, language: PublicLanguage): string => rounded(strokes, language, 3).replace('-', '−');
