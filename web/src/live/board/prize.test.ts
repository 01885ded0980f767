import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayIn } from '../words.ts';
import { prizesOf } from './prize.ts';

const board = {
  bases: ['net', 'gross'],
  divisions: [
    { id: 'a', name: 'Bảng A' },
    { id: 'b', name: 'Bảng B' },
  ],
  lines: [
    { playerId: 'p1', name: 'Lê Thị Nga', gross: 74, net: 66.4 },
    { playerId: 'p2', name: 'Trần Minh', gross: 80, net: 65 },
  ] as PublicBoardLine[],
} as PublicBoard;

test('winners are listed by award, then by division, each with the winning figure', () => {
  const winners = [
    { award: 'best-gross', divisionId: null, place: 1, playerId: 'p1' },
    { award: 'division', divisionId: 'a', place: 1, playerId: 'p2' },
    { award: 'division', divisionId: 'a', place: 2, playerId: null },
  ] as const;
  expect(prizesOf(board, [...winners], sayIn('vi'), 'vi')).toMatchObject([
    { title: null, prizes: [{ award: 'Best Gross', name: 'Lê Thị Nga', figure: 'Gross 74' }] },
    {
      title: 'Bảng A',
      prizes: [
        { award: 'Giải Nhất', name: 'Trần Minh', figure: 'Net 65' },
        { award: 'Giải Nhì', name: null, figure: null },
      ],
    },
  ]);
});
