import { describe, expect, test } from 'vitest';
import { moved, placeOf } from './order.ts';

describe('a line that is dragged', () => {
  const middles = [20, 60, 100];
  test.each([
    ['stays while the pointer is within its own line', 1, 70, 1],
    ['takes the place of the next one beyond its middle', 1, 101, 2],
    ['stays below the middle of the one before', 1, 21, 1],
    ['takes the place of the one before above its middle', 1, 19, 0],
    ['goes to the end', 0, 500, 2],
    ['goes to the beginning', 2, -30, 0],
  ])('%s', (_, dragged, pointer, place) => {
    expect(placeOf(middles, dragged, pointer)).toBe(place);
  });

  test('moves and leaves the others in their order', () => {
    expect(moved(['gross', 'net', 'division'], 0, 2)).toEqual(['net', 'division', 'gross']);
    expect(moved(['gross', 'net', 'division'], 2, 0)).toEqual(['division', 'gross', 'net']);
  });
});
