import { BASES, type Basis } from '@fairway/golf';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChoiceField } from './fields.tsx';

type Props = {
  basis: Basis;
  /** Whether strokes count over the par of each golfer's own card, and what the form calls that. Points never do. */
  isOverPar: boolean;
  label: string;
  onChange: (basis: Basis, isOverPar: boolean) => void;
  error?: ReactNode;
};

/** Which list of the events a season reads. */
export function BasisFields({ basis, isOverPar, label, onChange, error }: Props) {
  const { t } = useTranslation('season');
  return (
    <>
      <ChoiceField
        label={t('rule.basis')}
        choices={BASES}
        wordOf={(one) => t(`rule.basisChoice.${one}`)}
        value={basis}
        error={error}
        onChange={(one) => onChange(one, one !== 'points' && isOverPar)}
      />
      {basis !== 'points' && (
        <Checkbox label={label} checked={isOverPar} onChange={({ currentTarget }) => onChange(basis, currentTarget.checked)} />
      )}
    </>
  );
}
