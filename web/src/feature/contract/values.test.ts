import { expect, test } from 'vitest';
import { blankContract, fieldsOf, outcomeOf, problemsOf, valuesIn } from './values.ts';

const contract = {
  ...blankContract('2026-01-31'),
  code: 'HĐ-01',
  representative: 'Nguyễn Thị Lan',
  price: 24_000_000,
  amount: 20_000_000,
  commissionPercent: 12.5,
};

test('a contract that is opened and saved without a change stays the same, in both languages', () => {
  for (const language of ['vi', 'en'] as const) {
    expect(fieldsOf(valuesIn(language)(contract))).toEqual(contract);
    expect(fieldsOf(valuesIn(language)(blankContract('2026-01-31')))).toEqual(blankContract('2026-01-31'));
  }
});

test('money is saved as the amount that was typed', () => {
  const values = { ...valuesIn('vi')(contract), price: '12tr', amount: '1,5 tỷ' };
  expect(fieldsOf(values)).toMatchObject({ price: 12_000_000, amount: 1_500_000_000 });
});

test('the form shows what follows from what is typed', () => {
  const values = { ...valuesIn('vi')(contract), duration: 1, durationUnit: 'month' as const };
  expect(outcomeOf(values)).toEqual({ endDate: '2026-02-28', commission: 2_500_000, revenue: 17_500_000 });
  expect(outcomeOf({ ...values, amount: '', startDate: '31/02' })).toEqual({ endDate: null, commission: null, revenue: null });
  expect(outcomeOf({ ...values, commissionPercent: null })).toMatchObject({ commission: null, revenue: 20_000_000 });
});

test('what is missing or no amount is said beside its field', () => {
  const values = { ...valuesIn('vi')(contract), code: ' ', startDate: null, duration: null, price: 'nhiều', amount: '1.500tr' };
  expect(problemsOf(values)).toEqual({ code: 'required', startDate: 'required', duration: 'required', price: 'money', amount: 'money' });
  expect(problemsOf(valuesIn('vi')(contract))).toEqual({});
});
