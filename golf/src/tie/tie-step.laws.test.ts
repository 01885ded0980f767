import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { standings } from '../standing/standing.ts';

const basis = fc.constantFrom(...BASES);

/** Where one of two players stands to the other when nobody else plays: −1 ahead, 1 behind, 0 sharing the place. */
function against(rules: Rules, on: Basis, one: Competitor, other: Competitor): number {
  const [first, second] = standings(rules, [one, other], on);
  if (first?.place?.position === second?.place?.position) return 0;
  return first?.id === one.id ? -1 : 1;
}

test('the ranking of finished cards is a total preorder: two players compare both ways alike, order carries over, and the list is that order', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      const list = standings(rules, field, on).filter(({ complete, place }) => complete && place !== null);
      const finished = list.flatMap(({ id }) => field.find((player) => player.id === id) ?? []).slice(0, 7);
      const alone = standings(rules, finished, on);
      const positionOf = new Map(alone.map(({ id, place }) => [id, place?.position ?? 0]));
      const order = finished.map((one) => finished.map((other) => against(rules, on, one, other)));
      const of = (a: number, b: number) => order[a]?.[b] ?? Number.NaN;
      for (const [a, one] of finished.entries())
        for (const [b, other] of finished.entries()) {
          expect(of(a, b) + of(b, a)).toBe(0);
          expect(of(a, b)).toBe(Math.sign((positionOf.get(one.id) ?? 0) - (positionOf.get(other.id) ?? 0)));
          for (const c of finished.keys()) if (of(a, b) <= 0 && of(b, c) <= 0) expect(of(a, c)).toBeLessThanOrEqual(0);
        }
      expect(standings(rules, finished.toReversed(), on)).toEqual(alone);
    }),
    { numRuns: 60 },
  );
});

test('unequal cards are never counted back: when one of the tied has not finished, they share', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      for (const group of Map.groupBy(standings(rules, field, on), ({ value }) => value).values())
        if (group.some(({ complete, place }) => place !== null && !complete))
          expect(group.flatMap(({ place }) => place?.decidedBy ?? [])).toEqual([]);
    }),
  );
});

test('an order made by hand that names everybody leaves no finished players level', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      const keys = [{ by: 'manual', order: field.map(({ id }) => id) }] as const;
      const lines = standings({ ...rules, ties: { gross: keys, net: keys, points: keys } }, field, on);
      for (const { place, complete } of lines) {
        const level = lines.filter((line) => line.place?.position === place?.position);
        if (complete && place?.tied) expect(level.some((line) => !line.complete)).toBe(true);
      }
    }),
  );
});
