import { expect, test } from 'vitest';
import { phaseOf } from './phase.ts';

test.each([
  ['open', '2026-04-26', 'upcoming'],
  ['open', '2026-04-25', 'playing'],
  ['open', '2026-04-24', 'playing'],
  ['locked', '2026-04-25', 'playing'],
  ['closed', '2026-04-25', 'ended'],
] as const)('on 25 April, a tournament that is %s and dated %s is %s', (state, date, phase) => {
  expect(phaseOf({ state, date }, '2026-04-25')).toBe(phase);
});
