import { expect, test } from 'vitest';
import { PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Course } from '../course.ts';
import { ties } from '../tie/tie-keys.ts';
import type { CountbackId, Segment, TiebreakId, TieKey } from '../tie/tiebreak.ts';
import { COUNTBACKS, TIEBREAKS } from '../tie/tiebreak.ts';
import { rulesProblems } from './rules-problem.ts';
import type { TieProblem } from './tie-problem.ts';

const countback = (...segments: Segment[]): TieKey => ({ by: 'countback', segments, score: 'gross' });
const problems = (key: TieKey, ...rounds: Course[]) => {
  const given = { gross: [{ by: 'gross' }, key] as const, net: [], points: [] };
  return rulesProblems(rules({ rounds: rounds.length === 0 ? [PLAIN_COURSE] : rounds, ties: given })).map((problem) => {
    if (problem.code !== 'tie') return problem;
    expect(problem).toMatchObject({ basis: 'gross', key: 2 });
    return problem.problem;
  });
};

test.each<[string, TieKey, TieProblem[]]>([
  ['counts back something', countback(), [{ code: 'no-segment' }]],
  ['of some holes', countback({ last: 9 }, { holes: [] }), [{ code: 'no-hole', segment: 2 }]],
  ['of 1 to 18 of them', countback({ last: 18 }, { first: 1 }, { hardest: 18 }), []],
  ['not of none', countback({ last: 0 }), [{ code: 'hole-count', segment: 1, holes: 0 }]],
  ['nor of nineteen', countback({ first: 19 }), [{ code: 'hole-count', segment: 1, holes: 19 }]],
  ['nor of a part of one', countback({ hardest: 2.5 }), [{ code: 'hole-count', segment: 1, holes: 2.5 }]],
  [
    'on holes that there are',
    countback({ holes: [1, 18, 19, 0, 4.5] }),
    [19, 0, 4.5].map((hole) => ({ code: 'not-a-hole', segment: 1, hole })),
  ],
  ['each once', countback({ holes: [7, 8, 7, 7] }), [{ code: 'hole-repeated', segment: 1, hole: 7 }]],
  [
    'on a nine that there is, of nine holes',
    countback({ nine: 'C', last: 10 }),
    [
      { code: 'hole-count', segment: 1, holes: 10 },
      { code: 'unknown-nine', segment: 1, nine: 'C' },
    ],
  ],
  ['names each player once in an order made by hand', { by: 'manual', order: ['an', 'binh', 'an'] }, [{ code: 'id-repeated', id: 'an' }]],
  ['may name them in any order', { by: 'manual', order: ['binh', 'an'] }, []],
])('a tie key %s', (_, key, expected) => {
  expect(problems(key)).toEqual(expected);
});

test('a named nine is known where a round is played on it', () => {
  expect(problems(countback({ nine: 'B', last: 9 }), PLAIN_COURSE, { ...PLAIN_COURSE, nines: ['A', 'B'] })).toEqual([]);
});

test('the hardest holes need a stroke index in one of the rounds', () => {
  const without = { ...PLAIN_COURSE, strokeIndex: null };
  expect(problems(countback({ hardest: 3 }), without)).toEqual([{ code: 'needs-stroke-index', segment: 1 }]);
  expect(problems(countback({ hardest: 3 }), without, PLAIN_COURSE)).toEqual([]);
});

test('the tiebreaks and countbacks by name have no problem, on eighteen holes or on nine', () => {
  const nine = { par: PLAIN_COURSE.par.slice(0, 9), strokeIndex: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  for (const tiebreak of Object.keys(TIEBREAKS) as TiebreakId[])
    for (const id of Object.keys(COUNTBACKS) as CountbackId[])
      for (const course of [PLAIN_COURSE, nine]) expect(rulesProblems(rules({ rounds: [course], ties: ties(tiebreak, id) }))).toEqual([]);
});
