import type { PlayRule } from '@fairway/api';
import type { Play } from '@fairway/api/choice/field/side';
import { formatDecimal } from '@fairway/api/word/number';
import type { Percent } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import type { RuleWords } from './handicap/day-handicap.ts';

export const sayPlay = (play: Play, t: RuleWords): string => t(`rule:play.${play}`);

/** What sides have otherwise than their play usually has, in words; '': nothing. */
export function sayPlayRule(rule: PlayRule | null, t: RuleWords, language: Language): string {
  const { partners, counting, allowance, weights, drives, substitutes } = rule ?? {};
  const parts = [
    partners !== undefined && t('rule:playRule.partners', { count: partners }),
    counting !== undefined && t('rule:playRule.counting', { count: counting }),
    allowance !== undefined && t('rule:playRule.allowance', { percent: formatDecimal(allowance, language) }),
    weights !== undefined && t('rule:playRule.weights', { weights: sayWeights(weights, language) }),
    drives != null && t('rule:playRule.drives', { count: drives }),
    substitutes === true && t('rule:playRule.substitutes'),
  ].filter((part) => part !== false);
  return parts.join(', ');
}

export const sayWeights = (weights: readonly Percent[], language: Language): string =>
  weights.map((of) => formatDecimal(of, language)).join(' + ');
