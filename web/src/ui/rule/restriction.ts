import type { HandicapLimits } from '@fairway/api';
import { formatDecimal, formatHandicap } from '@fairway/api/word/number';
import { declaredAsPlayed } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import type { RuleWords } from './handicap/day-handicap.ts';

export const sayAllowance = (percent: number | null, t: RuleWords, language: Language): string =>
  t('rule:allowanceSaid', { percent: percent === null ? '' : formatDecimal(percent, language) });

/** What is played off a declared handicap of 20. */
export function allowanceExample(percent: number | null, t: RuleWords, language: Language): string {
  const played = percent === null ? 200 : declaredAsPlayed(200, { cap: null, allowance: percent }, 'm');
  return t('rule:allowanceExample', { handicap: formatHandicap(played / 10, language) });
}

/** The limits of men and of women, in words. */
export function sayLimits(limits: HandicapLimits | null, t: RuleWords, language: Language): string {
  const parts = (['m', 'f'] as const).flatMap((gender) => {
    const { min, max } = limits?.[gender] ?? { min: null, max: null };
    const [from, to] = [formatHandicap(min, language), formatHandicap(max, language)];
    if (min === null && max === null) return [];
    const range =
      min !== null && max !== null
        ? t('rule:limit.range', { from, to })
        : min !== null
          ? t('rule:limit.from', { from })
          : t('rule:limit.to', { to });
    return [t(`rule:limit.said.${gender}`, { range })];
  });
  return parts.join(', ') || t('rule:limit.none');
}
