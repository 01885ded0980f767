import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { plan } from '../standing/plan.ts';
import { reckon } from '../standing/reckoning.ts';
import { standings } from '../standing/standing.ts';
import { tieKeyAt, tieSheetOf } from './tie-sheet.ts';
import { tieSteps } from './tie-step.ts';

const basis = fc.constantFrom(...BASES);

/** Rows of a sheet, and the order of any two of them. */
function compared(rules: Rules, field: readonly Competitor[], on: (typeof BASES)[number]) {
  const steps = tieSteps(rules.ties[on], rules.rounds);
  const prepared = plan(rules);
  const sheet = tieSheetOf(
    steps,
    field.map((player) => reckon(prepared, player)),
  );
  const compare = (a: number, b: number) => {
    const nth = steps.findIndex((_, step) => tieKeyAt(sheet, step, a) !== tieKeyAt(sheet, step, b));
    return nth === -1 ? 0 : Math.sign(tieKeyAt(sheet, nth, a) - tieKeyAt(sheet, nth, b));
  };
  return { rows: field.map((_, row) => row), compare };
}

test('a list of keys is a total preorder: any two players compare, both ways alike, and order carries over', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      const { rows, compare } = compared(rules, field, on);
      for (const a of rows)
        for (const b of rows) {
          expect(compare(a, b) + compare(b, a)).toBe(0);
          for (const c of rows) if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
        }
    }),
  );
});

test('unequal cards are never counted back: whoever of the level has not finished, they share', () => {
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
