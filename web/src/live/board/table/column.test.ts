import type { PublicBoardLine } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayIn } from '../../words.ts';
import { columnsOf } from './column.ts';

const labels = (pending: boolean, basis: 'gross' | 'net' | 'points') =>
  columnsOf({ handicapPending: pending }, basis, sayIn('vi'), 'vi').map(({ label, room }) => `${label} ${room}`);

test('a list first shows the figure that ranks, and a phone shows that and the total', () => {
  expect(labels(false, 'net')).toEqual(['So par main', 'Gross desk', 'HDC desk', 'Net phone']);
  expect(labels(false, 'gross')).toEqual(['So par main', 'Gross phone', 'HDC desk', 'Net desk']);
  expect(labels(false, 'points')).toEqual(['Điểm main', 'So par phone', 'Gross desk', 'HDC desk']);
});

test('while counted holes are not published there is no handicap and no net to show', () => {
  expect(labels(true, 'gross')).toEqual(['So par main', 'Gross phone']);
});

test('until a card is full its gross is the strokes so far; none after a ball was picked up', () => {
  const [, gross] = columnsOf({ handicapPending: true }, 'gross', sayIn('vi'), 'vi');
  const line = (...holes: (number | 'pickup' | null)[]) =>
    ({ status: 'ok', gross: null, rounds: [holes], totals: [null] }) as unknown as PublicBoardLine;
  const second: PublicBoardLine = { ...line(), rounds: [[], [4, 5, null]], totals: [90, null] };
  expect([line(4, 5, null), line(4, 'pickup'), line(null), second].map((one) => gross?.figure(one))).toEqual(['9', '–', '–', '99']);
});
