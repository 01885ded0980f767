import { describe, expect, test } from 'vitest';
import { card, PLAIN_COURSE } from '../test-kit/index.ts';
import type { HoleResult, HoleScore, OddScore } from './card.ts';
import { holeResult, isFarFromOthers, isSameOnEveryHole, missingHoles, oddScore, strokesOf, strokesToPar } from './card.ts';

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
    ['an albatross is', 2, 5, 'far-under-par'],
  ])('%s', (_, score, par, odd) => {
    expect(oddScore(score, par)).toBe(odd);
  });

  test.each<[string, HoleScore, number, number, OddScore | null]>([
    ['five over par from a scratch player', 9, 4, 0, 'far-over-par'],
    ['but not from one who receives two strokes', 9, 4, 2, null],
    ['six over par is not odd for that player either', 10, 4, 2, null],
    ['seven over par is', 11, 4, 2, 'far-over-par'],
    ['an eagle from who receives two strokes', 3, 5, 2, 'far-under-par'],
    ['but not from a scratch player', 3, 5, 0, null],
    ['an albatross from a scratch player', 2, 5, 0, 'far-under-par'],
    ['four over par from a plus player', 8, 4, -1, 'far-over-par'],
  ])('for this player: %s', (_, score, par, received, odd) => {
    expect(oddScore(score, par, received)).toBe(odd);
  });
});

describe('totals', () => {
  const par = [4, 3, 5];

  test.each<[string, string, number | null, number | null]>([
    ['are the strokes of the card, and how they stand to par', '5 3 4', 12, 0],
    ['of a card not yet finished are over the holes scored', '- 4', 4, 1],
    ['are none before the first hole', '- -', null, null],
    ['are none with a pick-up', '4 x 5', null, null],
  ])('%s', (_, scores, strokes, toPar) => {
    expect(strokesOf(card(scores))).toBe(strokes);
    expect(strokesToPar(card(scores), par)).toBe(toPar);
  });
});

test.each<[number, number, HoleResult]>([
  [1, 4, 'eagle'],
  [2, 4, 'eagle'],
  [3, 4, 'birdie'],
  [4, 4, 'par'],
  [5, 4, 'bogey'],
  [6, 4, 'worse'],
  [9, 3, 'worse'],
])('%i on a par %i is %s', (strokes, par, result) => {
  expect(holeResult(strokes, par)).toBe(result);
});

describe('a score beside those of the others in the flight', () => {
  test.each<[string, HoleScore, string, boolean]>([
    ['five away from each of three others is far', 9, '4 4 3', true],
    ['five below each of them too', 3, '8 9 8', true],
    ['one who did nearly as badly is company', 9, '4 4 5', false],
    ['two others tell nothing', 9, '4 4', false],
    ['those without strokes do not count', 9, '4 4 x -', false],
    ['a pick-up is not far from anybody', 'pickup', '4 4 4', false],
  ])('%s', (_, score, others, far) => {
    expect(isFarFromOthers(score, card(others))).toBe(far);
  });
});

describe('a card with the same on every hole', () => {
  const fives = Array(18).fill(5);
  test('is worth a second look', () => {
    expect(isSameOnEveryHole(fives, PLAIN_COURSE.par)).toBe(true);
    expect(isSameOnEveryHole([...fives.slice(1), 4], PLAIN_COURSE.par)).toBe(false);
    expect(isSameOnEveryHole(fives.slice(1), PLAIN_COURSE.par)).toBe(false);
  });
  test('is not, where every hole has the same par: the first of many pars', () => {
    expect(isSameOnEveryHole(fives, Array(18).fill(5))).toBe(false);
  });
});
