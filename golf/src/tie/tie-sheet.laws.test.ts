import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCard } from '../../test-kit/arbitrary.ts';
import { competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { BASES } from '../basis.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { keyAt, tieKey, tieSheet, writeRow } from './tie-sheet.ts';
import { tieSteps } from './tie-step.ts';
import type { TieKey } from './tiebreak.ts';

const segments = [{ last: 9 }, { last: 3 }, { first: 6 }, { hardest: 3 }];
/** Every list, share and order of a countback, and the keys that look at no hole. */
const KEYS: readonly TieKey[] = [
  ...BASES.flatMap((score) =>
    (['rounded', 'received', undefined] as const).flatMap((share) =>
      (['play', undefined] as const).map((order): TieKey => ({ by: 'countback', segments, score, share, order })),
    ),
  ),
  { by: 'handicap', wins: 'higher' },
  { by: 'gross' },
  { by: 'last-round', score: 'net' },
  { by: 'age', wins: 'older' },
];

test('a step compares the same on a sheet of many steps as alone, whichever stand before it', () => {
  const other = { ...PLAIN_COURSE, strokeIndex: PLAIN_COURSE.par.map((_, at) => 18 - at) };
  const given = rules({ rounds: [PLAIN_COURSE, other] });
  const prepared = prepareRules(given);
  const steps = tieSteps(KEYS, given.rounds);
  const anyPlayer = fc.record({
    handicap: fc.option(fc.integer({ min: -5, max: 36 }).map((strokes) => strokes * 10)),
    cards: fc.array(anyCard, { minLength: 2, maxLength: 2 }),
    startingHoles: fc.array(fc.integer({ min: 1, max: 18 }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(anyPlayer, fc.shuffledSubarray([...steps]), (facts, some) => {
      const player = scorePlayer(prepared, competitor('an', facts));
      const sheet = tieSheet([some], 1);
      writeRow(sheet, 0, player);
      const compared = (sheet.lists[0] ?? []).map((column) => keyAt(sheet, column, 0));
      expect(compared).toEqual(some.map((step) => tieKey(step, player)));
    }),
  );
});
