import { expect, test } from 'vitest';
import { compareTypings } from './compare.ts';

test('two typings of a card are compared hole by hole; what was not typed again is neither the same nor different', () => {
  expect(compareTypings([4, 5, 'pickup', 3], [4, 6, 'pickup', null])).toEqual({
    same: [1, 3],
    different: [{ hole: 2, first: 5, second: 6 }],
  });
});
