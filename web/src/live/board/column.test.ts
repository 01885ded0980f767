import { expect, test } from 'vitest';
import { sayIn } from '../words.ts';
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
