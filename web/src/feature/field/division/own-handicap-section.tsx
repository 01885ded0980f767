import type { Tournament } from '@fairway/api';
import { DAY_HANDICAPS } from '@fairway/api/choice/field/tournament';
import { DIVISION } from '@fairway/api/record/division';
import { deciding } from '@fairway/api/record/kind';
import { isDayAsked } from '@fairway/api/rule/field/setting-choice';
import { Group, Select, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { errorUnder, type FieldErrors } from '../../../ui/record/form/field-error.ts';
import { FormSection } from '../../../ui/record/form/form-section.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import type { DrawInput } from '../../../ui/record/form/use-inputs.tsx';
import { AllowanceField } from '../../../ui/rule/handicap/allowance-field.tsx';
import { sayDayHandicap, sayDayHandicapRule } from '../../../ui/rule/handicap/day-handicap.ts';
import { DayHandicapFields } from '../../../ui/rule/handicap/day-handicap-fields.tsx';
import { LimitFields } from '../../../ui/rule/handicap/limit-fields.tsx';
import { sayAllowance, sayLimits } from '../../../ui/rule/restriction.ts';

export const OWN = deciding(DIVISION);
type Own = Pick<TypedOf<typeof DIVISION>, (typeof OWN)[number]>;
type Props = {
  play: Tournament['play'];
  values: Own;
  change: (patch: Partial<Own>) => void;
  errors: FieldErrors;
  input: DrawInput<'capAbove' | 'capCountsAs'>;
};

/** What a division does otherwise with handicaps than the tournament: a day handicap of its own, allowance, cap and limits. */
export function OwnHandicapSection({ play, values, change, errors, input }: Props) {
  const { t } = useTranslation('division');
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const { calculateHandicapDay: day, dayHandicapRule, allowance, handicapLimits } = values;
  const choose = (id: string | null) => {
    const chosen = DAY_HANDICAPS.find((one) => one === id) ?? null;
    if (chosen !== day) change({ calculateHandicapDay: chosen, dayHandicapRule: null });
  };
  return (
    <FormSection title={t('ownTitle')} summary={useSummary(values)} hasError={OWN.some((field) => errorUnder(errors, field) !== undefined)}>
      {isDayAsked({ play }, day) && (
        <Select
          label={t('field.calculateHandicapDay')}
          description={day === null ? undefined : sayDayHandicapRule(day, dayHandicapRule, tRule, language)}
          data={[
            { value: '', label: t('asTournament') },
            ...DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicap(value, tRule) })),
          ]}
          value={day ?? ''}
          onChange={choose}
          error={errors.calculateHandicapDay}
        />
      )}
      {day !== null && day !== 'none' && (
        <DayHandicapFields day={day} rule={dayHandicapRule} onChange={(rule) => change({ dayHandicapRule: rule })} errors={errors} />
      )}
      <AllowanceField
        description={t('asTournamentHelp')}
        placeholder={t('asTournament')}
        value={allowance}
        onChange={(percent) => change({ allowance: percent })}
        error={errors.allowance}
      />
      <Group grow align="flex-start">
        {input('capAbove', { placeholder: t('asTournament') })}
        {input('capCountsAs', { placeholder: t('asTournament') })}
      </Group>
      <Text size="xs" c="dimmed" mt={-12}>
        {t('asTournamentHelp')}
      </Text>
      <LimitFields
        limits={handicapLimits}
        onChange={(limits) => change({ handicapLimits: limits })}
        help={t('limitHelp')}
        errors={errors}
      />
    </FormSection>
  );
}

/** What a division has of its own, in a line. */
function useSummary({ calculateHandicapDay: day, allowance, capAbove, capCountsAs, handicapLimits }: Own): string {
  const { t } = useTranslation('division');
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const as = t('asTournament');
  const parts = [
    day !== null && sayDayHandicap(day, tRule),
    allowance !== null && sayAllowance(allowance, tRule, language),
    (capAbove !== null || capCountsAs !== null) &&
      t('capSaid', { above: capAbove ?? as.toLowerCase(), countsAs: capCountsAs ?? capAbove ?? as.toLowerCase() }),
    handicapLimits !== null && sayLimits(handicapLimits, tRule, language),
  ];
  return parts.filter((one) => one !== false).join(' · ') || as;
}
