import { expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import { system36 } from './system-36.ts';

test('pars and better count two, bogeys one, worse none; the handicap is 36 less the points', () => {
  const played = cardToPar(PLAIN_COURSE, { 1: -1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 3 });
  expect(system36(PLAIN_COURSE.par, played)).toEqual({ parOrBetter: 13, bogeys: 3, worse: 2, points: 29, handicap: 70 });
});

test('a card of pars has handicap 0 and one of double bogeys 36', () => {
  expect(system36(PLAIN_COURSE.par, cardToPar(PLAIN_COURSE)).handicap).toBe(0);
  const doubles = PLAIN_COURSE.par.map((par) => par + 2);
  expect(system36(PLAIN_COURSE.par, doubles).handicap).toBe(360);
});

test('a pick-up counts as worse than a bogey', () => {
  const nine = course('4 4 3 5 4 4 3 5 4');
  expect(system36(nine.par, card('x 4 3 5 4 4 3 5 4'))).toEqual({ parOrBetter: 8, bogeys: 0, worse: 1, points: 16, handicap: 20 });
});
