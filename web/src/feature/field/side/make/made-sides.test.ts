import { describe, expect, test } from 'vitest';
import type { Golfer } from '../golfer.ts';
import { madeSides } from './made-sides.ts';

/** Golfers with the handicaps 1, 2, 3, … named by them. */
const field = (count: number, over: (nth: number) => Partial<Golfer> = () => ({})): Golfer[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `${nth + 1}`, name: `${nth + 1}`, handicap: nth + 1, flight: null, ...over(nth) }));
const FOURS = { from: 4, to: 4 };
const PAIRS = { from: 2, to: 2 };
const UP_TO_FOUR = { from: 2, to: 4 };
const textsOf = ({ sides, left }: ReturnType<typeof madeSides>) => [...sides.map((side) => side.join(' ')), `left ${left.join(' ')}`];

describe('sides by handicap', () => {
  test('have one of each quarter, and the best A has the last B', () => {
    expect(textsOf(madeSides('handicap', field(12), FOURS, []))).toEqual(['1 6 7 12', '2 5 8 11', '3 4 9 10', 'left ']);
  });
  test('are smaller where a side may be', () => {
    expect(textsOf(madeSides('handicap', field(5), UP_TO_FOUR, []))).toEqual(['1 4 5', '2 3', 'left ']);
  });
  test('leave over whom there is no place for', () => {
    expect(textsOf(madeSides('handicap', field(5), PAIRS, []))).toEqual(['1 4', '2 3', 'left 5']);
  });
  test('put golfers without a handicap last', () => {
    const golfers = field(4, (nth) => (nth === 0 ? { handicap: null } : {}));
    expect(textsOf(madeSides('handicap', golfers, PAIRS, []))).toEqual(['2 1', '3 4', 'left ']);
  });
});

test('sides in the order of the list are as even as can be', () => {
  expect(textsOf(madeSides('order', field(5), UP_TO_FOUR, []))).toEqual(['1 2', '3 4 5', 'left ']);
  expect(textsOf(madeSides('order', field(1), UP_TO_FOUR, []))).toEqual(['left 1']);
});

describe('sides that a person has begun stay together, and', () => {
  const wish = (...handicaps: number[]) => handicaps.map((handicap) => ({ id: `w${handicap}`, handicap }));

  test('the rest join them by handicap, the lowest those with the highest', () => {
    expect(textsOf(madeSides('handicap', field(4), FOURS, [], [wish(20, 30), wish(5, 6)]))).toEqual(['w20 w30 1 3', 'w5 w6 2 4', 'left ']);
  });
  test('those who follow each other fill them up before new ones are made', () => {
    expect(textsOf(madeSides('order', field(5), PAIRS, [], [wish(9)]))).toEqual(['w9 1', '2 3', '4 5', 'left ']);
  });
  test('a full one is left as it is, whatever the way', () => {
    for (const way of ['handicap', 'order', 'random', 'flight'] as const) {
      const golfers = field(2, () => ({ flight: '1' }));
      expect(textsOf(madeSides(way, golfers, PAIRS, [0.1, 0.2], [wish(9, 10)]))).toEqual(['w9 w10', '1 2', 'left ']);
    }
  });
});

test('drawn sides go by the numbers', () => {
  expect(textsOf(madeSides('random', field(4), PAIRS, [0.9, 0.1, 0.5, 0.3]))).toEqual(['2 4', '3 1', 'left ']);
});

test('sides as the flights stand are of one flight; who has none is left over', () => {
  const golfers = field(7, (nth) => ({ flight: nth < 4 ? '1' : nth < 6 ? '2' : null }));
  expect(textsOf(madeSides('flight', golfers, PAIRS, []))).toEqual(['1 2', '3 4', '5 6', 'left 7']);
});
