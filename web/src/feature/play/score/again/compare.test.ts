import { expect, test } from 'vitest';
import { compareTypings } from './compare.ts';

test('two typings of a card are compared hole by hole; what was not typed again is neither the same nor different', () => {
  expect(compareTypings([4, 5, 'pickup', 3], [4, 6, 'pickup', null], {})).toEqual({
    same: [1, 3],
    different: [{ hole: 2, first: 5, second: 6 }],
  });
});

test('of a back nine they have the numbers of the course’s card', () => {
  expect(compareTypings([4, 5], [4, 6], { firstHole: 10 })).toEqual({ same: [10], different: [{ hole: 11, first: 5, second: 6 }] });
});
