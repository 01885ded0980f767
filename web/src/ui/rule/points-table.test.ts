import type { PointsTable } from '@fairway/api';
import { expect, test } from 'vitest';
import { withBetter, withoutBest, withoutWorst, withWorse } from './points-table.ts';

const table = (from: number, points: number[]): PointsTable => ({
  ...{ name: 'modified-stableford' as const, from, points },
  ...{ eachBetter: 0, by: 'gross' as const, holeInOne: 0, albatross: 0 },
});

test('a table of points names one score more at either end, with the points of the one beside it', () => {
  expect(withBetter(table(-2, [5, 2, 0, -1]))).toMatchObject({ from: -3, points: [5, 5, 2, 0, -1] });
  expect(withWorse(table(-2, [5, 2, 0, -1]))).toMatchObject({ from: -2, points: [5, 2, 0, -1, -1] });
});

test('and one score less, which joins the one beside it', () => {
  expect(withoutBest(table(-2, [5, 2, 0, -1]))).toMatchObject({ from: -1, points: [2, 0, -1] });
  expect(withoutWorst(table(-2, [5, 2, 0, -1]))).toMatchObject({ from: -2, points: [5, 2, 0] });
});

test('it names two to twelve scores, none better than five under par, and always par', () => {
  expect(withBetter(table(-5, [5, 4, 3, 2, 1, 0]))).toBeNull();
  expect([withBetter, withWorse].map((change) => change(table(-4, Array(12).fill(1))))).toEqual([null, null]);
  expect([withoutBest, withoutWorst].map((change) => change(table(-1, [2, 0])))).toEqual([null, null]);
  expect(withoutBest(table(0, [2, 1, 0]))).toBeNull();
  expect(withoutWorst(table(-2, [5, 2, 0]))).toBeNull();
});
