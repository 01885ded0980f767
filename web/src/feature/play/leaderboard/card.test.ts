import { describe, expect, test } from 'vitest';
import { holeMark } from './hole-mark.ts';
import { ninesOf } from './nine.ts';

describe('a hole on the card', () => {
  test.each([
    [1, 3, 'double-circle'],
    [2, 5, 'double-circle'],
    [3, 5, 'double-circle'],
    [3, 4, 'circle'],
    [4, 4, 'plain'],
    [5, 4, 'square'],
    [6, 4, 'double-square'],
    [11, 4, 'double-square'],
  ] as const)('%i on a par %i is drawn as %s', (strokes, par, mark) => {
    expect(holeMark(strokes, par)).toBe(mark);
  });
});

describe('totals', () => {
  const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];

  test('OUT and IN have their own par, and add the holes played so far', () => {
    const [out, back] = ninesOf([5, 4, 3], par);
    expect(out).toMatchObject({ name: 'OUT', par: 36, strokes: 12 });
    expect(back).toMatchObject({ name: 'IN', par: 36, strokes: null });
    expect(back?.holes[0]).toEqual({ hole: 10, par: 4, score: null });
  });

  test('are missing for a nine with a pick-up, but not for the other nine', () => {
    const [out, back] = ninesOf(['pickup', ...par.slice(1)], par);
    expect(out?.strokes).toBeNull();
    expect(back?.strokes).toBe(36);
  });
});
