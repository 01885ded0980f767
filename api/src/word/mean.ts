import { LOCALES, type PublicLanguage } from './language.ts';

/** Made when they are first needed, and kept: one costs a phone several milliseconds. */
const formatters = new Map<PublicLanguage, Intl.NumberFormat>();

/** +0,42, or −0,10 with the true minus: two decimals, as they stand below each other. */
export function sayMean(mean: number, language: PublicLanguage): string {
  const formatter =
    formatters.get(language) ?? new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(language, formatter);
  const sign = Math.abs(mean) < 0.005 ? '' : mean < 0 ? '−' : '+';
  return `${sign}${formatter.format(Math.abs(mean))}`;
}
