import { Switch, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { type Fields, hasError } from './fields.ts';

/** The regulations of the tournament. */
export function RegulationSection({ values, change, errors }: Fields) {
  const { t } = useTranslation('tournament');
  return (
    <FormSection
      title={t('form.regulationTitle')}
      summary={values.regulations.trim() === '' ? t('form.regulationNone') : t('form.regulationSome')}
      hasError={hasError(errors, ['regulations'])}
    >
      <Textarea
        label={t('form.regulations')}
        autosize
        minRows={8}
        maxRows={24}
        value={values.regulations}
        onChange={(event) => change({ regulations: event.currentTarget.value })}
        error={errors.regulations}
      />
    </FormSection>
  );
}

/** Whether anyone may see the board. */
export function PublicSection({ values, change, errors }: Fields) {
  const { t } = useTranslation('tournament');
  return (
    <FormSection
      title={t('form.publicTitle')}
      summary={values.public ? t('form.publicOn') : t('form.publicOff')}
      hasError={hasError(errors, ['public'])}
    >
      <Switch
        label={t('form.public')}
        description={t('form.publicHelp')}
        checked={values.public}
        onChange={(event) => change({ public: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
