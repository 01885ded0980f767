import { expect, test } from 'vitest';
import { seasonRule } from '../../test-kit/season.ts';
import { SEASON_RULES } from './season-preset.ts';
import { seasonProblems } from './season-problem.ts';
import type { PointsRule } from './season-rule.ts';
import type { SeasonRule } from './season-table.ts';

const SPAN = { from: '2026-01-01', to: '2026-12-31', only: null };

const strokes = { basis: 'gross', points: { kind: 'score' } } as const;
const table = (points: readonly number[], beyond = 0): Partial<PointsRule> => ({
  points: { kind: 'table', points, beyond, ties: 'shared' },
});
const pool = (shares: readonly number[]): Partial<PointsRule> => ({ points: { kind: 'pool', perPlayer: 100, shares, ties: 'shared' } });

test.each<[string, Partial<PointsRule>, ReturnType<typeof seasonProblems>]>([
  ['ends before it begins', { from: '2026-12-31', to: '2026-01-01' }, [{ code: 'from-after-to' }]],
  ['goes by own pars of points', { basis: 'points', pars: 'own' }, [{ code: 'par-of-points' }]],
  [
    'compares points with a par',
    { basis: 'points', points: { kind: 'outcome', against: 'par', beaten: 300, level: 200, missed: 100 } },
    [{ code: 'par-of-points' }],
  ],
  ['gives more for the third place than for the second', table([300, 100, 200]), [{ code: 'table-rises', place: 3 }]],
  ['gives more behind its table than at its end', table([300, 100], 200), [{ code: 'table-rises', place: 3 }]],
  [
    'gives more from the last upwards',
    { points: { kind: 'from-last', last: 100, step: -50, ties: 'shared' } },
    [{ code: 'table-rises', place: 2 }],
  ],
  ['shares out more than its pool', pool([6000, 5000]), [{ code: 'pool-over-all' }]],
  ['lets fewer strokes of fewer rounds lead', { ...strokes, best: 3, least: 2 }, [{ code: 'fewer-results-lead' }]],
  ['the same where all count', { ...strokes, only: ['a', 'b'], least: 1 }, [{ code: 'fewer-results-lead' }]],
  ['asks for as many rounds as count', { ...strokes, best: 3, least: 3 }, []],
  ['has strokes for a missed event', { ...strokes, best: 3, least: 1, missing: 10_000 }, []],
  [
    'asks for more results than it has regular events',
    { only: ['a', 'b', 'c'], events: { c: { role: 'final', weight: 100 } }, least: 3 },
    [{ code: 'least-above-events', events: 2 }],
  ],
])('a season that %s', (_, overrides, problems) => {
  expect(seasonProblems(seasonRule(overrides))).toEqual(problems);
});

test('published rules may be used', () => {
  for (const rule of Object.values(SEASON_RULES)) expect(seasonProblems({ ...rule, ...SPAN, events: {} } as SeasonRule)).toEqual([]);
});

test.each<[string, SeasonRule, readonly { code: string }[]]>([
  ['points against par', { ...SEASON_RULES['best-gross'], ...SPAN, basis: 'points', toPar: true }, [{ code: 'par-of-points' }]],
])('another kind of season with %s', (_, rule, problems) => {
  expect(seasonProblems(rule)).toEqual(problems);
});
