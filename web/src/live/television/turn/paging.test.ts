import type { PublicBoardLine } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { resultSlides } from '../result/result-slide.ts';
import { lineSlides } from '../slide.ts';
import { pageAt, pagesOf, rowsThatFit } from './paging.ts';

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
  const boardOf = (count: number, divisionId: string | null = null) => ({
    divisionId,
    lines: { placed: field(count), waiting: [], out: [] },
  });
  const idsOf = ({ lists }: { lists: PublicBoardLine[][] }) => lists.flat().map(({ playerId }) => Number(playerId));
  const prizes = {
    title: 'Bảng A',
    prizes: [{ key: '1', kind: 'division', place: 1, award: 'Giải Nhất', name: 'Lê Thị Nga', figure: 'Net 68', sponsor: null }],
  };

  test('shows 144 players in two lists of twelve: the three leaders stay at the top of each page, and nobody is left out', () => {
    const slides = lineSlides([boardOf(144)], 12);
    expect(slides).toHaveLength(7);
    expect(slides.map(({ lists }) => lists.map(({ length }) => length).join(' + '))).toEqual([...Array(6).fill('12 + 12'), '12 + 6']);
    expect(slides.every((slide) => idsOf(slide).slice(0, 3).join() === '0,1,2' && slide.pinned === 3)).toBe(true);
    expect([...new Set(slides.flatMap(idsOf))]).toEqual(field(144).map((_, at) => at));
  });

  test('gives a small field one list, and each division its turn after the field', () => {
    const slides = lineSlides([boardOf(9), boardOf(5, 'A'), boardOf(0, 'B')], 12);
    expect(slides.map(({ divisionId, lists, pinned }) => [divisionId, lists.length, pinned])).toEqual([
      [null, 1, 0],
      ['A', 1, 0],
    ]);
  });

  test('begins with the podiums, then says who won what', () => {
    const podium = { title: 'Bảng A', steps: [] };
    const best = { key: '0', kind: 'best-gross', place: 1, award: 'Best Gross', name: null, figure: null, sponsor: null };
    const slides = resultSlides([podium], [{ title: null, prizes: [best] }, prizes], 9);
    expect(slides).toMatchObject([
      { kind: 'podium', podium },
      { kind: 'winners', lists: [[{ award: 'Best Gross' }, { award: 'Bảng A · Giải Nhất', name: 'Lê Thị Nga' }]] },
    ]);
  });
});
