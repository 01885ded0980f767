import { describe, expect, test } from 'vitest';
import { courseHandicap } from './course-handicap.ts';
import { fraction, percent } from './fraction.ts';
import type { Restrictions } from './restriction.ts';
import { declaredAsPlayed, restricted } from './restriction.ts';
import { sideHandicap } from './side-handicap.ts';

const SHEET: Restrictions = {
  cap: { above: 36, countsAs: 35 },
  handicapLimits: { m: { min: 0, max: 24 }, f: { min: null, max: 36 } },
};

describe('what a tournament does to a handicap', () => {
  test.each<[string, number, Restrictions, 'm' | 'f', number]>([
    ['is nothing where it has neither cap nor limits', 540, { cap: null }, 'm', 540],
    ['is the cap where it has no limits', 372, { cap: { above: 36, countsAs: 35 }, handicapLimits: null }, 'm', 350],
    ['is the limit of men', 288, SHEET, 'm', 240],
    ['is the least for men', -12, SHEET, 'm', 0],
    ['is the cap and then the limit of women, which leaves 35 alone', 372, SHEET, 'f', 350],
    ['leaves a decimal handicap within them as it is', 144, SHEET, 'f', 144],
  ])('%s', (_, handicap, rules, gender, counts) => {
    expect(restricted(handicap, rules, gender)).toBe(counts);
  });
});

describe('a declared handicap as it is played', () => {
  test.each<[string, number, Restrictions, number]>([
    ['takes the allowance before it is rounded', 103, { cap: null, allowance: 85 }, 90],
    ['is all of it without one', 275, { cap: null }, 280],
    ['is capped after the rounding: 36.4 is 36', 364, SHEET, 240],
    ['and after the allowance', 400, { cap: { above: 36, countsAs: 35 }, allowance: 90 }, 360],
    ['is limited last', 400, { ...SHEET, allowance: 50 }, 200],
  ])('%s', (_, declared, rules, counts) => {
    expect(declaredAsPlayed(declared, rules, 'm')).toBe(counts);
  });
});

describe('a handicap declared exactly is rounded once, as it is played (Rules of Handicapping 6.2)', () => {
  const { exact } = courseHandicap(2, { slope: 129, rating: 723, par: 72 });
  test('of 0.528 strokes 95 % is 1, though of 0.5 it is 0', () => {
    expect(declaredAsPlayed(exact, { cap: null, allowance: 95 }, 'm')).toBe(10);
    expect(declaredAsPlayed(5, { cap: null, allowance: 95 }, 'm')).toBe(0);
  });
  test('of 23 and 36 strokes in a scramble of two, 13.45, it is 13, though 13.5 is 14', () => {
    const pair = sideHandicap([fraction(36, 1), fraction(23, 1)], [35, 15].map(percent));
    expect(declaredAsPlayed(pair, { cap: null }, 'm')).toBe(130);
    expect(declaredAsPlayed(135, { cap: null }, 'm')).toBe(140);
  });
  test('and then capped and limited', () => {
    expect(declaredAsPlayed(fraction(731, 20), { cap: { above: 36, countsAs: 35 } }, 'm')).toBe(350);
    expect(declaredAsPlayed(fraction(731, 20), SHEET, 'm')).toBe(240);
  });
});
