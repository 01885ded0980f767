import { expect, test } from 'vitest';
import { sideExample } from './side-example.ts';

test('the example of one ball is the handicap of the side, by its own shares', () => {
  expect(sideExample({ play: 'scramble' })).toEqual({ handicaps: [8, 14, 20, 27], playsOff: 11, counted: null });
  expect(sideExample({ play: 'scramble', partners: 2, weights: [50, 50] })).toMatchObject({ handicaps: [8, 14], playsOff: 11 });
});

test('the example of own balls is what each plays off, and which scores count', () => {
  expect(sideExample({ play: 'four-ball' })).toEqual({
    handicaps: [8, 14],
    playsOff: [7, 12],
    counted: { of: 'hole', scores: [4, 5], best: 1, sum: 4 },
  });
  expect(sideExample({ play: 'best-balls', counting: 3, allowance: 50 })).toMatchObject({
    playsOff: [4, 7, 10, 14],
    counted: { of: 'hole', best: 3, sum: 14 },
  });
  expect(sideExample({ play: 'best-rounds' })).toMatchObject({ counted: { of: 'round', scores: [70, 72, 75, 79], best: 3, sum: 217 } });
});
