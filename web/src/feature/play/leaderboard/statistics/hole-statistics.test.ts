import type { PublicBoardLine } from '@fairway/api';
import { sayMean } from '@fairway/api/word/mean';
import { expect, test } from 'vitest';
import { byDifficulty, holeStatistics, roundAgainstField } from './hole-statistics.ts';
import { receivedSteps } from './received-steps.ts';

const par = [4, 3, 5];
const round = { number: 1, courseName: '', par, strokeIndex: null, women: null, finished: false, suspended: false };
const line = (scores: PublicBoardLine['rounds'][number], other: Partial<PublicBoardLine> = {}) =>
  ({ playerId: 'one', divisionId: null, women: false, rounds: [scores], totals: [null], ...other }) as PublicBoardLine;

test('each hole counts its results; a pick-up is in no count and no mean, and an unplayed hole has no mean', () => {
  const board = { rounds: [round], lines: [line([2, 'pickup', null]), line([6, 4, null]), line([4, 3, null])] };
  const [first, second, third] = holeStatistics(board, 0, null);
  expect(first).toMatchObject({ counts: { eagle: 1, birdie: 0, par: 1, bogey: 0, worse: 1 }, scores: 3, mean: 0 });
  expect(second).toMatchObject({ counts: { par: 1, bogey: 1 }, pickups: 1, scores: 2, mean: 0.5 });
  expect(third).toMatchObject({ scores: 0, mean: null });
  expect(byDifficulty(holeStatistics(board, 0, null)).map(({ hole }) => hole)).toEqual([2, 1]);
});

test('women count by the par of their own card, and a division has its own statistics', () => {
  const women = { par: [5, 3, 5], strokeIndex: null };
  const board = { rounds: [{ ...round, women }], lines: [line([5], { women: true, divisionId: 'f' }), line([5], { divisionId: 'm' })] };
  expect(holeStatistics(board, 0, null)[0]).toMatchObject({ counts: { par: 1, bogey: 1 }, mean: 0.5 });
  expect(holeStatistics(board, 0, 'f')[0]).toMatchObject({ scores: 1, mean: 0 });
});

test('a round stands beside the mean of the field on the holes that the player has strokes on', () => {
  const own = line([5, null, 5]);
  const board = { rounds: [round], lines: [own, line([4, 3, 6])] };
  expect(roundAgainstField(board, 0, own)).toEqual([
    { hole: 1, own: 1, field: 0.5, ownSoFar: 1, fieldSoFar: 0.5 },
    { hole: 3, own: 0, field: 0.5, ownSoFar: 1, fieldSoFar: 1 },
  ]);
});

test.each([
  [0.424, '+0,42'],
  [-0.1, '−0,10'],
  [0.004, '0,00'],
])('a mean of %d reads %s', (mean, text) => {
  expect(sayMean(mean, 'vi')).toBe(text);
});

const at = (time: string, holes: number) => ({ from: `2026-11-26T${time}:00.000Z`, holes, cards: 0 });

test('what came in has a step for each quarter of an hour, those without a score too', () => {
  expect(receivedSteps([at('06:00', 3), at('06:30', 4)])).toEqual({
    minutes: 15,
    steps: [3, 0, 4].map((holes, nth) => ({ from: Date.parse('2026-11-26T06:00:00Z') + nth * 900_000, holes, cards: 0 })),
  });
  expect(receivedSteps([])).toEqual({ minutes: 15, steps: [] });
});

test('over a long time the steps are longer, and no score is left out', () => {
  const { minutes, steps } = receivedSteps([at('00:00', 3), at('00:15', 1), at('23:45', 4)]);
  expect([minutes, steps.length, steps[0]?.holes, steps.reduce((sum, { holes }) => sum + holes, 0)]).toEqual([60, 24, 4, 8]);
});
