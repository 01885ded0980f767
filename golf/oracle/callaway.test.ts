import { describe, expect, test } from 'vitest';
import type { CallawayRule, Card, CourseCard, DayHandicap } from '../src/index.ts';
import { CALLAWAY, callaway, callawayRow, leaderboard, prepareCallaway } from '../src/index.ts';
import { rules } from '../test-kit/index.ts';
import published from './callaway.json' with { type: 'json' };
import { caseOf, casesWith, player, spread } from './oracle.ts';

type Scored = { adjusted_gross: number; worst_holes_desc: readonly number[]; course_par: number; max_handicap?: number };
type Result = { worst_total: number; adjustment: number; handicap: number; net: number };

/** The worst holes first, on par 5s, and the other strokes of the case spread over the rest. */
function played({ adjusted_gross, worst_holes_desc, course_par }: Scored): { course: CourseCard; card: Card } {
  const worst = worst_holes_desc.length;
  const left = adjusted_gross - worst_holes_desc.reduce((sum, strokes) => sum + strokes, 0);
  const par = [...Array<number>(worst).fill(5), ...spread(course_par - 5 * worst, 18 - worst)];
  return { course: { par, strokeIndex: null }, card: [...worst_holes_desc, ...spread(left, 18 - worst)] };
}

function expectHandicap(input: Scored, expected: Result) {
  const { course, card } = played(input);
  const ceiling = input.max_handicap === undefined ? CALLAWAY.ceiling : input.max_handicap * 10;
  const found = callaway(prepareCallaway({ ...CALLAWAY, ceiling }, course.par), card);
  expect(found?.adjustedGross).toBe(input.adjusted_gross);
  expect(found?.worst.reduce((sum, { deducted }) => sum + deducted, 0)).toBe(expected.worst_total);
  expect([found?.adjustment, found?.handicap]).toEqual([expected.adjustment, expected.handicap * 10]);
  const dayHandicap: DayHandicap = { system: 'callaway', ceiling };
  const [line] = leaderboard(rules({ rounds: [course], dayHandicap, cap: null }), [player('one', card)]);
  expect([line?.gross, line?.handicap, line?.net]).toEqual([input.adjusted_gross, expected.handicap * 10, expected.net * 10]);
}

const agreed = { cases: published.cases.filter((one) => !('disputed' in one)) };

test.each(casesWith<Scored, Result>(agreed, 'worst_holes_desc'))('%s', (_, { input, expected }) => {
  expectHandicap(input, expected);
});

test('96 with two 7s and a 6 is 20 − 2 = 18 by the steps of the page, whatever it prints', () => {
  const { input } = caseOf<Scored, Result>(published, '96 with two 7s and a 6, printed as 22 and 74');
  const { recomputed } = published.cases.find((one) => 'disputed' in one) as unknown as { recomputed: Result };
  expectHandicap(input, recomputed);
});

/** The table of 1957 as printed, row by row, the columns −2 … +2; the dashes of the first two rows are null. */
const TABLE: readonly (readonly [halfHoles: number, row: readonly (number | null)[]])[] = [
  [1, [73, 74, 75, null, null]],
  [2, [76, 77, 78, 79, 80]],
  [3, [81, 82, 83, 84, 85]],
  [4, [86, 87, 88, 89, 90]],
  [5, [91, 92, 93, 94, 95]],
  [6, [96, 97, 98, 99, 100]],
  [7, [101, 102, 103, 104, 105]],
  [8, [106, 107, 108, 109, 110]],
  [9, [111, 112, 113, 114, 115]],
  [10, [116, 117, 118, 119, 120]],
  [11, [121, 122, 123, 124, 125]],
  [12, [126, 127, 128, 129, 130]],
];

describe('the table (https://geocities.datacellar.net/Augusta/Fairway/1541/Calloway.htm)', () => {
  test.each(TABLE)('%i half holes for %j', (halfHoles, row) => {
    row.forEach((score, column) => {
      if (score !== null) expect(callawayRow(score)).toEqual({ halfHoles, adjustment: column - 2 });
    });
  });
  test('70, 71 and 72 are scratch, without an adjustment', () => {
    for (const score of [70, 71, 72]) expect(callawayRow(score)).toEqual({ halfHoles: 0, adjustment: 0 });
  });
});

describe('where sources differ', () => {
  const wild = [12, ...Array<number>(17).fill(4)];
  const fours: CourseCard = { par: Array<number>(18).fill(4), strokeIndex: null };
  const lineOf = (own: Partial<CallawayRule>) =>
    leaderboard(rules({ rounds: [fours], dayHandicap: { system: 'callaway', ...own } }), [player('one', wild)])[0];

  test('the net is the real gross less the handicap (MiClub)', () => {
    expect(lineOf({ holeCapOn: 'handicap' })).toMatchObject({ gross: 80, handicap: 60, net: 740 });
  });
  test('or the adjusted gross less the handicap (http://www.pgaprofessional.com/handicap_other.html)', () => {
    expect(lineOf({ holeCapOn: 'gross' })).toMatchObject({ gross: 76, handicap: 60, net: 700 });
  });
});
