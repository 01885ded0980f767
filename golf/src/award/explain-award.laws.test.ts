import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import type { Step } from '../explain/step.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardRule } from './award.ts';
import { explainAward } from './explain-award.ts';
import { NAMED_AWARDS } from './named-award.ts';

const shared = { main: true, membersOnly: false };
const AWARDS: readonly AwardRule[] = [
  { id: 'gross', kind: 'best-gross', basis: 'gross', ...shared },
  { id: 'net', kind: 'best-net', basis: 'net', ...shared },
  { id: 'A1', kind: 'division-place', basis: 'net', division: 'A', place: 1, ...shared },
  { id: 'fifth', kind: 'place', basis: 'points', place: 5, ...shared, main: false },
  ...(['booby', 'golden-raspberry', 'king-of-par', 'king-of-bogey', 'onami', 'konami'] as const).map(
    (name): AwardRule => ({ id: name, ...NAMED_AWARDS[name], ...shared, main: false }),
  ),
  { id: 'pin', kind: 'nearest-pin', basis: 'gross', hole: 3, ...shared, main: false },
  { id: 'line', kind: 'nearest-line', basis: 'gross', hole: 5, ...shared, main: false },
  { id: 'ace', kind: 'hole-in-one', basis: 'gross', ...shared, main: false },
  {
    id: 'peoria',
    kind: 'peoria',
    basis: 'net',
    peoria: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] },
    ...shared,
    main: false,
  },
];
const ids = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);
const anyAllocation: fc.Arbitrary<Allocation> = fc.record({
  oneMainPrizeEach: fc.boolean(),
  members: fc.constant(new Set(ids)),
  absentAtPrizeGiving: fc.subarray(ids, { maxLength: 2 }).map((of) => new Set(of)),
  decisions: fc.dictionary(fc.constantFrom(...AWARDS.map(({ id }) => id)), fc.constantFrom(...ids)),
  backups: fc.constant(0),
  measurements: fc.array(
    fc.record({
      id: fc.constantFrom(...ids),
      kind: fc.constantFrom('nearest-pin' as const, 'nearest-line' as const),
      hole: fc.constantFrom(3, 5),
      centimetres: fc.integer({ min: 1, max: 3 }),
      driveCentimetres: fc.constantFrom(20_000, 21_000),
      onTarget: fc.boolean(),
    }),
  ),
});

const valueIn = (steps: readonly Step[]) => steps.find((step) => step.code === 'value')?.value;

test('the explanation of an award tells its result: who was passed over, what decided, the outcome', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAllocation, (rules, field, allocation) => {
      for (const result of allocate(rules, field, AWARDS, allocation)) {
        const steps = explainAward(rules, field, AWARDS, allocation, result.award);
        const passedOver = steps.flatMap((step) =>
          step.code === 'passed-over' ? [{ id: step.id, value: step.value, reason: step.reason }] : [],
        );
        expect(passedOver).toEqual(result.passedOver);
        expect(steps.find((step) => step.code === 'decided')?.decision ?? null).toEqual(result.decidedBy);
        const { winner, value, open, waitsFor } = result;
        const nobody = waitsFor === null && winner === null && open.length === 0;
        expect(steps.at(-1)).toEqual(
          waitsFor !== null
            ? { code: 'waits', award: waitsFor }
            : nobody
              ? { code: 'nobody' }
              : winner !== null
                ? { code: 'won', id: winner, value }
                : { code: 'open', among: open, value },
        );
      }
    }),
    { numRuns: 40 },
  );
});

test("an award's explanation recomputes the value that won it, and so no sentence can be canned", () => {
  fc.assert(
    fc.property(anyRules, anyField, anyAllocation, (rules, field, allocation) => {
      for (const { award, winner, value } of allocate(rules, field, AWARDS, allocation)) {
        if (winner === null) continue;
        const [step] = explainAward(rules, field, AWARDS, allocation, award).filter(
          ({ code }) => code !== 'passed-over' && code !== 'decided',
        );
        expect(step).toMatchObject({ id: winner });
        if (step?.code === 'standing') expect(valueIn(step.steps)).toBe(value);
        else if (step?.code === 'king') expect(step.rounds.reduce((sum, { holes }) => sum + holes.length, 0)).toBe(value);
        else if (step?.code === 'wave')
          expect(Math.abs(step.rounds.reduce((sum, { first, second }) => sum + first - second, 0))).toBe(value);
        else if (step?.code === 'measured') expect(step.centimetres).toBe(value);
        else expect(step?.code).toBe('holes-in-one');
      }
    }),
  );
});
