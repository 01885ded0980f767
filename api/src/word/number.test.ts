import { expect, test } from 'vitest';
import { formatCount, formatHandicap, formatToPar } from './number.ts';

test('a handicap has a comma in Vietnamese and a dot in English; a plus handicap a plus', () => {
  expect(formatHandicap(14.4, 'vi')).toBe('14,4');
  expect(formatHandicap(14.4, 'en')).toBe('14.4');
  expect(formatHandicap(-2, 'vi')).toBe('+2');
  expect(formatHandicap(null, 'vi')).toBe('');
  expect(formatCount(1234, 'vi')).toBe('1.234');
});

test('to par is E, +5, or −3 with the true minus', () => {
  expect([0, 5, -3, -2.6, null].map((toPar) => formatToPar(toPar, 'vi'))).toEqual(['E', '+5', '−3', '−2,6', '']);
});
