import { describe, expect, test } from 'vitest';
import type { CourseHandicap, Tee, TeeProblem } from './course-handicap.ts';
import {
  courseHandicap,
  halvedIndex,
  MAX_COURSE_HANDICAP,
  MAX_HANDICAP_INDEX,
  nineHoleCourseHandicap,
  teeProblems,
} from './course-handicap.ts';
import { fraction, wholeStrokes } from './fraction.ts';
import type { Tenths } from './tenths.ts';

const TEE: Tee = { slope: 125, rating: 710, par: 72 };

describe('a course handicap', () => {
  test.each<[string, Tenths, Tee, CourseHandicap]>([
    ['is index × slope / 113 + rating − par, not rounded', 103, TEE, { exact: fraction(103 * 125 - 1130, 1130), by: 'rated' }],
    [
      'of a plus player on a hard course may be more than nothing',
      -10,
      { slope: 113, rating: 735, par: 72 },
      { exact: fraction(1, 2), by: 'rated' },
    ],
    [
      'without a rating leaves the rating out, and says so',
      100,
      { ...TEE, rating: null },
      { exact: fraction(1250, 113), by: 'slope-only' },
    ],
    ['without a slope is the index, and says so', 144, { ...TEE, slope: null }, { exact: fraction(72, 5), by: 'unrated' }],
  ])('%s', (_, index, tee, expected) => {
    expect(courseHandicap(index, tee)).toEqual(expected);
  });

  test('of nine holes starts from half the index, rounded to a tenth', () => {
    const nine: Tee = { slope: 113, rating: 350, par: 36 };
    expect(nineHoleCourseHandicap(145, nine)).toEqual({ exact: fraction(63, 10), by: 'rated' });
    expect(nineHoleCourseHandicap(145, { ...nine, slope: null })).toEqual({ exact: fraction(73, 10), by: 'unrated' });
  });
});

test.each<[Tenths, Tenths]>([
  [87, 44],
  [88, 44],
  [540, 270],
  [-15, -7],
  [0, 0],
])('half of %i tenths is %i: a half goes up', (index, half) => {
  expect(halvedIndex(index)).toBe(half);
});

test.each<[number, number, number]>([
  [5, 2, 3],
  [-5, 2, -2],
  [-51, 20, -3],
  [27299, 2000, 14],
  [0, 1, 0],
])('%i/%i strokes are %i: a half goes up, towards plus infinity', (numerator, denominator, strokes) => {
  expect(wholeStrokes(fraction(numerator, denominator))).toBe(strokes);
});

describe('a tee', () => {
  test.each<[string, Tee, TeeProblem[]]>([
    ['may be used with a slope from 55', { ...TEE, slope: 55 }, []],
    ['to 155', { ...TEE, slope: 155 }, []],
    ['not below', { ...TEE, slope: 54 }, [{ code: 'slope', slope: 54 }]],
    ['and not above', { ...TEE, slope: 156 }, [{ code: 'slope', slope: 156 }]],
    ['in whole numbers', { ...TEE, slope: 113.5 }, [{ code: 'slope', slope: 113.5 }]],
    ['may have neither slope nor rating', { slope: null, rating: null, par: 72 }, []],
    ['has its rating in tenths', { ...TEE, rating: 71.1 }, [{ code: 'rating', rating: 71.1 }]],
    ['has a rating above 0', { ...TEE, rating: 0 }, [{ code: 'rating', rating: 0 }]],
    ['has a par', { ...TEE, par: 0 }, [{ code: 'par', par: 0 }]],
  ])('%s', (_, tee, problems) => {
    expect(teeProblems(tee)).toEqual(problems);
  });
});

test('the highest index comes to a course handicap that can be written down on the steepest slope, twelve strokes over its par', () => {
  const { exact } = courseHandicap(MAX_HANDICAP_INDEX, { slope: 155, rating: 840, par: 72 });
  expect(wholeStrokes(exact)).toBe(86);
  expect(wholeStrokes(exact) * 10).toBeLessThan(MAX_COURSE_HANDICAP);
});
