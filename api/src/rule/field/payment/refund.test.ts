import { describe, expect, it } from 'vitest';
import { refundOf, refundSteps } from './refund.ts';

/** All less a fixed sum until two weeks before, half until one week before; later all less the sum if the place is filled. */
const refunds = [
  { daysBefore: 14, percent: 100, less: 30_000 },
  { daysBefore: 7, percent: 50, less: 0 },
];
const STEPS = refundSteps({ refunds, refundIfFilled: { percent: 100, less: 30_000 } }, '2026-11-23');
const PAID = { price: 2_500_000, paid: 2_500_000, on: '2026-11-01', isFilled: false, getsAll: false };

describe('a refund by the rules of the form', () => {
  it.each([
    ['all less the sum on the last day of it', { on: '2026-11-09' }, 2_470_000],
    ['half from the next day', { on: '2026-11-10' }, 1_250_000],
    ['half until the end of its last day', { on: '2026-11-16' }, 1_250_000],
    ['nothing later', { on: '2026-11-17' }, 0],
    ['all less the sum where the place is filled', { on: '2026-11-17', isFilled: true }, 2_470_000],
    ['the better of two steps where the place is filled', { on: '2026-11-12', isFilled: true }, 2_470_000],
    ['nothing after the last step, filled or not', { on: '2026-11-24', isFilled: true }, 0],
    ['everything for whoever only waited', { on: '2026-11-30', getsAll: true }, 2_500_000],
    ['what was paid beyond the price, whenever', { on: '2026-11-30', paid: 2_600_000 }, 100_000],
    ['and it comes on top of the rule', { on: '2026-11-10', paid: 2_600_000 }, 1_350_000],
    ['by what was paid, where it was a part', { on: '2026-11-10', paid: 1_250_000 }, 625_000],
    ['whole dong', { on: '2026-11-10', price: 2_500_001, paid: 2_500_001 }, 1_250_000],
    ['never less than a later withdrawal gives', { on: '2026-11-01', paid: 20_000 }, 10_000],
    ['nothing where nothing was paid', { paid: 0 }, 0],
  ])('is %s', (_, change, amount) => {
    expect(refundOf({ ...PAID, ...change }, STEPS)).toBe(amount);
  });

  it('is never less than nothing', () => {
    expect(refundOf({ ...PAID, paid: 20_000 }, STEPS.slice(0, 1))).toBe(0);
  });

  it('is nothing without rules, and counts the steps in any order', () => {
    expect(refundOf(PAID, [])).toBe(0);
    expect(refundOf(PAID, STEPS.toReversed())).toBe(2_470_000);
  });
});
