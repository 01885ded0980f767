import { formatMoney } from '@fairway/api/word/number';
import { expect, test } from 'vitest';
import { readMoney, typedMoney } from './money.ts';

test.each([
  ['12tr', 12_000_000],
  ['１２tr', 12_000_000],
  ['12 TR', 12_000_000],
  ['12 triệu', 12_000_000],
  ['1,5 tỷ', 1_500_000_000],
  ['1.5 tỷ', 1_500_000_000],
  ['1,25ty', 1_250_000_000],
  ['2 tỉ', 2_000_000_000],
  ['12.000.000', 12_000_000],
  ['12,000,000', 12_000_000],
  ['12 000 000', 12_000_000],
  ['12000000', 12_000_000],
  ['12.000.000đ', 12_000_000],
  ['12.000.000 ₫', 12_000_000],
  ['₫12,000,000', 12_000_000],
  ['12.000.000 VNĐ', 12_000_000],
  ['12.000.000 vnd', 12_000_000],
  ['12 triệu đồng', 12_000_000],
  ['500k', 500_000],
  ['500 nghìn', 500_000],
  ['500 ngàn', 500_000],
  ['0', 0],
  ['12tr5', 12_500_000],
  ['12tr500', 12_500_000],
  ['12tr050', 12_050_000],
  ['1 tỷ 200tr', 1_200_000_000],
  ['1 tỷ 200 triệu 500k', 1_200_500_000],
  ['1tỷ2', 1_200_000_000],
  ['0,1tr', 100_000],
  ['8,12tr', 8_120_000],
  ['12.000', 12_000],
])('%s is %s đồng', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount);
});

test.each([
  ['letters', 'mười triệu'],
  ['a currency alone', 'đ'],
  ['a fraction of a đồng', '1,5'],
  ['what may be 1,5 or 1500 million', '1.500tr'],
  ['thousands that are not three figures', '12.00.000'],
  ['both marks', '12.000,000'],
  ['a negative amount', '-5tr'],
  ['units from small to large', '200tr 1 tỷ'],
  ['a unit twice', '1tr 2tr'],
  ['more than a number can hold', '99999999999999999'],
])('%s is no amount: %s', (_, typed) => {
  expect(readMoney(typed)).toBeNaN();
});

test('nothing typed is no amount, and no mistake', () => {
  expect([readMoney(''), readMoney('  ')]).toEqual([null, null]);
});

test('what a field shows is read as the same amount, in both languages', () => {
  for (const amount of [0, 999, 1000, 12_000_000, 1_234_567_890])
    for (const language of ['vi', 'en'] as const) expect(readMoney(typedMoney(amount, language))).toBe(amount);
});

test('an amount is shown in VND as each language writes it', () => {
  expect(formatMoney(12_000_000, 'vi').replace(/\s/g, ' ')).toBe('12.000.000 ₫');
  expect(formatMoney(12_000_000, 'en')).toBe('₫12,000,000');
  expect(formatMoney(null, 'vi')).toBe('');
});
