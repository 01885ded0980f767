import { describe, expect, test } from 'vitest';
import { countingMean } from './counting.ts';
import { limitedIndex } from './index-limit.ts';

const from10 = (count: number) => Array.from({ length: count }, (_, at) => 100 + 10 * at);

describe('the mean that counts', () => {
  test('needs three differentials', () => {
    expect(countingMean([100, 110])).toBeNull();
  });
  test('takes more of the lowest the more there are, and takes off where they are few (Rules of Handicapping 5.2a)', () => {
    const rows = Array.from({ length: 18 }, (_, at) => countingMean(Array(at + 3).fill(100)));
    expect(rows.map((row) => row?.lowest)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8]);
    expect(rows.map((row) => row?.adjustment)).toEqual([-20, -10, 0, -10, ...Array(14).fill(0)]);
    expect(rows.map((row) => row?.mean)).toEqual([80, 90, 100, 90, ...Array(14).fill(100)]);
  });
  test.each([
    ['eleven from 10.0 upwards', from10(11), 110],
    ['thirteen', from10(13), 115],
    ['fifteen', from10(15), 120],
    ['15.3, 15.2 and 16.6', [153, 152, 166], 132],
    ['40.7, 42.4 and 36.1', [407, 424, 361], 341],
    ['with 45.9, 43.6 and 45.0 after them', [407, 424, 361, 459, 436, 450], 374],
    ['eight whose mean is exactly 16.05', [...[20, 106, 252, 284, 109, 270, 158, 85], ...Array(12).fill(400)], 161],
  ])('of %s', (_, differentials, mean) => {
    expect(countingMean(differentials)?.mean).toBe(mean);
  });
  test('rounds a half below 0 towards 0: −1.25 is −1.2', () => {
    expect(countingMean([-10, -15, ...Array(5).fill(0)])?.mean).toBe(-12);
  });
});

describe('a limit on an index', () => {
  test.each([
    ['a rise of 3.0 stands', 130, 100, { index: 130, limit: null }],
    ['half of what is above it counts', 134, 100, { index: 132, limit: 'soft-cap' }],
    ['a half of a tenth goes up', 135, 100, { index: 133, limit: 'soft-cap' }],
    ['5.0 more is 4.0 more', 150, 100, { index: 140, limit: 'soft-cap' }],
    ['6.0 more is 4.5 more', 160, 100, { index: 145, limit: 'soft-cap' }],
    ['which 7.0 more comes to exactly', 170, 100, { index: 150, limit: 'soft-cap' }],
    ['and never more than 5.0', 171, 100, { index: 150, limit: 'hard-cap' }],
    ['of a plus index too', 15, -20, { index: 13, limit: 'soft-cap' }],
    ['nothing is held without a low index', 300, null, { index: 300, limit: null }],
    ['54.0 stands', 540, null, { index: 540, limit: null }],
    ['and is the highest', 560, null, { index: 540, limit: 'maximum' }],
  ])('%s (Rules of Handicapping 5.3 and 5.8)', (_, mean, low, held) => {
    expect(limitedIndex(mean, low)).toEqual(held);
  });
});
