import { type Edition, LATEST_EDITION } from '@fairway/golf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../src/result.ts';
import { anyDayOfPartners, anyDayOfSides, anyPlayedDay } from '../test-kit/arbitrary.ts';
import { coreOf } from '../test-kit/index.ts';
import { type NaiveCore, naiveResult } from './compute.ts';

const anyEdition = fc.constantFrom<Edition>(1, 2, LATEST_EDITION);

test('whatever was played, the naive computation has the places and winners that the engine had from everything', () => {
  fc.assert(
    fc.property(anyPlayedDay, (day) => {
      const core = coreOf(day, ['gross', 'net', 'points']);
      expect(naiveResult(core as unknown as NaiveCore)).toEqual(core.result);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['with a ball each', anyDayOfSides],
  ['of one ball', anyDayOfPartners],
])('whatever sides %s played, so it has, with the prizes that sides and their partners win in one plan', (_, anyDay) => {
  fc.assert(
    fc.property(anyDay, anyEdition, (played, edition) => {
      const day = { ...played, rules: { ...played.rules, edition } };
      const core = coreOf(day, ['gross', 'net', 'points']);
      expect(naiveResult(core as unknown as NaiveCore)).toEqual(core.result);
      expect(resultOf(core, ['gross', 'net', 'points'])).toEqual(core.result);
    }),
    { numRuns: 300 },
  );
});
