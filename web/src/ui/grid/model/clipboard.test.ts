import { describe, expect, test } from 'vitest';
import { formatCells, parseCells } from './clipboard.ts';

describe('cells from a sheet', () => {
  test.each([
    ['one cell', 'An', [['An']]],
    ['a row ends with a line break', 'An\t12\r\n', [['An', '12']]],
    ['rows of Windows, of a Mac of old, of others', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    [
      'empty cells',
      '\tAn\t\r\n\t\t',
      [
        ['', 'An', ''],
        ['', '', ''],
      ],
    ],
    ['an empty row between', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['nothing', '', [['']]],
    ['quotes hold tabs and line breaks', '"hai\r\ndòng"\t"a\tb"\n', [['hai\ndòng', 'a\tb']]],
    ['doubled quotes within quotes', '"nói ""được"""\tx', [['nói "được"', 'x']]],
    ['a quote inside a cell is a quote', '5" nail\t"', [['5" nail', '"']]],
    ['a quote that is not closed is part of the text', '"An\tB', [['"An', 'B']]],
  ])('%s', (_, text, cells) => {
    expect(parseCells(text)).toEqual(cells);
  });
});

test.each([
  [
    [
      ['An', '12,4'],
      ['Bình', ''],
    ],
    'An\t12,4\r\nBình\t',
  ],
  [[['hai\ndòng', 'a\tb', '"quoted"', '5" nail']], '"hai\ndòng"\t"a\tb"\t"""quoted"""\t5" nail'],
])('%j is written for a sheet, and reads back', (cells, text) => {
  expect(formatCells(cells)).toBe(text);
  expect(parseCells(text)).toEqual(cells);
});
