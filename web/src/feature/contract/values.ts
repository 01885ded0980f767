import type { ContractPlan, DurationUnit } from '@fairway/api/choice/contract';
import { CONTRACT_DEFAULTS } from '@fairway/api/record/contract';
import { lastDay, shareOf } from '@fairway/api/rule/contract-term';
import { readDate } from '../../lib/date.ts';
import type { Language } from '../../lib/language.ts';
import { readMoney, typedMoney } from '../../lib/money.ts';
import { textOrNull } from '../../lib/text.ts';
import type { ContractFields } from './fields.tsx';

/** The form: money as it is typed. */
export type ContractValues = {
  code: string;
  representative: string;
  plan: ContractPlan;
  startDate: string | null;
  duration: number | null;
  durationUnit: DurationUnit;
  price: string;
  amount: string;
  commissionPercent: number | null;
  note: string;
};

export const blankContract = (today: string): ContractFields => ({ ...CONTRACT_DEFAULTS, code: '', startDate: today });

export const valuesIn =
  (language: Language) =>
  ({ representative, price, amount, note, ...rest }: ContractFields): ContractValues => ({
    ...rest,
    representative: representative ?? '',
    price: typedMoney(price, language),
    amount: typedMoney(amount, language),
    note: note ?? '',
  });

export const fieldsOf = ({ code, representative, price, amount, note, startDate, duration, ...rest }: ContractValues): ContractFields => ({
  ...rest,
  code: code.trim(),
  representative: textOrNull(representative),
  startDate: startDate ?? '',
  duration: duration ?? 0,
  price: readMoney(price),
  amount: readMoney(amount),
  note: textOrNull(note),
});

export type ContractProblem = 'required' | 'money';

/** What can be said beside a field before anything is sent. */
export function problemsOf({
  code,
  startDate,
  duration,
  price,
  amount,
}: ContractValues): Partial<Record<keyof ContractValues, ContractProblem>> {
  return {
    ...(code.trim() === '' && { code: 'required' }),
    ...(startDate === null && { startDate: 'required' }),
    ...(duration === null && { duration: 'required' }),
    ...(Number.isNaN(readMoney(price)) && { price: 'money' }),
    ...(Number.isNaN(readMoney(amount)) && { amount: 'money' }),
  };
}

/** What the typed values come to; null: something is missing. */
export function outcomeOf({ startDate, duration, durationUnit, amount, commissionPercent }: ContractValues): {
  readonly endDate: string | null;
  readonly commission: number | null;
  readonly revenue: number | null;
} {
  const start = startDate === null ? null : readDate(startDate);
  const agreed = readMoney(amount);
  return {
    endDate: start === null || duration === null || duration < 1 ? null : lastDay(start, duration, durationUnit),
    ...shareOf(Number.isNaN(agreed) ? null : agreed, commissionPercent),
  };
}
