import type { Contract } from '@fairway/api';
import { CONTRACT, CONTRACT_DEFAULTS } from '@fairway/api/record/contract';
import { keysOf, without } from '@fairway/api/record/kind';
import { daysAfter } from '@fairway/api/rule/account/contract-term';
import { Group, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { today } from '../../../lib/value/date.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { type ContractFields, useContractFields } from './fields.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { addContract, changeContract } from './query.ts';

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
  /** The one that a new contract follows: on the same terms, from the day after its last one. */
  renewed?: Contract | undefined;
  onSaved: (contract: Contract) => void;
  onCancel: () => void;
};

const INPUTS = { lines: Textarea, date: DateField, whole: NumberField, money: MoneyField, percent: NumberField };
/** In rows, above what follows from them. */
const ROWS = [
  ['code', 'plan'],
  ['representative'],
  ['startDate', 'duration', 'durationUnit'],
  ['price', 'amount', 'commissionPercent'],
] as const;
const REST = keysOf(without(CONTRACT, ...ROWS.flat()));

function termsAfter({ endDate, representative, plan, duration, durationUnit, price, amount, commissionPercent }: Contract) {
  return { startDate: daysAfter(endDate, 1), ...{ representative, plan, duration, durationUnit, price, amount, commissionPercent } };
}

/** A contract: whose, from when, how long, and for how much; what follows from it stands below. */
export function ContractForm({ contract, siteField, forSite = null, renewed, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['contract', 'word']);
  const [siteId, setSiteId] = useState(renewed?.siteId ?? forSite);
  const [begun] = useState(() => ({
    ...CONTRACT_DEFAULTS,
    code: '',
    startDate: today('Asia/Ho_Chi_Minh'),
    ...(renewed && termsAfter(renewed)),
  }));
  const fields = useContractFields();
  const typing = useTyping(CONTRACT);
  const editing = useRecordForm<ContractFields, TypedOf<typeof CONTRACT>, Contract>({
    record: contract,
    blank: begun,
    fields,
    ...typing,
    check: (values) => ({
      ...typing.check(values),
      ...(contract === undefined && siteId === null && { siteId: t('word:required') }),
    }),
    add: (written) => addContract({ ...written, siteId: siteId ?? '' }),
    change: (changes) => changeContract(contract?.id ?? '', changes),
    refreshes: ['contracts'],
  });
  const { form } = editing;
  const input = useInputs(CONTRACT, fields, form, INPUTS);
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
      {ROWS.map((row) => (
        <Group key={row[0]} grow preventGrowOverflow={false} align="flex-start">
          {row.map((key) => input(key))}
        </Group>
      ))}
      <OutcomeList values={form.values} />
      {REST.map((key) => input(key, key === 'note' ? { description: t('noteHelp') } : {}))}
    </RecordForm>
  );
}
