import { describe, expect, test } from 'vitest';
import { card } from '../test-kit/index.ts';
import type { HoleScore, OddScore } from './card.ts';
import { missingHoles, oddScore } from './card.ts';

describe('missing holes', () => {
  test.each<[string, string, number | undefined, number[]]>([
    ['a hole without a score is missing', '4 - 3 -', undefined, [2, 4]],
    ['a pick-up is a score', '4 x 3', undefined, []],
    ['holes beyond the end of a card are missing', '4 5', 4, [3, 4]],
  ])('%s', (_, scores, holes, missing) => {
    expect(missingHoles(card(scores), holes)).toEqual(missing);
  });
});

describe('odd scores', () => {
  test.each<[string, HoleScore, number, OddScore | null]>([
    ['a hole in one is worth a second look', 1, 3, 'hole-in-one'],
    ['more than five over par is worth a second look', 10, 4, 'far-over-par'],
    ['five over par is not', 9, 4, null],
    ['two on a par 4 is not', 2, 4, null],
    ['a pick-up is not', 'pickup', 4, null],
    ['nothing is not', null, 4, null],
  ])('%s', (_, score, par, odd) => {
    expect(oddScore(score, par)).toBe(odd);
  });
});
