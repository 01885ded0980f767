import type { Status } from '@fairway/golf';
import { expect, it } from 'vitest';
import { outOf, statusOf } from './competition.ts';

it('whoever is out in one round is out of the tournament, as they were last', () => {
  const status = (...statuses: (Status | undefined)[]) => statusOf(statuses.map((one) => one && { status: one }));
  expect([status(), status('ok', 'ok'), status('ok', undefined)]).toEqual(['ok', 'ok', 'ok']);
  expect([status('WD', 'ok'), status('WD', 'DQ', undefined), status('DQ', 'WD')]).toEqual(['WD', 'DQ', 'WD']);
});

it('who plays to the end, or never began, is out in no way', () => {
  expect((['ok', 'WD', 'NR', 'DQ', 'DNS'] as const).map(outOf)).toEqual([null, 'WD', 'NR', 'DQ', null]);
});
