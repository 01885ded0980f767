import type { Contract } from '@fairway/api';
import { CONTRACT } from '@fairway/api/record/contract';
import type { ValuesOf } from '@fairway/api/record/kind';
import { formatMoney } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { useValidityWords, ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';

/** What a person writes of a contract, beside its site. */
export type ContractFields = ValuesOf<typeof CONTRACT>;
/** With what follows from it. */
type ContractFacts = ContractFields & Pick<Contract, 'siteName' | 'endDate' | 'validity' | 'commission' | 'revenue'>;

export const useContractFields = (): Fields<ContractFields> => useRecordFields('contract', CONTRACT);

export function useContractFacts(): Fields<ContractFacts> {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const sayValidity = useValidityWords();
  const money = (amount: number | null) => formatMoney(amount, language);
  return {
    ...useContractFields(),
    siteName: { label: t('field.siteName') },
    endDate: { label: t('field.endDate'), inWords: formatDate },
    validity: { label: t('field.validity'), inWords: sayValidity, draw: (validity) => <ValidityMark validity={validity} /> },
    commission: { label: t('field.commission'), inWords: money, numeric: true },
    revenue: { label: t('field.revenue'), inWords: money, numeric: true },
  };
}
