import type { PublicLanguage } from '@fairway/api/word/language';
import { formatDistance } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';

export type SayStatistics = SayOf<'statistics'>;

/** +0,42, or −0,10 with the true minus. */
export function sayMean(mean: number, language: PublicLanguage): string {
  const said = formatDistance(Math.abs(mean), language);
  return Number(mean.toFixed(2)) === 0 ? 'E' : `${mean < 0 ? '−' : '+'}${said}`;
}
