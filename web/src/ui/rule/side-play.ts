import type { FormatRule, PlayRule } from '@fairway/api';
import { formatDecimal } from '@fairway/api/word/number';
import type { SidePlayName } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import type { RuleWords } from './day-handicap.ts';
import { sayWeights } from './play.ts';
import { playInForm } from './play-in-form.ts';

/** All that counts of how sides play, in a line: “4 partners a side · 2 scores count · 85 % (recommended)”. */
export function sayPlayWhole(play: SidePlayName, rule: PlayRule | null, format: FormatRule, t: RuleWords, language: Language): string {
  const { side, isOneBall, allowance, weights } = playInForm(play, rule, format);
  const { size, ball } = side.format;
  const shares = isOneBall
    ? t('rule:playRule.weights', { weights: sayWeights(side.weights(size.to) ?? [], language) })
    : t('rule:playRule.allowance', { percent: formatDecimal(side.allowance, language) });
  const isRecommended = isOneBall ? rule?.weights === undefined && weights !== null : side.allowance === allowance;
  const said = [
    size.from === size.to ? t('rule:playRule.exactly', { count: size.to }) : t('rule:playRule.between', size),
    ball.kind !== 'one' && t('rule:playRule.counting', { count: ball.counting }),
    isRecommended ? t('rule:playRule.recommended', { what: shares }) : shares,
    side.drives !== null && t('rule:playRule.drives', { count: side.drives }),
    rule?.substitutes === true && t('rule:playRule.substitutes'),
  ];
  return said.filter((part) => part !== false).join(' · ');
}
