import type { ScoreCard } from '@fairway/api';
import { expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { cardView } from '../desk/desk-view.ts';
import { oddScores } from './odd-score.ts';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const found = (over: Partial<ScoreCard>) =>
  oddScores([cardView(scoreCard('an', over), [], { par, strokeIndex: null }, { shut: null, finished: false })]).map(({ why, holes }) => [
    why,
    holes.length,
  ]);

test('a hole in one is one, a card with the same on all holes is one for the whole card', () => {
  expect(found({ holes: [1, ...Array(17).fill(null)] })).toEqual([['hole-in-one', 1]]);
  expect(found({ holes: Array(18).fill(5) })).toEqual([['same', 18]]);
});

test('what a person has confirmed is not asked about again', () => {
  const holes = par.map((_, at) => at + 1);
  expect(found({ holes: [1, ...Array(17).fill(null)], confirmed: [1] })).toEqual([]);
  expect(found({ holes: Array(18).fill(5), confirmed: holes })).toEqual([]);
});
