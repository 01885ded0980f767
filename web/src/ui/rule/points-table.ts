import type { PointsTable } from '@fairway/api';

/** What the API takes: the best score that a table names, and how many it names. */
const BEST = -5;
const FEWEST = 2;
const MOST = 12;

/** A table with one score more or less, at its better or its worse end; null: no further. Par always has points. */
type PointsChange = (table: PointsTable) => PointsTable | null;

const isFull = ({ points }: PointsTable): boolean => points.length >= MOST;
const isLeast = ({ points }: PointsTable): boolean => points.length <= FEWEST;

export const withBetter: PointsChange = (table) =>
  isFull(table) || table.from <= BEST ? null : { ...table, from: table.from - 1, points: [table.points[0] ?? 0, ...table.points] };

export const withoutBest: PointsChange = (table) =>
  isLeast(table) || table.from >= 0 ? null : { ...table, from: table.from + 1, points: table.points.slice(1) };

export const withWorse: PointsChange = (table) =>
  isFull(table) ? null : { ...table, points: [...table.points, table.points.at(-1) ?? 0] };

export const withoutWorst: PointsChange = (table) =>
  isLeast(table) || table.from + table.points.length - 1 <= 0 ? null : { ...table, points: table.points.slice(0, -1) };
