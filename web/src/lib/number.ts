import { figures } from '@fairway/api/rule/figures';
import { LOCALES, type PublicLanguage } from '@fairway/api/word/language';

/** Made when they are first needed: one costs a phone several milliseconds. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatNumber(number: number, language: PublicLanguage, maximumFractionDigits: number): string {
  const key = `${language} ${maximumFractionDigits}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits });
  formatters.set(key, formatter);
  return formatter.format(number);
}

export const formatCount = (count: number, language: PublicLanguage): string => formatNumber(count, language, 0);

/** A number with one decimal at most: 71,2. */
export const formatDecimal = (number: number, language: PublicLanguage): string => formatNumber(number, language, 1);

/** A measured distance, with two decimals at most: 1,42. */
export const formatDistance = (number: number, language: PublicLanguage): string => formatNumber(number, language, 2);

/** 12,5 %, with two decimals at most. */
export const formatPercent = (percent: number, language: PublicLanguage): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** A handicap as golfers write it: 14,4 and 18; a plus handicap, negative on the wire, as +2. */
export function formatHandicap(handicap: number | null, language: PublicLanguage): string {
  if (handicap === null) return '';
  return handicap < 0 ? `+${formatNumber(-handicap, language, 1)}` : formatNumber(handicap, language, 1);
}

/** A handicap as people type it, with a comma or a dot, `+2` for a plus handicap; null: nothing typed, NaN: no number. */
export function readHandicap(text: string): number | null {
  const typed = figures(text).replace(',', '.');
  if (typed === '') return null;
  if (!/^\+?\d{1,2}(\.\d)?$/.test(typed)) return Number.NaN;
  return typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed);
}

/** To par as boards write it: E, +5, and −3 with the true minus. */
export function formatToPar(toPar: number | null, language: PublicLanguage): string {
  if (toPar === null) return '';
  if (toPar === 0) return 'E';
  return toPar < 0 ? `−${formatNumber(-toPar, language, 1)}` : `+${formatNumber(toPar, language, 1)}`;
}
