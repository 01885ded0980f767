import { expect, test } from 'vitest';
import { compareExact, exact, exactText, NOUGHT, plus, shownTenths, sumOf, times } from './exact.ts';

test.each([
  ['8690/7', exact(8690, 7), 12414],
  ['4/3', exact(24, 18), 13],
  ['0', exact(0, 9), 0],
  ['-5/4', exact(-5, 4), -12],
  ['1/20', exact(1, 20), 1],
  ['-1/20', exact(-1, 20), 0],
  ['-1/3', exact(-1, 3), -3],
])('%s is written so, and shown with one decimal, a half upwards', (text, value, tenths) => {
  expect([exactText(value), shownTenths(value)]).toEqual([text, tenths]);
});

test('equal numbers look alike, whatever they were added up from', () => {
  expect(sumOf([exact(1, 3), exact(1, 6), exact(1, 2)])).toEqual(exact(1, 1));
  expect(sumOf([])).toEqual(NOUGHT);
  expect(times(exact(2, 3), 1500, 1000)).toEqual(exact(1, 1));
});

test('shares of many ties are exact where a plain number has no room for their denominator', () => {
  const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
  const sum = sumOf(primes.map((prime) => exact(1, prime)));
  expect(sum.denominator > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
  const other = sumOf([...primes].reverse().map((prime) => exact(1, prime)));
  expect(other).toEqual(sum);
  expect(compareExact(plus(sum, { numerator: BigInt(1), denominator: sum.denominator }), other)).toBe(1);
});
