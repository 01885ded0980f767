import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDayOfSides, anyPlayedDay } from '../test-kit/arbitrary.ts';
import { coreOf } from '../test-kit/index.ts';
import { type NaiveCore, naiveResult } from './compute.ts';

test('whatever was played, the naive computation has the places and winners that the engine had from everything', () => {
  fc.assert(
    fc.property(anyPlayedDay, (day) => {
      const core = coreOf(day, ['gross', 'net', 'points']);
      expect(naiveResult(core as unknown as NaiveCore)).toEqual(core.result);
    }),
    { numRuns: 300 },
  );
});

test('whatever sides with a ball each played, the naive computation has their places as the engine had them', () => {
  fc.assert(
    fc.property(anyDayOfSides, (day) => {
      const core = coreOf(day, ['gross', 'net', 'points']);
      expect(naiveResult(core as unknown as NaiveCore).sides).toEqual(core.result.sides);
    }),
    { numRuns: 200 },
  );
});
