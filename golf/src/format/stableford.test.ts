import { expect, test } from 'vitest';
import { stablefordPoints } from './stableford.ts';

test.each<[string, number, number, number, number]>([
  ['a net par is two points', 5, 4, 1, 2],
  ['a bogey without a stroke is one', 5, 4, 0, 1],
  ['a net double bogey is none', 6, 4, 0, 0],
  ['a net triple bogey is none, not less', 8, 4, 1, 0],
  ['a net birdie is three', 4, 4, 1, 3],
  ['a hole in one on a par 5 off two strokes is eight', 1, 5, 2, 8],
  ['a plus player who gives a stroke has one for a par', 4, 4, -1, 1],
])('%s', (_, strokes, par, received, points) => {
  expect(stablefordPoints(strokes, par, received)).toBe(points);
});
