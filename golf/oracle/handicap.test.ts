import { describe, expect, test } from 'vitest';
import { fractionOf, product } from '../src/handicap/fraction.ts';
import type { Fraction, Tee } from '../src/index.ts';
import {
  ALLOWANCES,
  adjustedGross,
  courseHandicap,
  fraction,
  halvedIndex,
  matchPlayHandicaps,
  nineHoleCourseHandicap,
  percent,
  playingHandicapOf,
  scoreDifferential,
  sideHandicap,
  strokesReceived,
  wholeStrokes,
} from '../src/index.ts';
import course from './course-handicap.json' with { type: 'json' };
import { caseOf, casesWith, titleOf } from './oracle.ts';
import peers from './peer-handicap.json' with { type: 'json' };
import playing from './playing-handicap.json' with { type: 'json' };

type Rated = { handicap_index: number; slope: number; course_rating: number; par: number };

const tenths = (decimal: number) => Math.round(decimal * 10);
const tee = ({ slope, course_rating, par }: Omit<Rated, 'handicap_index'>): Tee => ({ slope, rating: tenths(course_rating), par });
const exactOf = (input: Rated) => courseHandicap(tenths(input.handicap_index), tee(input)).exact;
const truncated = ({ numerator, denominator }: Fraction, digits: number) =>
  Math.trunc((numerator * 10 ** digits) / denominator) / 10 ** digits;
const rounded = (exact: Fraction, digits: number) => wholeStrokes(product(exact, fraction(10 ** digits, 1))) / 10 ** digits;

describe('course handicap', () => {
  type Expected = { unrounded_2dp?: number; unrounded_trunc3?: number; index_times_slope_trunc3?: number; rounded?: number };
  const eighteen = { cases: course.cases.filter(({ input }) => !('holes' in input)) };
  test.each(casesWith<Rated, Expected>(eighteen, 'course_rating'))('%s', (_, { input, expected }) => {
    const exact = exactOf(input);
    const withoutRating = courseHandicap(tenths(input.handicap_index), { ...tee(input), rating: null }).exact;
    if (expected.unrounded_2dp !== undefined) expect(rounded(exact, 2)).toBe(expected.unrounded_2dp);
    if (expected.unrounded_trunc3 !== undefined) expect(truncated(exact, 3)).toBe(expected.unrounded_trunc3);
    if (expected.rounded !== undefined) expect(wholeStrokes(exact)).toBe(expected.rounded);
    if (expected.index_times_slope_trunc3 !== undefined) expect(truncated(withoutRating, 3)).toBe(expected.index_times_slope_trunc3);
  });

  type Nine = { half_index_rounded: number; unrounded_trunc3: number; rounded: number };
  test.each(casesWith<Rated, Nine>(course, 'holes'))('%s', (_, { input, expected }) => {
    const { exact } = nineHoleCourseHandicap(tenths(input.handicap_index), tee(input));
    expect(halvedIndex(tenths(input.handicap_index))).toBe(tenths(expected.half_index_rounded));
    expect(truncated(exact, 3)).toBe(expected.unrounded_trunc3);
    expect(wholeStrokes(exact)).toBe(expected.rounded);
  });

  test.each(casesWith<Omit<Rated, 'course_rating'>, { one_decimal: number }>(course, 'formula'))('%s', (_, { input, expected }) => {
    const { exact, by } = courseHandicap(tenths(input.handicap_index), { slope: input.slope, rating: null, par: 72 });
    expect([rounded(exact, 1), by]).toEqual([expected.one_decimal, 'slope-only']);
  });

  test('course handicap with plus index as text (spicygolf/spicy:packages/lib/utils/handicap.test.ts)', () => {
    type Text = { index: string; slope: number; cr: number; par: number };
    const { input, expected } = caseOf<readonly Text[], readonly number[]>(peers, 'course handicap with plus index as text');
    const given = input.map(({ index, slope, cr, par }) =>
      exactOf({ handicap_index: index.startsWith('+') ? -Number(index) : Number(index), slope, course_rating: cr, par }),
    );
    expect(given.map(wholeStrokes)).toEqual(expected);
  });
});

