import { isAsked } from '@fairway/api/rule/field/setting-choice';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { AllowanceField } from '../../../../../ui/rule/handicap/allowance-field.tsx';
import { sayDayHandicapRule } from '../../../../../ui/rule/handicap/day-handicap.ts';
import { DayHandicapFields } from '../../../../../ui/rule/handicap/day-handicap-fields.tsx';
import { LimitFields } from '../../../../../ui/rule/handicap/limit-fields.tsx';
import { allowanceExample, sayAllowance, sayLimits } from '../../../../../ui/rule/restriction.ts';
import { type Fields, hasError } from '../fields.ts';

/** The numbers of the day handicap. */
export function DayHandicapSection({ values, change, errors }: Fields) {
  const { t } = useTranslation(['rule', 'choice']);
  const { calculateHandicapDay: day, dayHandicapRule: rule } = values;
  return (
    <FormSection
      title={t('field.dayHandicapRule')}
      summary={sayDayHandicapRule(day, rule, t, useLanguage())}
      hasError={hasError(errors, ['dayHandicapRule'])}
    >
      <DayHandicapFields day={day} rule={rule} onChange={(dayHandicapRule) => change({ dayHandicapRule })} errors={errors} />
    </FormSection>
  );
}

/** The share of a handicap that is played off, and its limits for men and women. Each match has a share of its own. */
export function LimitSection({ values, change, errors }: Fields) {
  const { t } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const { allowance, handicapLimits } = values;
  const hasShare = isAsked(values, 'allowance');
  return (
    <FormSection
      title={t('field.handicapLimits')}
      summary={[sayLimits(handicapLimits, t, language), ...(hasShare ? [sayAllowance(allowance, t, language)] : [])].join(' · ')}
      hasError={hasError(errors, ['allowance', 'handicapLimits'])}
    >
      {hasShare && (
        <AllowanceField
          description={allowanceExample(allowance, t, language)}
          value={allowance}
          onChange={(percent) => change({ allowance: percent })}
          error={errors.allowance}
        />
      )}
      <LimitFields limits={handicapLimits} onChange={(limits) => change({ handicapLimits: limits })} errors={errors} />
    </FormSection>
  );
}
