import { describe, expect, test } from 'vitest';
import { readRecord } from './record-text.ts';

const figures = { gross: null, adjusted: 84, rating: 720, slope: 113, differential: 120 };
const NONE = { gross: null, adjusted: null, rating: null, slope: null, differential: null };
const day = '2026-11-14';
const entriesOf = (text: string) => readRecord(text).entries;

test('a pasted record is read in the usual order, with commas and dots', () => {
  expect(readRecord('14/11/2026\t84\t72,0\t113\t12.0\n15/11/2026\t84')).toEqual({
    entries: [
      { line: 1, day, ...figures },
      { line: 2, day: '2026-11-15', ...NONE, adjusted: 84 },
    ],
    figures: ['adjusted', 'rating', 'slope', 'differential'],
    unread: [],
  });
});

describe('headings are read by their words, in any order', () => {
  test.each([
    ['Score Differential\tSlope Rating\tTee\tAdjusted Gross Score\tDate\tCourse Rating', '12.0\t113\tWhite\t84\t14/11/2026\t72.0'],
    ['Date Played;Course;Holes;Gross Adj.;CR;SR;PCC;Score Diff.', '2026-11-14;Champion;18;84;72.0;113;0;12.0'],
    [
      'Ngày chơi\tSân\tTee\tGross sau điều chỉnh\tCourse rating\tSlope\tĐiểm chênh lệch',
      '14/11/2026\tChampion\tTrắng\t84\t72,0\t113\t12,0',
    ],
    ['date,course_name,adjusted_gross_score,course_rating,slope_rating,score_differential', '2026-11-14,"Champion, A",84,72.0,113,12.0'],
    ['Score\tDate\tCourse Rating / Slope\tDiff.', '84 A\t14 Nov 2026\t72.0/113\t12.0'],
    ['Ngày / Date\tĐiểm\tUSGA Course Rating™\tSlope®\tHcp Diff', '14/11/2026 07:30\t84\t72.0\t113\t12.0'],
  ])('%s', (heading, line) => {
    expect(entriesOf(`${heading}\n${line}`)).toEqual([{ line: 2, day, ...figures }]);
  });

  test('of two columns with one meaning the nearer word is read; strokes as played are another figure', () => {
    expect(
      entriesOf('Date\tScore\tAdjusted Gross Score\tExpected Score Differential\tScore Differential\n14/11/2026\t91\t84\t9.9\t12.0'),
    ).toEqual([{ line: 2, day, ...NONE, adjusted: 84, differential: 120 }]);
    expect(entriesOf('Date\tGross\tAGS\n14/11/2026\t91\t84')).toEqual([{ line: 2, day, ...NONE, gross: 91, adjusted: 84 }]);
  });

  test('a title may stand above them, and the day may have none', () => {
    expect(entriesOf('Scoring record\nTrần An\n\n\tScore\tSlope\n14/11/2026\t84\t113')).toEqual([
      { line: 5, day, ...NONE, adjusted: 84, slope: 113 },
    ]);
  });
});

test.each([
  ['11/14/2026', '11/02/2026', ['2026-11-14', '2026-11-02']],
  ['14/11/2026', '11/02/2026', ['2026-11-14', '2026-02-11']],
  ['2026-11-14', '2026-11-02T07:00', ['2026-11-14', '2026-11-02']],
  ['Nov 14, 2026', '2-Nov-26', ['2026-11-14', '2026-11-02']],
])('the days %s and %s are read in one order', (one, other, days) => {
  expect(entriesOf(`Date\tScore\n${one}\t84\n${other}\t85`).map((entry) => entry.day)).toEqual(days);
});

test.each([
  ['+0.4', -4],
  ['-0,4', -4],
  ['\u22120.4', -4],
  ['12.4*', 124],
  ['E 7.0', 70],
  ['0.0', 0],
])('a differential of %s', (cell, differential) => {
  expect(entriesOf(`Date;Differential\n2026-11-14;${cell}`)).toEqual([{ line: 2, day, ...NONE, differential }]);
});

test.each(['84 A', 'H 84', '84N', '*84', '84 (T)'])('marks beside a score are none of it: %s', (cell) => {
  expect(entriesOf(`Date\tScore\n14/11/2026\t${cell}`)).toEqual([{ line: 2, day, ...NONE, adjusted: 84 }]);
});

test('lines without a day or a figure are told, as a total is', () => {
  expect(readRecord('Date\tScore\n14/11/2026\t84\n\nTotal\t84\n15/11/2026\tWD').unread).toEqual([4, 5]);
  expect(readRecord(' \n')).toEqual({ entries: [], figures: [], unread: [] });
});
