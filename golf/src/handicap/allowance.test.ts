import { describe, expect, test } from 'vitest';
import type { AllowanceName, SideAllowanceName } from './allowance.ts';
import { ALLOWANCES, SIDE_ALLOWANCES } from './allowance.ts';
import { fraction, fractionOf, percent, wholeStrokes } from './fraction.ts';
import { matchPlayHandicaps, playingHandicap, playingHandicapOf } from './playing-handicap.ts';
import { sideHandicap } from './side-handicap.ts';

describe('the allowances of appendix C', () => {
  test.each<[AllowanceName, number]>([
    ['stroke-play', 95],
    ['stableford', 95],
    ['par-bogey', 95],
    ['maximum-score', 95],
    ['match-play', 100],
    ['four-ball-stroke-play', 85],
    ['four-ball-stableford', 85],
    ['four-ball-par-bogey', 90],
    ['four-ball-match-play', 90],
    ['best-1-of-4', 75],
    ['best-2-of-4', 85],
    ['best-3-of-4', 100],
    ['best-4-of-4', 100],
    ['best-1-of-4-par-bogey', 75],
    ['best-2-of-4-par-bogey', 80],
    ['best-3-of-4-par-bogey', 90],
    ['best-4-of-4-par-bogey', 100],
  ])('%s is played off %i % of the course handicap', (name, of) => {
    expect(ALLOWANCES[name]).toBe(of);
    expect(playingHandicapOf(fraction(100, 1), ALLOWANCES[name])).toBe(of);
  });

  test.each<[SideAllowanceName, number[], number]>([
    ['foursomes', [10, 21], 16],
    ['greensomes', [21, 10], 14],
    ['chapman', [10, 21], 14],
    ['scramble-2', [10, 20], 7],
    ['scramble-3', [30, 10, 20], 10],
    ['scramble-4', [40, 10, 20, 30], 15],
  ])('%s of %j is %i', (name, handicaps, pair) => {
    const exact = handicaps.map((strokes) => fraction(strokes, 1));
    expect(wholeStrokes(sideHandicap(exact, SIDE_ALLOWANCES[name].map(percent)))).toBe(pair);
  });
});

describe('a playing handicap', () => {
  test.each<[string, number, number, number]>([
    ['is rounded after the allowance, not before', 103, 85, 9],
    ['rounds a half up', 100, 95, 10],
    ['of a plus player moves towards 0', -30, 50, -1],
    ['at 0 % is 0', 310, 0, 0],
    ['may be more than the handicap', 100, 110, 11],
    ['may be by a part of a per cent: 87.5 % of 12 is 10.5', 120, 87.5, 11],
    ['a tenth of a handicap less is below the half', 119, 87.5, 10],
    ['as a third is: 33.3 % of 13.6 is 4.5288', 136, 33.3, 5],
  ])('%s', (_, tenths, allowance, strokes) => {
    expect(playingHandicapOf(fractionOf(tenths), allowance)).toBe(strokes);
    expect(playingHandicap(tenths, null, allowance)).toBe(strokes);
  });

  test('is capped after the allowance', () => {
    expect(playingHandicap(400, { above: 36, countsAs: 36 }, 90)).toBe(36);
    expect(playingHandicap(420, { above: 36, countsAs: 35 }, 90)).toBe(35);
  });
});

describe('the handicap of a side', () => {
  test('adds the unrounded handicaps and is itself not rounded', () => {
    expect(sideHandicap([fraction(85, 10), fraction(95, 10)], [percent(50), percent(50)])).toEqual(fraction(9, 1));
  });
  test('gives the first weight to the lowest, a plus player before all', () => {
    const weights = [percent(60), percent(40)];
    expect(sideHandicap([fraction(10, 1), fraction(-2, 1)], weights)).toEqual(fraction(14, 5));
  });
  test('leaves out a partner without a weight, and a weight without a partner', () => {
    expect(sideHandicap([fraction(10, 1), fraction(20, 1)], [percent(50)])).toEqual(fraction(5, 1));
    expect(sideHandicap([fraction(10, 1)], [percent(50), percent(50)])).toEqual(fraction(5, 1));
  });
});

describe('in match play', () => {
  test.each<[string, number[], number[]]>([
    ['the lowest plays off 0 and the other gets the difference', [12, 7], [5, 0]],
    ['a plus player raises the other', [-2, 5], [0, 7]],
    ['four balls all play off the lowest', [20, 8, 14, 8], [12, 0, 6, 0]],
  ])('%s', (_, handicaps, received) => {
    expect(matchPlayHandicaps(handicaps)).toEqual(received);
  });
});