describe('playing handicap', () => {
  type Expected = { unrounded_trunc3?: number; rounded?: number; from_unrounded?: number; from_rounded_course_handicap?: number };
  test.each(casesWith<Rated & { allowance_pct: number }, Expected>({ cases: playing.cases.filter(isOfIndex) }, 'allowance_pct'))(
    '%s',
    (_, { input, expected }) => {
      const exact = exactOf(input);
      expect(playingHandicapOf(exact, input.allowance_pct)).toBe(expected.rounded ?? expected.from_unrounded);
      const unrounded = product(exact, percent(input.allowance_pct));
      if (expected.unrounded_trunc3 !== undefined) expect(truncated(unrounded, 3)).toBe(expected.unrounded_trunc3);
      const twice = playingHandicapOf(fraction(wholeStrokes(exact), 1), input.allowance_pct);
      if (expected.from_rounded_course_handicap !== undefined) expect(twice).toBe(expected.from_rounded_course_handicap);
    },
  );

  test.each(casesWith<{ course_handicap: number; allowance_pct: number }, { rounded: number }>(playing, 'course_handicap'))(
    '%s',
    (_, { input, expected }) => {
      expect(playingHandicapOf(fraction(input.course_handicap, 1), input.allowance_pct)).toBe(expected.rounded);
    },
  );

  const allowances = peers.cases.filter(({ name }) => name === 'allowance of a course handicap');
  test.each(allowances.map((one) => [titleOf(one), one] as const))('%s', (_, { input, expected }) => {
    const given = input as unknown as readonly { ch: number; pct: number }[];
    expect(given.map(({ ch, pct }) => playingHandicapOf(fraction(ch, 1), pct))).toEqual(expected);
  });
});

describe('side handicap', () => {
  test('USGA 4-player scramble 25/20/15/10', () => {
    type Scramble = {
      handicap_indexes: readonly number[];
      slope: number;
      course_rating: number;
      par: number;
      weights_pct: readonly number[];
    };
    type Expected = { parts_3dp: readonly number[]; team_2dp: number; team: number };
    const { input, expected } = caseOf<Scramble, Expected>(playing, 'USGA 4-player scramble 25/20/15/10');
    const exact = input.handicap_indexes.map((handicap_index) => exactOf({ ...input, handicap_index }));
    const weights = input.weights_pct.map(percent);
    // The USGA prints the first part 2.583 cut off, the second 3.071 rounded.
    expected.parts_3dp.forEach((part, nth) => {
      const own = product(exact[nth] ?? fraction(0, 1), weights[nth] ?? fraction(0, 1));
      expect(Math.abs(own.numerator / own.denominator - part)).toBeLessThan(0.001);
    });
    expect(rounded(sideHandicap(exact, weights), 2)).toBe(expected.team_2dp);
    expect(wholeStrokes(sideHandicap(exact, weights))).toBe(expected.team);
  });

  type Team = { course_handicaps: readonly number[]; weights_pct: readonly number[] };
  type Printed = { team: number; rounded?: number };
  test.each(casesWith<Team, Printed>({ cases: playing.cases.filter((one) => !('disputed' in one)) }, 'weights_pct').filter(ofHandicaps))(
    '%s',
    (_, { input, expected }) => {
      const exact = sideHandicap(input.course_handicaps.map(whole), input.weights_pct.map(percent));
      expect(exact).toEqual(fractionOf(tenths(expected.team)));
      if (expected.rounded !== undefined) expect(wholeStrokes(exact)).toBe(expected.rounded);
    },
  );

  test('20/15/10/5 of 6, 10, 14 and 18 is 5.0 by its own products, whatever the page prints', () => {
    const { input } = caseOf<Team, Printed>(playing, 'golfhandicapcalculators 20/15/10/5 of 6,10,14,18');
    expect(sideHandicap(input.course_handicaps.map(whole), input.weights_pct.map(percent))).toEqual(whole(5));
  });

  test('half the average is one weight for all', () => {
    const { input, expected } = caseOf<Team, Printed>(playing, 'azcentral half-average 8,10,12');
    const handicaps = input.course_handicaps.map(whole);
    expect(
      sideHandicap(
        handicaps,
        handicaps.map(() => fraction(1, 2 * handicaps.length)),
      ),
    ).toEqual(whole(expected.team));
  });

  test.each(casesWith<Team & { pct_of_sum: number }, Printed>(playing, 'pct_of_sum'))('%s', (_, { input, expected }) => {
    const handicaps = input.course_handicaps.map(whole);
    const oneForAll = handicaps.map(() => percent(input.pct_of_sum));
    expect(wholeStrokes(sideHandicap(handicaps, oneForAll))).toBe(expected.team);
  });
});

