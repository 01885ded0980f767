import type { CONTRACT } from '@fairway/api/record/contract';
import { lastDay, shareOf } from '@fairway/api/rule/account/contract-term';
import { readDate } from '../../../lib/value/date.ts';
import { readMoney } from '../../../lib/value/money.ts';
import type { TypedOf } from '../../../ui/record/form/typed.ts';

type Typed = Pick<TypedOf<typeof CONTRACT>, 'startDate' | 'duration' | 'durationUnit' | 'amount' | 'commissionPercent'>;

/** What the typed values come to; null: something is missing. */
export function outcomeOf({ startDate, duration, durationUnit, amount, commissionPercent }: Typed): {
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
