import { expect, test } from 'vitest';
import { hasCardCodes } from './paper.ts';

test('a score card bears the code of its live card unless another is wanted; a bag tag only where that is said', () => {
  expect(
    (['caddie', 'board', 'board-and-tag', 'none'] as const).map((code) => [
      hasCardCodes('score-card', code),
      hasCardCodes('bag-tag', code),
    ]),
  ).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, false],
  ]);
  expect(hasCardCodes('flight-label', 'board-and-tag')).toBe(false);
});
