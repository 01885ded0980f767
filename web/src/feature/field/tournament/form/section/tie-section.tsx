import { Select } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { nameIn } from '../../definition.ts';
import { type Fields, hasError } from '../fields.ts';

/** How ties are broken. */
export function TieSection({ values, change, errors, input, definitions }: Fields) {
  const { t } = useTranslation(['tournament', 'choice', 'rule']);
  const { countbackOrder: order, countbackShare: share } = values;
  const summary = (['tiebreak', 'countback'] as const).map((kind) => nameIn(definitions[kind], values[kind]));
  const choice = (kind: 'tiebreak' | 'countback') => (
    <Select
      label={t(`field.${kind}`)}
      description={definitions[kind].find(({ id }) => id === values[kind])?.description}
      data={definitions[kind].map(({ id, name }) => ({ value: id, label: name }))}
      value={values[kind]}
      onChange={(id) => change({ [kind]: id ?? values[kind] })}
      error={errors[kind]}
    />
  );
  return (
    <FormSection
      title={t('form.tieTitle')}
      summary={[
        ...summary,
        ...(order === 'play' ? [t('choice:countbackOrder.play.name')] : []),
        ...(share === 'exact' ? [] : [t(`rule:countbackShare.${share}.name`)]),
      ].join(' · ')}
      hasError={hasError(errors, ['tiebreak', 'countback', 'countbackOrder', 'countbackShare'])}
    >
      {choice('tiebreak')}
      {choice('countback')}
      {input('countbackOrder', { description: t(`choice:countbackOrder.${order}.about`) })}
      {input('countbackShare', { description: t(`rule:countbackShare.${share}.about`) })}
    </FormSection>
  );
}
