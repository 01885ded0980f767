import { expect, test } from 'vitest';
import { readHandicap } from './number.ts';

test.each([
  ['27,5', 27.5],
  ['27.5', 27.5],
  ['+2', -2],
  ['＋２', -2],
  ['１４．４', 14.4],
  ['+1,4', -1.4],
  ['0', 0],
  [' ', null],
])('a handicap typed as “%s” is %s', (typed, handicap) => {
  expect(readHandicap(typed)).toBe(handicap);
});

test.each(['chưa có', '-', '12,55', '-3'])('“%s” is no handicap', (typed) => {
  expect(readHandicap(typed)).toBeNaN();
});
