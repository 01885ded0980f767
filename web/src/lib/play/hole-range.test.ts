import { expect, test } from 'vitest';
import { holeRanges } from './hole-range.ts';

test('lists missing holes as ranges', () => {
  expect(holeRanges([1, 2, 3, 7, 10, 11])).toBe('1–3, 7, 10–11');
  expect(holeRanges([])).toBe('');
});
