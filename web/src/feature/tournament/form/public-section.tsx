import { Switch } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { type Fields, hasError } from './fields.ts';

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
