import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const typed = { startDate: '2026-01-31', duration: 1, durationUnit: 'month', amount: '20tr', commissionPercent: 12.5 } as const;

test('the form shows what follows from what is typed', () => {
  expect(outcomeOf(typed)).toEqual({ endDate: '2026-02-28', commission: 2_500_000, revenue: 17_500_000 });
  expect(outcomeOf({ ...typed, amount: '', startDate: '31/02' })).toEqual({ endDate: null, commission: null, revenue: null });
  expect(outcomeOf({ ...typed, commissionPercent: null })).toMatchObject({ commission: null, revenue: 20_000_000 });
});
