import { expect, test } from 'vitest';
import { countingOn } from './counting-ball.ts';

const balls = { formatRule: { basis: 'net' as const, maximum: null }, basis: 'net' as const, counting: 1 };
/** Two holes of par 4; a stroke is received on the first. */
const card = (
  playerId: string,
  scores: readonly [number | null, number | null],
  received: readonly [number, number],
  plays: number[] | null = null,
  place = 0,
) => ({
  playerId,
  side: { id: 's', received: [...received], plays, place },
  holes: scores.map((score, at) => ({ hole: at + 10, score, par: 4 })),
});

test('the better ball of a hole counts, by net; of equal ones the first', () => {
  const cards = [card('an', [4, 4], [0, 0]), card('binh', [4, 4], [1, 0])];
  expect([10, 11].map((hole) => countingOn(balls, cards, hole))).toEqual([['binh'], ['an']]);
});

test('of equal balls that of the partner named first counts, wherever the card stands', () => {
  expect(countingOn(balls, [card('an', [4, 4], [0, 0], null, 1), card('binh', [4, 4], [0, 0])], 10)).toEqual(['binh']);
});

test('on a hole count only those who play it for the side', () => {
  const cards = [card('an', [5, 5], [0, 0]), card('binh', [3, 3], [0, 0], [10])];
  expect([10, 11].map((hole) => countingOn(balls, cards, hole))).toEqual([['binh'], ['an']]);
});

test('of a partner who is disqualified no ball counts, of one who withdrew those that they finished', () => {
  const of = (status: 'DQ' | 'WD') => [card('an', [5, 5], [0, 0]), { ...card('binh', [3, 3], [0, 0]), status }];
  expect([countingOn(balls, of('DQ'), 10), countingOn(balls, of('WD'), 10)]).toEqual([['an'], ['binh']]);
});

test('none counts where whole rounds do, and before there is a score', () => {
  expect(countingOn(null, [card('an', [4, 4], [0, 0])], 10)).toEqual([]);
  expect(countingOn(balls, [card('an', [null, 4], [0, 0])], 10)).toEqual([]);
});
