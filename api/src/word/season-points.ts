import { shownTenths } from '@fairway/golf';
import type { PublicLanguage } from './language.ts';
import { formatAmount } from './number.ts';

/** Points of a season as they are shown: `8690/7` is 1.241,4. The exact number is signed and kept. */
export function formatPoints(exact: string, language: PublicLanguage): string {
  const [numerator = '0', denominator = '1'] = exact.split('/');
  return formatAmount(shownTenths({ numerator: BigInt(numerator), denominator: BigInt(denominator) }) / 10, language);
}
