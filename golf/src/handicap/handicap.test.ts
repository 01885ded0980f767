import { describe, expect, test } from 'vitest';
import type { HandicapCap } from './cap.ts';
import { capped, DEFAULT_CAP } from './cap.ts';
import { playingHandicap } from './playing-handicap.ts';
import { strokesReceived } from './strokes-received.ts';
import type { Tenths } from './tenths.ts';
import { roundHalfUp } from './tenths.ts';

const THIRTY_SIX_AS_35: HandicapCap = { above: 36, countsAs: 35 };

describe('rounding', () => {
  test.each<[Tenths, number]>([
    [144, 14],
    [145, 15],
    [149, 15],
    [-25, -2],
    [-26, -3],
    [-5, 0],
    [0, 0],
  ])('%i tenths are %i strokes: a half goes up, towards plus infinity', (tenths, strokes) => {
    expect(roundHalfUp(tenths)).toBe(strokes);
  });
});

describe('the competition cap', () => {
  test.each<[string, Tenths, HandicapCap | null, Tenths]>([
    ['above 36 counts as 36', 361, DEFAULT_CAP, 360],
    ['36 itself is not above 36', 360, THIRTY_SIX_AS_35, 360],
    ['above 36 counts as 35 where the club writes so', 361, THIRTY_SIX_AS_35, 350],
    ['no cap leaves a handicap alone', 540, null, 540],
    ['a plus handicap is never capped', -20, DEFAULT_CAP, -20],
  ])('%s', (_, handicap, cap, counts) => {
    expect(capped(handicap, cap)).toBe(counts);
  });
});

describe('the playing handicap', () => {
  test.each<[string, Tenths, HandicapCap | null, number]>([
    ['is the declared handicap rounded half up', 275, DEFAULT_CAP, 28],
    ['is rounded before the cap, so that 36.4 is 36 and not above it', 364, THIRTY_SIX_AS_35, 36],
    ['and 36.5 is 37, which counts as 35', 365, THIRTY_SIX_AS_35, 35],
    ['of a plus player stays negative', -14, DEFAULT_CAP, -1],
    ['of 54 counts as 36', 540, DEFAULT_CAP, 36],
    ['of 54 is 54 without a cap', 540, null, 54],
  ])('%s', (_, declared, cap, strokes) => {
    expect(playingHandicap(declared, cap)).toBe(strokes);
  });
});

describe('strokes received', () => {
  test.each<[string, number, number, number | undefined, number]>([
    ['off 0 there are none', 0, 1, undefined, 0],
    ['off 5 the fifth hardest hole has one', 5, 5, undefined, 1],
    ['and the sixth has none', 5, 6, undefined, 0],
    ['off 18 every hole has one', 18, 18, undefined, 1],
    ['off 19 the hardest has two', 19, 1, undefined, 2],
    ['off 37 the hardest has three', 37, 1, undefined, 3],
    ['off 54 the easiest has three', 54, 18, undefined, 3],
    ['a plus 1 gives one back on the easiest', -1, 18, undefined, -1],
    ['and nothing on the next', -1, 17, undefined, 0],
    ['a plus 19 gives two back on the easiest', -19, 18, undefined, -2],
    ['and one on the hardest', -19, 1, undefined, -1],
    ['on nine holes the strokes go round by nine', 10, 1, 9, 2],
    ['on nine holes a plus 1 gives back on the ninth', -1, 9, 9, -1],
  ])('%s', (_, handicap, strokeIndex, holes, strokes) => {
    expect(strokesReceived(handicap, strokeIndex, holes)).toBe(strokes);
  });
});
