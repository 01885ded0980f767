import fc from 'fast-check';
import { naiveResult } from '../../facts/naive/compute.ts';
import { canonical } from '../../facts/src/canonical.ts';
import { anyDayOfPartners, anyDayOfSides, anyPlayedDay } from '../../facts/test-kit/arbitrary.ts';
import { coreOf } from '../../facts/test-kit/index.ts';
import type { Drill } from './kit/outcome.ts';

const FIELDS = 10_000;

/** Fields drawn at random: what the engine has from everything, and what the naive computation has from the facts. */
export const anyFacts: Drill = {
  name: 'facts, 10,000 fields',
  play: async () => {
    const seed = Number(process.env.LAW_SEED ?? Date.now());
    const property = fc.property(fc.oneof(anyPlayedDay, anyDayOfSides, anyDayOfPartners), (day) => {
      const core = coreOf(day, ['gross', 'net', 'points']);
      return canonical(naiveResult(core as never)) === canonical(core.result);
    });
    const begun = performance.now();
    const { failed, counterexample } = await fc.check(property, { numRuns: FIELDS, seed });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const broken = failed ? [`another result of this day (LAW_SEED=${seed}): ${JSON.stringify(counterexample)}`] : [];
    return { load: `${FIELDS} days, by two computations`, note: `${seconds} s`, broken };
  },
};
