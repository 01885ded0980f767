import type { FormatRule, PlayRule } from '@fairway/api';
import { formatDecimal } from '@fairway/api/word/number';
import type { SidePlay, SidePlayName } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import type { RuleWords } from './handicap/day-handicap.ts';
import { sayWeights } from './play.ts';
import { playInForm } from './play-in-form.ts';

/**
 * All that counts of how sides play, in a line: “4 partners a side · the best 2 count · 85 % (recommended)”. `isPublic`: who plays need not know
 * what is recommended.
 */
export function sayPlayWhole(
  play: SidePlayName,
  rule: PlayRule | null,
  format: FormatRule,
  { t, language, isPublic = false }: { t: RuleWords; language: Language; isPublic?: boolean },
): string {
  const { side, isOneBall, allowance, weights } = playInForm(play, rule, format);
  const { size, ball } = side.format;
  const shares = isOneBall
    ? sayShares(side, rule, t, language)
    : t('rule:playRule.allowance', { percent: formatDecimal(side.allowance, language) });
  const isRecommended = isOneBall ? rule?.weights === undefined && weights !== null : side.allowance === allowance;
  const parts = [
    size.from === size.to ? t('rule:playRule.exactly', { count: size.to }) : t('rule:playRule.between', size),
    ball.kind !== 'one' && t('rule:playRule.counting', { count: ball.counting }),
    isRecommended && !isPublic ? t('rule:playRule.recommended', { what: shares }) : shares,
    side.drives !== null && t('rule:playRule.drives', { count: side.drives }),
    rule?.substitutes === true && t('rule:playRule.substitutes'),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** The shares of the partners; where a side may be smaller and the shares are the recommended ones, those of each size. */
function sayShares({ format: { size }, weights }: SidePlay, rule: PlayRule | null, t: RuleWords, language: Language): string {
  const shares = (partners: number) => sayWeights(weights(partners) ?? [], language);
  if (rule?.weights !== undefined || size.from === size.to) return t('rule:playRule.weights', { weights: shares(size.to) });
  const sizes = Array.from({ length: size.to - size.from + 1 }, (_, nth) => size.from + nth);
  return sizes.map((count) => t('rule:playRule.weightsOf', { count, weights: shares(count) })).join(', ');
}
