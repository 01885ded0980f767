import { describe, expect, it } from 'vitest';
import { lastDay, validityOn } from './contract-term.ts';

describe('the last day of a contract', () => {
  it.each([
    ['2026-01-01', 12, 'month', '2026-12-31'],
    ['2026-01-01', 1, 'year', '2026-12-31'],
    ['2026-03-15', 1, 'month', '2026-04-14'],
    ['2026-12-15', 3, 'month', '2027-03-14'],
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2026-01-30', 1, 'month', '2026-02-28'],
    ['2026-01-29', 1, 'month', '2026-02-28'],
    ['2026-01-28', 1, 'month', '2026-02-27'],
    ['2028-01-31', 1, 'month', '2028-02-29'],
    ['2026-01-31', 2, 'month', '2026-03-30'],
    ['2026-03-31', 1, 'month', '2026-04-30'],
    ['2026-03-01', 1, 'month', '2026-03-31'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2028-02-29', 4, 'year', '2032-02-28'],
    ['2027-03-01', 1, 'year', '2028-02-29'],
    ['2026-02-28', 24, 'month', '2028-02-27'],
  ] as const)('from %s for %i %s is %s', (start, duration, unit, end) => {
    expect(lastDay(start, duration, unit)).toBe(end);
  });

  it('never leaves a day between a term and the next one', () => {
    for (let day = 1; day <= 31; day += 1) {
      const start = `2026-01-${String(day).padStart(2, '0')}`;
      const ends = Array.from({ length: 36 }, (_, nth) => lastDay(start, nth + 1, 'month'));
      expect(ends).toEqual(ends.toSorted());
      expect(new Set(ends).size).toBe(36);
    }
  });
});

describe('the validity of a contract', () => {
  const contract = { startDate: '2026-01-01', endDate: '2026-12-31' };
  it.each([
    ['2025-12-31', 'not-begun'],
    ['2026-01-01', 'valid'],
    ['2026-11-30', 'valid'],
    ['2026-12-01', 'ending'],
    ['2026-12-31', 'ending'],
    ['2027-01-01', 'ended'],
  ] as const)('on %s is “%s”', (today, validity) => {
    expect(validityOn(today, contract)).toBe(validity);
  });
});
