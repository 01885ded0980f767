import { expect, test } from 'vitest';
import { phaseOf } from './phase.ts';

test.each([
  ['open', '2026-04-26', false, 'upcoming'],
  ['open', '2026-04-26', true, 'playing'],
  ['open', '2026-04-25', false, 'playing'],
  ['open', '2026-04-24', false, 'playing'],
  ['locked', '2026-04-25', false, 'playing'],
  ['closed', '2026-04-25', true, 'ended'],
] as const)('on 25 April, a tournament that is %s, dated %s, a round finished: %s, is %s', (state, date, begun, phase) => {
  expect(phaseOf({ state, date, begun }, '2026-04-25')).toBe(phase);
});
