import type { Contract } from '@fairway/api';
import { CONTRACT_PLANS, DURATION_UNITS } from '@fairway/api/choice/contract';
import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { today } from '../../lib/date.ts';
import { useLanguage } from '../../lib/language.ts';
import { DateField } from '../../ui/field/date-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RecordForm } from '../../ui/record/record-form.tsx';
import { useRecordForm } from '../../ui/record/use-record-form.ts';
import { type ContractFields, useContractFields } from './fields.tsx';
import { Outcome } from './outcome.tsx';
import { addContract, changeContract } from './query.ts';
import { blankContract, type ContractValues, fieldsOf, problemsOf, valuesIn } from './values.ts';

export type SiteFieldProps = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (siteId: string | null) => void;
  readonly error: ReactNode;
};
type Props = {
  /** undefined: a new one. */
  contract?: Contract;
  /** Where a new contract gets its site, and the one that it begins with. */
  siteField?: (props: SiteFieldProps) => ReactNode;
  forSite?: string | null;
  onSaved: (contract: Contract) => void;
  onCancel: () => void;
};

/** A contract: whose, from when, how long, and for how much; what follows from it stands below. */
export function ContractForm({ contract, siteField, forSite = null, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['contract', 'word']);
  const language = useLanguage();
  const [siteId, setSiteId] = useState(forSite);
  const [begun] = useState(() => blankContract(today('Asia/Ho_Chi_Minh')));
  const fields = useContractFields();
  const editing = useRecordForm<ContractFields, ContractValues, Contract>({
    record: contract,
    blank: begun,
    fields,
    valuesOf: valuesIn(language),
    fieldsOf,
    check: (values) => {
      const problems = Object.entries(problemsOf(values)).map(([field, problem]) => [
        field,
        t(problem === 'money' ? 'moneyWrong' : 'word:required'),
      ]);
      return { ...Object.fromEntries(problems), ...(contract === undefined && siteId === null && { siteId: t('word:required') }) };
    },
    add: (written) => addContract({ ...written, siteId: siteId ?? '' }),
    change: (changes) => changeContract(contract?.id ?? '', changes),
    refreshes: ['contracts'],
  });
  const { form } = editing;
  const input = <Field extends keyof ContractValues>(field: Field) => ({
    value: form.values[field],
    onChange: (value: ContractValues[Field]) => form.setFieldValue(field as string, value as never),
    error: form.errors[field],
  });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      {siteField?.({
        label: t('field.siteName'),
        value: siteId,
        onChange: (chosen) => {
          setSiteId(chosen);
          form.clearFieldError('siteId');
        },
        error: form.errors.siteId,
      })}
      <Group grow preventGrowOverflow={false} align="flex-start">
        <TextInput label={fields.code.label} withAsterisk aria-required {...form.getInputProps('code')} />
        <NativeSelect
          label={fields.plan.label}
          data={CONTRACT_PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
          {...form.getInputProps('plan')}
        />
      </Group>
      <TextInput label={fields.representative.label} {...form.getInputProps('representative')} />
      <Group grow preventGrowOverflow={false} align="flex-start">
        <DateField label={fields.startDate.label} required {...input('startDate')} />
        <NumberField label={fields.duration.label} min={1} max={120} withAsterisk aria-required {...input('duration')} />
        <NativeSelect
          label={fields.durationUnit.label}
          data={DURATION_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
          {...form.getInputProps('durationUnit')}
        />
      </Group>
      <Group grow preventGrowOverflow={false} align="flex-start">
        <MoneyField label={fields.price.label} {...input('price')} />
        <MoneyField label={fields.amount.label} {...input('amount')} />
        <NumberField label={fields.commissionPercent.label} min={0} max={100} decimals={2} {...input('commissionPercent')} />
      </Group>
      <Outcome values={form.values} />
      <Textarea label={fields.note.label} description={t('noteHelp')} autosize minRows={3} {...form.getInputProps('note')} />
    </RecordForm>
  );
}