test('Suunto match play 20 v 15', () => {
  type Match = { strokes_to_higher: number; stroke_indexes: readonly number[] };
  const { input, expected } = caseOf<{ course_handicaps: readonly number[] }, Match>(playing, 'Suunto match play 20 v 15');
  expect(matchPlayHandicaps(input.course_handicaps)).toEqual([expected.strokes_to_higher, 0]);
  const indexes = Array.from({ length: 18 }, (_, at) => at + 1);
  expect(indexes.filter((index) => strokesReceived(expected.strokes_to_higher, index) > 0)).toEqual(expected.stroke_indexes);
});

describe('strokes received in a match', () => {
  test.each(casesWith<{ sides: readonly number[] }, { strokes: readonly number[] }>(playing, 'sides'))('%s', (_, { input, expected }) => {
    expect(matchPlayHandicaps(input.sides)).toEqual(expected.strokes);
  });
  test.each(casesWith<{ four_ball: readonly number[] }, { strokes: readonly number[] }>(playing, 'four_ball'))(
    '%s',
    (_, { input, expected }) => {
      const played = input.four_ball.map((handicap) => playingHandicapOf(whole(handicap), ALLOWANCES['four-ball-match-play']));
      expect(matchPlayHandicaps(played)).toEqual(expected.strokes);
    },
  );
});

test('from tees of different par the difference is added (Rule 6.2b): the rating is compared with the par of the competition', () => {
  const own = { slope: 128, rating: 731, par: 73 };
  for (const index of [-25, 0, 187, 540]) {
    const [exact, ofCompetition] = [courseHandicap(index, own).exact, courseHandicap(index, { ...own, par: 71 }).exact];
    expect(wholeStrokes(ofCompetition)).toBe(wholeStrokes(exact) + 2);
  }
});

type Posted = {
  pars: readonly number[];
  si: readonly number[];
  courseHandicap: number;
  slope: number;
  cr: number;
  scores: readonly number[];
};
test.each(casesWith<Posted, { differential: number; withoutCap?: number }>(peers, 'courseHandicap'))('%s', (_, { input, expected }) => {
  const { scores, courseHandicap: handicap, slope, cr } = input;
  const adjusted = adjustedGross(scores, { par: input.pars, strokeIndex: input.si }, handicap) ?? 0;
  const differential = (gross: number) => scoreDifferential(gross, { slope, rating: tenths(cr) });
  expect(differential(adjusted)).toBe(tenths(expected.differential));
  const gross = scores.reduce((sum, score) => sum + score, 0);
  if (expected.withoutCap !== undefined) expect(differential(gross)).toBe(tenths(expected.withoutCap));
});

function whole(strokes: number): Fraction {
  return fraction(strokes, 1);
}

function isOfIndex({ input }: (typeof playing.cases)[number]): boolean {
  return 'handicap_index' in input;
}

function ofHandicaps([, { input }]: readonly [string, { input: { course_handicaps?: readonly number[] } }]): boolean {
  return input.course_handicaps !== undefined;
}
