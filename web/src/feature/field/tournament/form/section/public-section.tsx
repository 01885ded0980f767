import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { type Fields, hasError } from '../fields.ts';

/** Whether anyone may see the board. */
export function PublicSection({ values, errors, input }: Fields) {
  const { t } = useTranslation('tournament');
  return (
    <FormSection
      title={t('form.publicTitle')}
      summary={values.public ? t('form.publicOn') : t('form.publicOff')}
      hasError={hasError(errors, ['public'])}
    >
      {input('public', { description: t('form.publicHelp') })}
    </FormSection>
  );
}
