import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { settingChoices } from '../query.ts';
import { type Fields, hasError } from './fields.ts';
import type { TournamentValues } from './values.ts';

/** How ties are broken; the choices and what they mean come from the server. */
export function TieSection({ values, change, errors }: Fields) {
  const { t } = useTranslation('tournament');
  const tiebreaks = useQuery(settingChoices('tiebreaks')).data?.items ?? [];
  const countbacks = useQuery(settingChoices('countbacks')).data?.items ?? [];
  const tiebreak = tiebreaks.find(({ id }) => id === values.tiebreak);
  const countback = countbacks.find(({ id }) => id === values.countback);
  return (
    <FormSection
      title={t('form.tieTitle')}
      summary={[tiebreak?.name, countback?.name].filter(Boolean).join(' · ')}
      hasError={hasError(errors, ['tiebreak', 'countback'])}
    >
      <Select
        label={t('form.tiebreak')}
        description={tiebreak?.description}
        data={tiebreaks.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.tiebreak}
        onChange={(id) => change({ tiebreak: (id ?? values.tiebreak) as TournamentValues['tiebreak'] })}
        error={errors.tiebreak}
      />
      <Select
        label={t('form.countback')}
        description={countback?.description}
        data={countbacks.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.countback}
        onChange={(id) => change({ countback: (id ?? values.countback) as TournamentValues['countback'] })}
        error={errors.countback}
      />
    </FormSection>
  );
}
