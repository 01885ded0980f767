import { DIVISION, DIVISION_DEFAULTS } from '@fairway/api/record/division';
import type { ValuesOf } from '@fairway/api/record/kind';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { sayDayHandicap, sayDayHandicapRule } from '../../../ui/rule/handicap/day-handicap.ts';
import { sayAllowance, sayLimits } from '../../../ui/rule/restriction.ts';

/** What a person writes of a division. */
export type DivisionFields = ValuesOf<typeof DIVISION>;

export const blankDivision: DivisionFields = { name: '', gender: 'm', ...DIVISION_DEFAULTS };

/** What a division may have in place of the tournament's reads “as in the tournament” where it has none. */
export function useDivisionFields(): Fields<DivisionFields> {
  const { t } = useTranslation('division');
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const own =
    <Value>(inWords: (value: Value) => string) =>
    (value: Value | null) =>
      value === null ? t('asTournament') : inWords(value);
  return useRecordFields('division', DIVISION, {
    calculateHandicapDay: { inWords: own((day) => sayDayHandicap(day, tRule)) },
    dayHandicapRule: {
      label: tRule('field.dayHandicapRule'),
      inWords: (rule, { calculateHandicapDay: day }) => (day === null ? t('asTournament') : sayDayHandicapRule(day, rule, tRule, language)),
    },
    allowance: { label: tRule('field.allowance'), inWords: own((percent) => sayAllowance(percent, tRule, language)) },
    capAbove: { inWords: own(String) },
    capCountsAs: { inWords: own(String) },
    handicapLimits: { label: tRule('field.handicapLimits'), inWords: own((limits) => sayLimits(limits, tRule, language)) },
  });
}
