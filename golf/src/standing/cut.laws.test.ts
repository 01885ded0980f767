import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { BASES } from '../basis.ts';
import type { CutRule } from './cut.ts';
import { cut } from './cut.ts';

const anyCut: fc.Arbitrary<CutRule> = fc.record({
  keep: fc.oneof(fc.record({ players: fc.integer({ min: 0, max: 12 }) }), fc.record({ percent: fc.integer({ min: 0, max: 100 }) })),
  within: fc.constantFrom('field' as const, 'division' as const),
  ties: fc.constantFrom('in' as const, 'out' as const),
});

test('the cut divides the finishers in two, and ties in never keeps fewer than ties out', () => {
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom(...BASES), anyCut, (rules, field, basis, rule) => {
      const [wide, narrow] = (['in', 'out'] as const).map((ties) => cut(rules, field, basis, 1, { ...rule, ties }));
      expect([...(wide?.through ?? []), ...(wide?.missed ?? [])].toSorted()).toEqual(
        [...(narrow?.through ?? []), ...(narrow?.missed ?? [])].toSorted(),
      );
      expect(wide?.through).toEqual(expect.arrayContaining([...(narrow?.through ?? [])]));
    }),
  );
});

test('shuffling the players moves nobody over the line', () => {
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom(...BASES), anyCut, (rules, field, basis, rule) => {
      expect(cut(rules, field.toReversed(), basis, 1, rule)).toEqual(cut(rules, field, basis, 1, rule));
    }),
  );
});
