import { describe, expect, test } from 'vitest';
import { DEFAULT_CAP } from '../handicap/cap.ts';
import type { Division, DivisionProblem, Misfit, Unassigned } from './division.ts';
import { comparedHandicap, divisionFor, divisionProblems, isOutOfRange, misfits } from './division.ts';

const course = (id: string, from: number | null, to: number | null, gender: Division['gender'] = 'a'): Division => ({
  id,
  gender,
  handicapCourse: { from, to },
  handicapIndex: null,
});
const A = course('A', 0, 250);
const B = course('B', 260, 350);
const ALL: Division = { id: 'All', gender: 'a', handicapCourse: null, handicapIndex: null };
const AS_35 = { measure: 'course', cap: { above: 36, countsAs: 35 } } as const;
const AS_36 = { measure: 'course', cap: DEFAULT_CAP } as const;

const player = (handicapCourse: number | null, given: Partial<Unassigned> = {}): Unassigned => ({
  gender: 'm',
  handicapCourse,
  handicapIndex: null,
  ...given,
});

test('the handicap that is compared is in whole strokes by the course, in tenths by the index, and after the cap', () => {
  const by = (measure: 'course' | 'index') => (given: Unassigned) => comparedHandicap(given, { measure, cap: DEFAULT_CAP });
  expect([player(144), player(145), player(400), player(null)].map(by('course'))).toEqual([140, 150, 360, null]);
  expect([144, 400, null].map((handicapIndex) => by('index')(player(null, { handicapIndex })))).toEqual([144, 360, null]);
});

test('out of range is who has a handicap outside of it: not who has none, nor who is of the other gender', () => {
  expect([player(260), player(250), player(null)].map((given) => isOutOfRange(A, given, AS_36))).toEqual([true, false, false]);
  expect(isOutOfRange(course('Men', 0, 250, 'm'), player(100, { gender: 'f' }), AS_36)).toBe(false);
});

describe('who fits a division', () => {
  test.each<[string, Division, Unassigned, Misfit[]]>([
    ['both ends of a range are in', A, player(250), []],
    ['and the lower end too', B, player(260), []],
    ['a course handicap is rounded before it is compared: 25.4 is 25', A, player(254), []],
    ['25.5 is 26', A, player(255), [{ code: 'handicap', measure: 'course', handicap: 260, range: { from: 0, to: 250 } }]],
    ['a handicap above 36 counts as 35', B, player(540), []],
    [
      '36 itself stays 36 and is outside 26–35',
      B,
      player(360),
      [{ code: 'handicap', measure: 'course', handicap: 360, range: { from: 260, to: 350 } }],
    ],
    ['a plus handicap is below 0', A, player(-10), [{ code: 'handicap', measure: 'course', handicap: -10, range: { from: 0, to: 250 } }]],
    ['an open end admits everything on its side', course('A', null, 250), player(-10), []],
    ['without a handicap nobody fits a range', A, player(null), [{ code: 'no-handicap', measure: 'course' }]],
    ['everybody fits a division without ranges', ALL, player(null), []],
    ['a division for women admits women', course('F', 0, 360, 'f'), player(100, { gender: 'f' }), []],
    ['and no men', course('F', 0, 360, 'f'), player(100), [{ code: 'gender', gender: 'm' }]],
    [
      'every reason is named',
      course('F', 0, 90, 'f'),
      player(100),
      [
        { code: 'gender', gender: 'm' },
        { code: 'handicap', measure: 'course', handicap: 100, range: { from: 0, to: 90 } },
      ],
    ],
  ])('%s', (_, division, player, reasons) => {
    expect(misfits(division, player, AS_35)).toEqual(reasons);
  });

  const both: Division = { id: 'A', gender: 'a', handicapCourse: { from: 0, to: 180 }, handicapIndex: { from: 0, to: 154 } };

  test('where there are two ranges, the handicap that is known must be in its own', () => {
    expect(misfits(both, player(180, { handicapIndex: 155 }), AS_36)).toEqual([
      { code: 'handicap', measure: 'index', handicap: 155, range: { from: 0, to: 154 } },
    ]);
  });

  test('only the one that the tournament goes by must be known', () => {
    expect(misfits(both, player(180), AS_36)).toEqual([]);
    expect(misfits(both, player(180), { ...AS_36, measure: 'index' })).toEqual([{ code: 'no-handicap', measure: 'index' }]);
  });

  test('an index is capped and not rounded', () => {
    const index: Division = { ...ALL, handicapIndex: { from: 0, to: 360 } };
    expect(misfits(index, player(null, { handicapIndex: 364 }), { measure: 'index', cap: DEFAULT_CAP })).toEqual([]);
    expect(misfits(index, player(null, { handicapIndex: 364 }), { measure: 'index', cap: null })).toMatchObject([{ handicap: 364 }]);
  });
});

