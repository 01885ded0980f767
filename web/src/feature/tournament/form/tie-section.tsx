import { COUNTBACKS, TIEBREAKS } from '@fairway/api/choice';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { type Fields, hasError } from './fields.ts';
import type { TournamentValues } from './values.ts';

/** How ties are broken. */
export function TieSection({ values, change, errors }: Fields) {
  const { t } = useTranslation(['tournament', 'choice']);
  return (
    <FormSection
      title={t('form.tieTitle')}
      summary={`${t(`choice:tiebreak.${values.tiebreak}.name`)} · ${t(`choice:countback.${values.countback}.name`)}`}
      hasError={hasError(errors, ['tiebreak', 'countback'])}
    >
      <Select
        label={t('form.tiebreak')}
        description={t(`choice:tiebreak.${values.tiebreak}.about`)}
        data={TIEBREAKS.map((value) => ({ value, label: t(`choice:tiebreak.${value}.name`) }))}
        value={values.tiebreak}
        onChange={(id) => change({ tiebreak: (id ?? values.tiebreak) as TournamentValues['tiebreak'] })}
        error={errors.tiebreak}
      />
      <Select
        label={t('form.countback')}
        description={t(`choice:countback.${values.countback}.about`)}
        data={COUNTBACKS.map((value) => ({ value, label: t(`choice:countback.${value}.name`) }))}
        value={values.countback}
        onChange={(id) => change({ countback: (id ?? values.countback) as TournamentValues['countback'] })}
        error={errors.countback}
      />
    </FormSection>
  );
}
