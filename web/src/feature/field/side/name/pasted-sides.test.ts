import { describe, expect, test } from 'vitest';
import { golferFinder, golferOptions } from '../../../../ui/field/find-golfer.ts';
import type { Golfer } from '../golfer.ts';
import { pastedSides } from './pasted-sides.ts';

const golfer = (name: string, over: Partial<Golfer> = {}): Golfer => ({ id: name, name, handicap: null, flight: null, ...over });
const NAMES = ['Lê An', 'Trần Bình', 'Vũ Chi', 'Đỗ Dũng', 'Anne-Marie Giang', 'Hà Khánh'];
const find = golferFinder(NAMES.map((name) => golfer(name)));
const read = (text: string, size = 2) => pastedSides(text, find, size).map(({ name, partners }) => [name, ...partners]);

describe('pairs that are pasted', () => {
  test.each([
    ['columns', 'Lê An\tTrần Bình\nVũ Chi\tĐỗ Dũng'],
    ['columns with numbers and a heading', 'STT\tGolfer A\tHcp\tGolfer B\n1\tLê An\t12,4\tTrần Bình\n2\tVũ Chi\t9\tĐỗ Dũng'],
    ['names joined by a slash or an ampersand', 'Lê An / Trần Bình\nVũ Chi & Đỗ Dũng'],
    ['names joined by a plus or a hyphen', 'Lê An+Trần Bình\nVũ Chi - Đỗ Dũng'],
    ['names joined by a hyphen without spaces', 'Lê An-Trần Bình\nVũ Chi-Đỗ Dũng'],
    ['names with the signs of a list', '1/ Lê An (C)\t2/ Trần Bình*\n3. Vũ Chi (KOR) / 4. Đỗ Dũng (a)'],
    ['two lines in a cell', '"Lê An\nTrần Bình"\n"Vũ Chi\nĐỗ Dũng"'],
    ['a name a line, parted by blank lines', 'Lê An\nTrần Bình\n\nVũ Chi\nĐỗ Dũng'],
    ['a name a line, as many as a side has', 'Lê An\nTrần Bình\nVũ Chi\nĐỗ Dũng'],
  ])('are read from %s', (_, text) => {
    expect(read(text)).toEqual([
      ['', 'Lê An', 'Trần Bình'],
      ['', 'Vũ Chi', 'Đỗ Dũng'],
    ]);
  });

  test('have the names of their sides where the first column has no golfer', () => {
    expect(read('Sông Hồng\tLê An\tTrần Bình\nĐội 2\tVũ Chi / Đỗ Dũng')).toEqual([
      ['Sông Hồng', 'Lê An', 'Trần Bình'],
      ['Đội 2', 'Vũ Chi', 'Đỗ Dũng'],
    ]);
  });

  test('keep what nobody knows, and a name with a hyphen whole', () => {
    expect(read('Anne-Marie Giang / Ai Đó\nHà Khánh\tLê An')).toEqual([
      ['', 'Anne-Marie Giang', 'Ai Đó'],
      ['', 'Hà Khánh', 'Lê An'],
    ]);
  });
});

describe('a name', () => {
  const two = [golfer('Lê An', { id: '1', handicap: 8 }), golfer('Lê An', { id: '2', handicap: 20 }), golfer('Lê Ân', { id: '3' })];
  test.each([
    ['Lê Ân', { golfer: two[2] }],
    ['lê  ân', { golfer: two[2] }],
    ['Le An', { wrong: 'ambiguous' }],
    ['Lê An', { wrong: 'ambiguous' }],
    ['2', { golfer: two[1] }],
    ['Lê', { wrong: 'unknown' }],
  ])('“%s” means one golfer, or nobody is guessed', (text, meant) => {
    expect(golferFinder(two)(text)).toEqual(meant);
  });

  test('that two share is told apart by the handicap', () => {
    expect(golferOptions(two, 'vi').map(({ label }) => label)).toEqual(['Lê An (8)', 'Lê An (20)', 'Lê Ân']);
  });
});
