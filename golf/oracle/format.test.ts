import { expect, test } from 'vitest';
import { maximumOfHole } from '../src/format/maximum-score.ts';
import { tablePoints } from '../src/format/points-table.ts';
import { formatOf, holeWorth, MODIFIED_STABLEFORD, PAR_BOGEY, strokesReceived } from '../src/index.ts';
import modified from './modified-stableford.json' with { type: 'json' };
import netDoubleBogey from './net-double-bogey.json' with { type: 'json' };
import { casesWith } from './oracle.ts';
import parBogey from './par-bogey.json' with { type: 'json' };

const NET_DOUBLE_BOGEY = { kind: 'net-double-bogey' } as const;

test.each(casesWith<{ par: number; strokes: number }, { points: number }>(modified, 'strokes'))('%s', (_, { input, expected }) => {
  expect(tablePoints(MODIFIED_STABLEFORD, input.strokes, input.par, 0)).toBe(expected.points);
});

test.each(casesWith<{ results_to_par: readonly number[] }, { cumulative: readonly number[] }>(modified, 'results_to_par'))(
  '%s',
  (_, { input, expected }) => {
    let total = 0;
    const running = input.results_to_par.map((toPar) => {
      total += tablePoints(MODIFIED_STABLEFORD, 4 + toPar, 4, 0);
      return total;
    });
    expect(running).toEqual(expected.cumulative);
  },
);

test.each(
  casesWith<{ course_handicap: number; par: number; stroke_index: number }, { max_score: number }>(netDoubleBogey, 'course_handicap'),
)('%s', (_, { input, expected }) => {
  const received = strokesReceived(input.course_handicap, input.stroke_index);
  expect(maximumOfHole(NET_DOUBLE_BOGEY, input.par, received)).toBe(expected.max_score);
});

type Received = { par: number; strokes_received: number; score?: number };

test.each(casesWith<Received, { max_score?: number; adjusted?: number }>(netDoubleBogey, 'strokes_received'))(
  '%s',
  (_, { input, expected }) => {
    const format = formatOf({ maximum: NET_DOUBLE_BOGEY, basis: 'gross' });
    const counts = holeWorth(format, 'gross', input.score ?? 'pickup', input.par, input.strokes_received);
    expect(counts).toBe(expected.adjusted ?? expected.max_score);
  },
);

test.each(casesWith<{ par: number; strokes: number; received: number }, { points: number }>(parBogey, 'received'))(
  '%s',
  (_, { input, expected }) => {
    expect(tablePoints(PAR_BOGEY, input.strokes, input.par, input.received)).toBe(expected.points);
  },
);

test.each(casesWith<{ results_to_par: readonly (number | 'x')[] }, { points: number }>(parBogey, 'results_to_par'))(
  '%s',
  (_, { input, expected }) => {
    const format = formatOf('par-bogey');
    const points = input.results_to_par.map((toPar) => holeWorth(format, 'points', toPar === 'x' ? 'pickup' : 4 + toPar, 4, 0) ?? 0);
    expect(points.reduce((total, of) => total + of, 0)).toBe(expected.points);
  },
);
