import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { BASES } from '../basis.ts';
import type { CutRule } from './cut.ts';
import { afterRounds, cut } from './cut.ts';
import { standings } from './standing.ts';

const anyCut: fc.Arbitrary<CutRule> = fc.record({
  keep: fc.oneof(
    fc.record({ players: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ behindLeader: fc.integer({ min: 0, max: 12 }) }),
  ),
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

test('a number of strokes behind the leader: all on one score go on or none, and ties in or out is the same', () => {
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom(...BASES), fc.integer({ min: 0, max: 12 }), (rules, field, basis, behindLeader) => {
      const of = (ties: CutRule['ties']) => cut(rules, field, basis, 1, { keep: { behindLeader }, within: 'field', ties });
      expect(of('out')).toEqual(of('in'));
      const values = new Map(standings(afterRounds(rules, 1), field, basis).map(({ id, value }) => [id, value ?? Number.NaN]));
      const { through, missed } = of('in');
      const behind = (id: string) => Math.abs((values.get(id) ?? 0) - (values.get(through[0] ?? '') ?? 0)) / (basis === 'net' ? 10 : 1);
      for (const id of through) expect(behind(id)).toBeLessThanOrEqual(behindLeader);
      for (const id of missed) expect(behind(id)).toBeGreaterThan(behindLeader);
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
