import type { Contract } from '@fairway/api';
import type { CONTRACT_DEFAULTS } from '@fairway/api/record/contract';
import { formatMoney, formatPercent } from '@fairway/api/word/number';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../lib/date.ts';
import { useLanguage } from '../../lib/language.ts';
import { useValidityWords, ValidityMark } from '../../ui/mark/validity-mark.tsx';
import type { Fields } from '../../ui/record/field.ts';

/** What a person writes of a contract, beside its site. */
export type ContractFields = Pick<Contract, 'code' | 'startDate' | keyof typeof CONTRACT_DEFAULTS>;
/** With what follows from it. */
type ContractFacts = ContractFields & Pick<Contract, 'siteName' | 'endDate' | 'validity' | 'commission' | 'revenue'>;

export function useContractFields(): Fields<ContractFields> {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const money = (amount: number | null) => formatMoney(amount, language);
  return {
    code: { label: t('field.code') },
    representative: { label: t('field.representative') },
    plan: { label: t('field.plan'), inWords: (plan) => t(`plan.${plan}`) },
    startDate: { label: t('field.startDate'), inWords: formatDate },
    duration: { label: t('field.duration') },
    durationUnit: { label: t('field.durationUnit'), inWords: (unit) => t(`unit.${unit}`) },
    price: { label: t('field.price'), inWords: money, numeric: true },
    amount: { label: t('field.amount'), inWords: money, numeric: true },
    commissionPercent: {
      label: t('field.commissionPercent'),
      inWords: (percent) => (percent === null ? '' : formatPercent(percent, language)),
      numeric: true,
    },
    note: { label: t('field.note') },
  };
}

export function useContractFacts(): Fields<ContractFacts> {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const sayValidity = useValidityWords();
  const money = (amount: number | null) => formatMoney(amount, language);
  return {
    ...useContractFields(),
    siteName: { label: t('field.siteName') },
    endDate: { label: t('field.endDate'), inWords: formatDate },
    validity: { label: t('field.validity'), inWords: sayValidity, shown: (validity) => <ValidityMark validity={validity} /> },
    commission: { label: t('field.commission'), inWords: money, numeric: true },
    revenue: { label: t('field.revenue'), inWords: money, numeric: true },
  };
}
