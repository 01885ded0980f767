import { describe, expect, it } from 'vitest';
import { readDistance, typedDistance } from './distance.ts';

describe('a distance', () => {
  it.each([
    ['1,42', 142],
    ['1.42', 142],
    [' 1.42 m ', 142],
    ['1m42', 142],
    ['2m5', 250],
    ['1 m 05', 105],
    ['80cm', 80],
    ['245', 24_500],
    ['245 mét', 24_500],
    ['１．４２', 142],
    ['155 yd', 14_173],
    ['155 Yards', 14_173],
    ['0', 0],
    ['', null],
  ])('typed as “%s” in a tournament of metres is %s cm', (typed, centimetres) => {
    expect(readDistance(typed, 'meters')).toBe(centimetres);
  });

  it.each([
    ['155', 14_173],
    ['268,5', 24_552],
    ['245 m', 24_500],
  ])('typed as “%s” in a tournament of yards is %i cm', (typed, centimetres) => {
    expect(readDistance(typed, 'yards')).toBe(centimetres);
  });

  it.each(['abc', '-3', '1,2,3', '12 ft', "5'10", '1.234,5', '123456'])('cannot be “%s”', (typed) => {
    expect(readDistance(typed, 'meters')).toBeNaN();
  });

  it('is written into a field so that it reads the same', () => {
    for (const [centimetres, unit] of [
      [142, 'meters'],
      [14_173, 'yards'],
      [24_500, 'meters'],
      [1, 'meters'],
    ] as const)
      expect(readDistance(typedDistance(centimetres, unit, ','), unit)).toBe(centimetres);
  });
});
