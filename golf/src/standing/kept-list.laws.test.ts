import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import type { Competitor } from '../competitor.ts';
import { leaderboard, rankedBoard } from './leaderboard.ts';
import { scoresOf } from './scores.ts';

/** Some players of a field become others; nobody comes or goes. */
const anyChanges = fc.array(fc.tuple(anyField, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), fc.boolean()), { maxLength: 6 });

test('a board that goes on from one before is the board worked out from nothing, whoever has changed, and whether it was made in between', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyChanges, (rules, field, changes) => {
      let competitors: readonly Competitor[] = field;
      let scores = scoresOf(rules, competitors);
      for (const [others, rows, isMade] of changes) {
        const changed = new Map(rows.map((row, nth) => [row % competitors.length, others[nth % others.length]]));
        competitors = competitors.map((one, row) => (changed.get(row) ? ({ ...changed.get(row), id: one.id } as Competitor) : one));
        scores = scoresOf(rules, competitors, scores);
        if (!isMade) continue;
        const { lists, lineOf } = rankedBoard(scores);
        expect(lists[scores.prepared.format.basis].rows.map(lineOf)).toEqual(leaderboard(rules, competitors));
      }
    }),
    { numRuns: 300 },
  );
});
