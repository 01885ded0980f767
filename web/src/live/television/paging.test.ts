import type { PublicBoardLine } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { pageAt, pagesOf, rowsThatFit } from './paging.ts';
import { slidesOf } from './slide.ts';

describe('pages', () => {
  test('have as many rows as fit below each other', () => {
    expect(rowsThatFit(792, 70.4)).toBe(11);
    expect(rowsThatFit(10, 70.4)).toBe(1);
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([], 2)).toEqual([]);
  });

  test('turn in a circle, also when there are fewer than before', () => {
    expect([0, 1, 2, 3].map((turns) => pageAt(turns, 3))).toEqual([0, 1, 2, 0]);
    expect(pageAt(5, 2)).toBe(1);
    expect(pageAt(5, 0)).toBe(0);
  });
});

describe('the television', () => {
  const field = (count: number) => Array.from({ length: count }, (_, at) => ({ playerId: String(at) }) as PublicBoardLine);
  const prizes = { title: 'Bảng A', prizes: [{ key: '1', award: 'Giải Nhất', name: 'Lê Thị Nga', figure: 'Net 68', sponsor: null }] };

  test('shows 144 players in seven pages of two lists', () => {
    const slides = slidesOf([], field(144), 11);
    expect(slides).toHaveLength(7);
    expect(slides[0]?.lists.map((list) => list.length)).toEqual([11, 11]);
    expect(slides[6]?.lists.map((list) => list.length)).toEqual([11, 1]);
    expect(slides.flatMap(({ lists }) => lists.flat())).toEqual(field(144));
  });

  test('gives a small field one list, and begins with the winners once there are any', () => {
    const slides = slidesOf(
      [{ title: null, prizes: [{ key: '0', award: 'Best Gross', name: null, figure: null, sponsor: null }] }, prizes],
      field(9),
      11,
    );
    expect(slides.map(({ kind, lists }) => [kind, lists.length])).toEqual([
      ['winners', 1],
      ['lines', 1],
    ]);
    expect(slides[0]?.lists[0]).toMatchObject([{ award: 'Best Gross' }, { award: 'Bảng A · Giải Nhất', name: 'Lê Thị Nga' }]);
  });
});
