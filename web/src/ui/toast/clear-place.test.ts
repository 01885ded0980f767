import { expect, test } from 'vitest';
import { type Box, riseAbove } from './clear-place.ts';

const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });
/** A toast at the lower edge of a phone of 390 × 844. */
const TOAST = box(16, 374, 768, 828);
const BAR = box(0, 390, 784, 844);

test.each([
  ['with nothing there it stays at the lower edge', [], 0],
  ['it rises above the bar at the lower edge', [BAR], 828 - 784 + 8],
  ['it stays below a bar in the middle of the screen', [box(0, 390, 500, 560)], 0],
  ['it stays where what is beside it is not covered', [box(390, 700, 700, 844)], 0],
  ['it rises above the field that is typed in, right above the bar', [box(16, 374, 740, 776), BAR], 828 - 740 + 8],
  ['a field that it does not reach any more does not matter', [box(16, 374, 600, 636), BAR], 828 - 784 + 8],
  ['in whatever order they come', [BAR, box(16, 374, 740, 776)], 828 - 740 + 8],
])('%s', (_, obstacles, rise) => {
  expect(riseAbove(TOAST, obstacles)).toBe(rise);
});
