import type { PublicBoard } from '@fairway/api';
import { expect, test } from 'vitest';
import { sayIn } from '../words.ts';
import { progressLabel } from './progress.ts';

const line = (thru: number, status: 'ok' | 'cut' | 'WD' = 'ok') => ({ thru, status }) as PublicBoard['lines'][number];
const round = (finished: boolean) => ({ par: Array(18).fill(4), finished }) as unknown as PublicBoard['rounds'][number];

test.each([
  ['before the first stroke', [false], [line(0), line(0), line(0, 'WD')], '2 golfer'],
  ['on the course', [false], [line(18), line(7), line(3, 'WD')], '1/2 đã xong · 1 đang đánh'],
  ['between two rounds', [true, false], [line(0), line(0), line(0, 'cut'), line(0, 'cut'), line(0, 'WD')], 'Vòng 2 · 2 golfer'],
  ['in the second round', [true, false], [line(18), line(2), line(0, 'cut')], 'Vòng 2 · 1/2 đã xong · 1 đang đánh'],
] as const)('%s', (_, rounds, lines, label) => {
  expect(progressLabel({ rounds: rounds.map(round), lines: [...lines] }, sayIn('vi'))).toBe(label);
});
