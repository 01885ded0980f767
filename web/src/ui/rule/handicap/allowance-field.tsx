import { ALLOWANCE } from '@fairway/api/record/bound';
import { ALLOWANCES, type AllowanceName } from '@fairway/golf';
import { Group, Select } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../field/number-field.tsx';
import type { FieldErrors } from '../../record/form/field-error.ts';

type Props = {
  value: number | null;
  onChange: (percent: number | null) => void;
  description: string;
  placeholder?: string;
  error: FieldErrors[string];
};

const NAMES = Object.keys(ALLOWANCES) as AllowanceName[];

/** The share of a handicap that is played off: any number, or one that the Rules of Handicapping recommend, by its name. */
export function AllowanceField({ value, onChange, description, placeholder, error }: Props) {
  const { t } = useTranslation('rule');
  const data = NAMES.map((name) => ({
    value: name,
    label: t('allowancePreset', { name: t(`allowanceNames.${name}`), percent: ALLOWANCES[name] }),
  }));
  return (
    <Group grow align="flex-start" preventGrowOverflow={false}>
      <NumberField
        label={t('field.allowance')}
        description={description}
        {...(placeholder !== undefined && { placeholder })}
        within={ALLOWANCE}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Select
        label={t('allowancePresets')}
        description={t('allowancePresetsHelp')}
        placeholder={t('allowancePresetsNone')}
        data={data}
        value={null}
        searchable
        onChange={(name) => name !== null && onChange(ALLOWANCES[name as AllowanceName])}
      />
    </Group>
  );
}
