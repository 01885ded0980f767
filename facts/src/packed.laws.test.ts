import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDayOfSides } from '../test-kit/arbitrary.ts';
import { factsOf } from '../test-kit/index.ts';
import { checkFacts } from './check/check.ts';
import type { Checked } from './check/finding.ts';
import type { DayFacts } from './day-facts.ts';
import { packFacts, unpackFacts } from './packed.ts';

const packed = (facts: DayFacts): unknown => unpackFacts(JSON.parse(JSON.stringify(packFacts(facts))));

/** A salt that nobody drew on the nth line, and behind it a line that is closed, as before a result is final. */
function withAnotherSalt({ ledger, ...facts }: DayFacts, nth: number): DayFacts {
  const lines = (ledger?.lines ?? []).map(({ commit, opened }, at) => {
    if (at === nth) return { commit, opened: opened && { ...opened, salt: '0'.repeat(32) } };
    return { commit, opened: at === nth + 1 ? null : opened };
  });
  return { ...facts, final: false, ledger: ledger && { ...ledger, lines } };
}

test('packed for the file to keep facts are the same, whoever played by which rules, and a line that was changed is still named', () => {
  fc.assert(
    fc.property(anyDayOfSides, fc.nat(30), (day, nth) => {
      const facts = factsOf(day);
      expect(packed(facts)).toEqual(facts);
      const changed = withAnotherSalt(facts, nth % (facts.ledger?.lines.length ?? 1));
      const lines = (of: unknown) => (checkFacts(of) as Checked).findings.filter((one) => one.of === 'line');
      expect(lines(packed(changed))).toEqual(lines(changed));
      expect(lines(changed)).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

test('what cannot be unpacked is no facts', () => {
  for (const value of [null, 7, 'facts', [], { packed: 1 }, { packed: 1, ledger: { lines: [1, ['!', '!', {}]] } }, { packed: 2 }])
    expect(checkFacts(unpackFacts(value))).toEqual({ unreadable: 'foreign' });
});
