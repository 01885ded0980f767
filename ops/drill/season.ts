import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { comparableSeason, naiveTable } from '../../golf/naive/comparable.ts';
import { anyKindOfRule, anySeasonFacts } from '../../golf/test-kit/season-arbitrary.ts';
import type { Drill } from './kit/outcome.ts';

const SEASONS = 10_000;

/** Seasons of every kind, drawn at random: the table of the engine, and that of the naive computation. */
export const anySeasons: Drill = {
  name: 'seasons, 10,000 of them',
  play: async () => {
    const seed = Number(process.env.LAW_SEED ?? Date.now());
    let different = 0;
    let example = '';
    const begun = performance.now();
    for (const [rule, facts] of fc.sample(fc.tuple(anyKindOfRule, anySeasonFacts), { numRuns: SEASONS, seed })) {
      if (isDeepStrictEqual(comparableSeason(rule, facts), naiveTable(rule, facts))) continue;
      different++;
      example ||= JSON.stringify({ rule, facts });
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const broken = different === 0 ? [] : [`another table of ${different} seasons (LAW_SEED=${seed}), the first: ${example}`];
    return { load: `${SEASONS} seasons, by two computations`, note: `${different} different, ${seconds} s`, broken };
  },
};
