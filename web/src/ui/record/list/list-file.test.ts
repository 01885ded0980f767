import { expect, test } from 'vitest';
import { csvOf, tableOf } from './list-file.ts';

type Club = { readonly name: string; readonly holes: number; readonly note: string | null };
const columns = [
  { id: 'name', header: 'Tên', cell: ({ name }: Club) => name },
  { id: 'holes', header: 'Số hố', cell: ({ holes }: Club) => holes },
  { id: 'note', header: 'Ghi chú', cell: () => null, text: ({ note }: Club) => note ?? '' },
];
const clubs: Club[] = [
  { name: 'Đồi Thông', holes: 18, note: null },
  { name: 'Phoenix, "A"', holes: 54, note: '=1+1' },
];

test('a file has the headings, and every row with the texts of its columns', () => {
  expect(tableOf(columns, clubs)).toEqual([
    ['Tên', 'Số hố', 'Ghi chú'],
    ['Đồi Thông', 18, ''],
    ['Phoenix, "A"', 54, '=1+1'],
  ]);
});

test('a CSV is read by Excel as Unicode; commas and quotes are kept, and no cell runs as a formula', () => {
  expect(csvOf(tableOf(columns, clubs))).toBe(`\uFEFFTên,Số hố,Ghi chú\r\nĐồi Thông,18,\r\n"Phoenix, ""A""",54,'=1+1\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\r=1', `"\r'=1"`],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
])('%j in a CSV is a text', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test.each([
  ['a;=HYPERLINK(B1)', "a;'=HYPERLINK(B1)"],
  ['a; =1;@b', "a; '=1;'@b"],
  ['a;"=1"', `"a;""'=1"""`],
  ['a\n+1', `"a\n'+1"`],
  ['a,\t＝1', `"a,\t'＝1"`],
  ['Đồi Thông - sân A; 18 hố', 'Đồi Thông - sân A; 18 hố'],
])('%j in a CSV is no formula either where a semicolon separates cells', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('a number below zero stays a number, and a date is written as people read it', () => {
  expect(csvOf([[-3, new Date('2026-04-25')]])).toBe('\uFEFF-3,25/04/2026\r\n');
});
