import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';

describe('an amount in a cell', () => {
  it.each([
    ['2500000', 2_500_000],
    ['2,500,000', 2_500_000],
    ['2.500.000', 2_500_000],
    ['2 500 000', 2_500_000],
    ["2'500'000", 2_500_000],
    ['2,500,000.00', 2_500_000],
    ['2.500.000,00', 2_500_000],
    ['2500000.00', 2_500_000],
    ['2.500', 2500],
    ['2,500,000.00 VND', 2_500_000],
    ['VND 2,500,000', 2_500_000],
    ['2.500.000đ', 2_500_000],
    ['+2,500,000', 2_500_000],
    ['-33,000', -33_000],
    ['−33.000', -33_000],
    ['(33,000)', -33_000],
    ['33,000-', -33_000],
    ['33,000 DR', -33_000],
    ['33,000 CR', 33_000],
    ['0.00 VND', 0],
  ])('%s is %d', (text, amount) => {
    expect(moneyOf(text)).toEqual({ amount, hasSign: /[-−+()]|DR|CR/.test(text) });
  });

  it.each(['', ' ', '-', '–'])('may be empty: “%s”', (text) => {
    expect(moneyOf(text)).toBeNull();
  });

  it.each([
    ['2,500,000.50', 'decimals'],
    ['2500000.5', 'decimals'],
    ['2.500.000,5', 'decimals'],
    ['2,500,00', 'amount'],
    ['2,500.000', 'amount'],
    ['2.5E+06', 'amount'],
    ['hai triệu', 'amount'],
    ['#CALC?', 'amount'],
    ['9999999999999999', 'amount'],
    ['2,500.00 USD', 'currency'],
    ['$2,500', 'currency'],
  ])('%s is refused: %s', (text, problem) => {
    expect(moneyOf(text)).toBe(problem);
  });
});
