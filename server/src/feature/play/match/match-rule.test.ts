import { expect, it } from 'vitest';
import { matchName } from './match-name.ts';
import { hasTwoNines, isAllowanceOf } from './match-rule.ts';

it('a side with one ball plays off weights, whoever has a ball of their own off a share', () => {
  const is = (format: 'foursomes' | 'four-ball', of: 'side' | 'each') => isAllowanceOf(format, { of } as never);
  expect([is('foursomes', 'side'), is('foursomes', 'each'), is('four-ball', 'side'), is('four-ball', 'each')]).toEqual([
    ...[true, false, false, true],
  ]);
});

it('a round of eighteen holes has two nines', () => {
  expect([9, 18].map((holes) => hasTwoNines({ par: Array(holes).fill(4) }))).toEqual([false, true]);
});

it('a match is called by its contest and its number', () => {
  expect(matchName({ name: 'Vô địch' } as never, { number: 3 } as never, 'en')).toBe('Vô địch · Match 3');
});
