import { expect, test } from 'vitest';
import { axisTo } from './axis.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [21, [0, 10, 20, 30]],
  [240, [0, 100, 200, 300]],
  [3_456, [0, 1_000, 2_000, 3_000, 4_000]],
])('an axis to %i has at most four steps above zero, of 1, 2 or 5 times a power of ten, and reaches it', (most, axis) => {
  expect(axisTo(most)).toEqual(axis);
});
