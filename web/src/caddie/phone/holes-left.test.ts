import { expect, test } from 'vitest';
import { holesIn } from './holes-left.ts';

test('what waits on a phone is counted in holes: the scores of a flight at one hole and a measured shot there are one', () => {
  expect(holesIn([])).toBe(0);
  expect(holesIn([{ hole: 4 }, { hole: 4 }, { hole: 4 }, { hole: 4 }, { hole: 5 }, { hole: 4 }])).toBe(2);
});