describe('assignment', () => {
  const women = course('F', 0, 360, 'f');
  test.each<[string, Division[], Unassigned, string | null]>([
    ['goes to the division whose range holds the handicap', [A, B], player(300), 'B'],
    ['goes to the first of two that fit', [A, ALL], player(100), 'A'],
    ['puts a woman into the division of women before one of all', [A, B, women], player(100, { gender: 'f' }), 'F'],
    ['finds none for a handicap in a gap', [A, B], player(360), null],
    ['finds none where there is no division', [], player(100), null],
  ])('%s', (_, divisions, player, id) => {
    expect(divisionFor(divisions, player, AS_35)).toBe(id);
  });
});

describe('gaps and overlaps', () => {
  const gap = (from: number, to: number, gender: 'm' | 'f' = 'm'): DivisionProblem => ({
    code: 'gap',
    gender,
    measure: 'course',
    from,
    to,
  });
  const men = (...divisions: Division[]) => divisions.map((division) => ({ ...division, gender: 'm' as const }));
  const ofMen = (problems: readonly DivisionProblem[]) => problems.filter(({ gender }) => gender === 'm');

  test.each<[string, Division[], typeof AS_36 | typeof AS_35, DivisionProblem[]]>([
    ['0–25 and 26–36 leave none, since course handicaps are whole', men(A, course('B', 260, 360)), AS_36, []],
    ['36 belongs to no group where above 36 counts as 35 and the last is 26–35', men(A, B), AS_35, [gap(360, 360)]],
    ['a gap between two divisions is named with both ends', men(A, course('B', 290, 360)), AS_36, [gap(260, 280)]],
    ['a gap below the lowest is named', men(course('A', 50, 360)), AS_36, [gap(0, 40)]],
    ['open ends leave no gap', men(course('A', null, 180), course('B', 190, null)), AS_36, []],
    [
      'an overlap is named with both divisions',
      men(course('C', 260, 360), course('D', 360, null), A),
      AS_36,
      [{ code: 'overlap', gender: 'm', measure: 'course', divisions: ['C', 'D'], from: 360, to: 360 }],
    ],
    ['plus handicaps are looked at where a division names them', men(course('A', -20, -10), course('B', 10, 360)), AS_36, [gap(0, 0)]],
  ])('%s', (_, divisions, eligibility, problems) => {
    expect(ofMen(divisionProblems(divisions, eligibility))).toEqual(problems);
  });

  test('are named for each gender: divisions of men leave out every woman', () => {
    expect(divisionProblems(men(course('A', 0, 360)), AS_36)).toEqual([gap(0, 360, 'f')]);
  });

  test('a division of women beside one of all is no overlap, since it comes first', () => {
    expect(divisionProblems([course('A', 0, 360), course('F', 0, 360, 'f')], AS_36)).toEqual([]);
  });

  test('two divisions that differ by the other handicap do not overlap', () => {
    const low = { ...A, handicapIndex: { from: 0, to: 100 } };
    const high = { ...A, id: 'H', handicapIndex: { from: 101, to: null } };
    expect(divisionProblems([low, high, course('B', 260, 360)], AS_36)).toEqual([]);
    expect(divisionProblems([low, { ...high, handicapIndex: null }, course('B', 260, 360)], AS_36)).toHaveLength(2);
  });

  test('indexes are looked at by the tenth, up to 54 without a cap', () => {
    const index = (id: string, from: number, to: number): Division => ({
      id,
      gender: 'm',
      handicapCourse: null,
      handicapIndex: { from, to },
    });
    const problems = divisionProblems([index('A', 0, 124), index('B', 126, 500)], { measure: 'index', cap: null });
    expect(ofMen(problems)).toEqual([
      { code: 'gap', gender: 'm', measure: 'index', from: 125, to: 125 },
      { code: 'gap', gender: 'm', measure: 'index', from: 501, to: 540 },
    ]);
  });
});
