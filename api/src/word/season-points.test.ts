import { expect, it } from 'vitest';
import { formatPoints } from './season-points.ts';

it.each([
  ['8690/7', '1.241,4'],
  ['-5/2', '−2,5'],
  ['25', '25'],
  ['1/20', '0,1'],
])('points of %s are shown as %s', (exact, shown) => expect(formatPoints(exact, 'vi')).toBe(shown));
