import { expect, test } from 'vitest';
import { readRecord } from './record-text.ts';

const entry = { adjusted: 84, rating: 720, slope: 113, differential: 120 };

test('a pasted record is read in the usual order, with commas and dots', () => {
  expect(readRecord('14/11/2026\t84\t72,0\t113\t12.0\n15/11/2026; 84')).toEqual({
    entries: [
      { line: 1, day: '2026-11-14', ...entry },
      { line: 2, day: '2026-11-15', adjusted: 84, rating: null, slope: null, differential: null },
    ],
    unread: [],
  });
});

test('or as its heading says', () => {
  expect(readRecord('Slope;Điểm chênh;Ngày;Sân\n113;+0,4;2026-11-14;Champion\n').entries).toEqual([
    { line: 2, day: '2026-11-14', adjusted: null, rating: null, slope: 113, differential: -4 },
  ]);
});

test('lines without a day are told', () => {
  expect(readRecord('Date\tScore\n14/11/2026\t84\n\nTotal\t84').unread).toEqual([4]);
  expect(readRecord(' \n')).toEqual({ entries: [], unread: [] });
});
