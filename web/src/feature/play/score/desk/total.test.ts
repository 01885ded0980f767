import type { HoleScore } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { scoreMark, totalsOf } from './total.ts';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const rest = (count: number): HoleScore[] => Array(count).fill(null);

describe('totals run along', () => {
  test('a whole card', () => {
    expect(totalsOf(par, par)).toEqual({ nines: [36, 36], total: 72, toPar: 0, played: 18 });
  });

  test('an empty card has none', () => {
    expect(totalsOf(rest(18), par)).toEqual({ nines: [null, null], total: null, toPar: null, played: 0 });
  });

  test('count to par over the holes with a score, whichever they are', () => {
    expect(totalsOf([...rest(9), 5, 3, ...rest(7)], par)).toEqual({ nines: [null, 8], total: 8, toPar: 0, played: 2 });
  });

  test('a pick-up leaves its nine and the round without a total', () => {
    expect(totalsOf([4, 'pickup', ...rest(7), 4, ...rest(8)], par)).toEqual({ nines: [null, 4], total: null, toPar: null, played: 3 });
  });
});

describe('marks of a score card', () => {
  test.each([
    [1, 4, 'eagle'],
    [3, 5, 'eagle'],
    [3, 4, 'birdie'],
    [4, 4, 'par'],
    [5, 4, 'bogey'],
    [6, 4, 'worse'],
    ['pickup', 4, 'pickup'],
    [null, 4, 'none'],
  ] as const)('%s on a par %d is %s', (score, holePar, mark) => {
    expect(scoreMark(score, holePar)).toBe(mark);
  });
});
