import type { PublicBoardLine } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayIn } from '../../words.ts';
import { columnsOf } from './column.ts';

const labels = (basis: 'gross' | 'net' | 'points', ...handicaps: (number | null)[]) =>
  columnsOf({ lines: handicaps.map((handicap) => ({ handicap, net: handicap }) as PublicBoardLine) }, basis, sayIn('vi'), 'vi').map(
    ({ label, room }) => `${label} ${room}`,
  );

test('a list first shows the figure that ranks, and a phone shows that and the total', () => {
  expect(labels('net')).toEqual(['So par main', 'Gross desk', 'HDC desk', 'Net phone']);
  expect(labels('gross')).toEqual(['So par main', 'Gross phone', 'HDC desk', 'Net desk']);
  expect(labels('points')).toEqual(['Điểm main', 'So par phone', 'Gross desk', 'HDC desk']);
});

test('a handicap and its net stand there once half of the players have them, not before the counted holes are published or cards are whole', () => {
  expect(labels('gross', 12, null, null)).toEqual(['So par main', 'Gross phone']);
  expect(labels('gross', 12, null)).toEqual(['So par main', 'Gross phone', 'HDC desk', 'Net desk']);
});

test('until a card is full its gross is the strokes so far; none after a ball was picked up', () => {
  const [, gross] = columnsOf({ lines: [] }, 'gross', sayIn('vi'), 'vi');
  const line = (...holes: (number | 'pickup' | null)[]) =>
    ({ status: 'ok', gross: null, rounds: [holes], totals: [null] }) as unknown as PublicBoardLine;
  const second: PublicBoardLine = { ...line(), rounds: [[], [4, 5, null]], totals: [90, null] };
  expect([line(4, 5, null), line(4, 'pickup'), line(null), second].map((one) => gross?.figure(one))).toEqual(['9', '–', '–', '99']);
});
