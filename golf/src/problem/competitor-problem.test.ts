import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { CompetitorProblem } from './competitor-problem.ts';
import { competitorProblems } from './competitor-problem.ts';

const PARS = cardToPar(PLAIN_COURSE);
const NINE = course('4 4 3 5 4 4 3 5 4');
const given = rules({ rounds: [PLAIN_COURSE, NINE] });
const score = (hole: number, of: number): CompetitorProblem => ({ code: 'score', round: 1, hole, score: of });

test.each<[string, Partial<Competitor>, CompetitorProblem[]]>([
  ['may have nothing yet', {}, []],
  ['has a handicap in whole tenths', { handicap: 144 }, []],
  ['not 14.4 of them', { handicap: 14.4 }, [{ code: 'handicap', round: null, handicap: 14.4 }]],
  ['nor none that is a number', { handicap: Number.NaN }, [{ code: 'handicap', round: null, handicap: Number.NaN }]],
  ['nor without end', { handicap: Number.POSITIVE_INFINITY }, [{ code: 'handicap', round: null, handicap: Number.POSITIVE_INFINITY }]],
  ['may be a plus player', { handicap: -20 }, []],
  ['has an exact handicap of whole numbers', { handicap: { numerator: 269, denominator: 20 } }, []],
  [
    'not over nothing',
    { handicap: { numerator: 269, denominator: 0 } },
    [{ code: 'handicap', round: null, handicap: { numerator: 269, denominator: 0 } }],
  ],
  ...[
    { numerator: 26.5, denominator: 2 },
    { numerator: 269, denominator: 2.5 },
  ].map((handicap): [string, Partial<Competitor>, CompetitorProblem[]] => [
    'nor of parts',
    { handicap },
    [{ code: 'handicap', round: null, handicap }],
  ]),
  ['may be added whole strokes by the par of a tee', { handicap: { exact: { numerator: 269, denominator: 20 }, added: -1 } }, []],
  [
    'no part of one',
    { handicap: { exact: { numerator: 269, denominator: 20 }, added: 0.5 } },
    [{ code: 'handicap', round: null, handicap: { exact: { numerator: 269, denominator: 20 }, added: 0.5 } }],
  ],
  ['has the same for a round', { handicap: 10, handicaps: [null, 10.5] }, [{ code: 'handicap', round: 2, handicap: 10.5 }]],
  ['takes at least one stroke', { cards: [PARS.with(2, 0)] }, [score(3, 0)]],
  ['takes no less than none', { cards: [PARS.with(0, -4)] }, [score(1, -4)]],
  ['takes whole strokes', { cards: [[4, 4.5]] }, [score(2, 4.5)]],
  ['takes as many as can be counted', { cards: [[Number.NaN, 31, 30]] }, [score(1, Number.NaN), score(2, 31)]],
  ['may pick up, or leave a hole blank', { cards: [['pickup', null, 4]] }, []],
  [
    'plays no more holes than the course has',
    { cards: [PARS, [...NINE.par, 4]] },
    [{ code: 'too-many-scores', round: 2, holes: 9, given: 10 }],
  ],
  ['may have a total of at least a stroke a hole', { totals: [18, 9] }, []],
  [
    'and not below',
    { totals: [17, 8] },
    [
      { code: 'total', round: 1, total: 17 },
      { code: 'total', round: 2, total: 8 },
    ],
  ],
  ['plays no more rounds than there are', { cards: [PARS, [], []] }, [{ code: 'too-many-cards', rounds: 2, given: 3 }]],
  ['begins on a hole of the course', { startingHoles: [18, null] }, []],
  [
    'and on no other',
    { startingHoles: [19, 10] },
    [
      { code: 'starting-hole', round: 1, hole: 19 },
      { code: 'starting-hole', round: 2, hole: 10 },
    ],
  ],
  ['nor on hole 0', { startingHoles: [0] }, [{ code: 'starting-hole', round: 1, hole: 0 }]],
  ['was born on a day, also on 29 February', { born: 2000_02_29 }, []],
  ['or in a year', { born: 1965_12_31 }, []],
  ['but not on 31 February', { born: 1990_02_31 }, [{ code: 'born', born: 1990_02_31 }]],
  ['nor on 29 February of a common year', { born: 1900_02_29 }, [{ code: 'born', born: 1900_02_29 }]],
  ['nor in a month 13', { born: 1990_13_01 }, [{ code: 'born', born: 1990_13_01 }]],
  ['nor in a year alone', { born: 1990 }, [{ code: 'born', born: 1990 }]],
  ['nor in a year that no calendar has', { born: 1e15 }, [{ code: 'born', born: 1e15 }]],
  ['nor before all of them', { born: -1e15 }, [{ code: 'born', born: -1e15 }]],
  ['nor at no time', { born: Number.NaN }, [{ code: 'born', born: Number.NaN }]],
])('a player %s', (_, facts, problems) => {
  expect(competitorProblems(given, [competitor('an', facts)])).toEqual(problems.map((problem) => ({ competitor: 'an', problem })));
});

test('no two players have one id', () => {
  const field = ['an', 'binh', 'an', 'an'].map((id) => competitor(id));
  expect(competitorProblems(given, field)).toEqual([{ competitor: 'an', problem: { code: 'repeated' } }]);
});

test('a division is one of those there are, where they are given', () => {
  const field = [competitor('an', { division: 'C' }), competitor('binh', { division: 'A' }), competitor('chi')];
  expect(competitorProblems(given, field)).toEqual([]);
  expect(competitorProblems(given, field, ['A'])).toEqual([{ competitor: 'an', problem: { code: 'unknown-division', division: 'C' } }]);
});

test('a sound field has no problem but cards of rounds that are not played', () => {
  fc.assert(
    fc.property(anyRules, anyField, (of, field) => {
      const codes = competitorProblems(of, field, ['A', 'B']).map(({ problem }) => problem.code);
      expect(codes).toEqual(
        field.flatMap(({ cards, startingHoles = [] }) => {
          const early = cards.length > of.rounds.length ? ['too-many-cards'] : [];
          return [...early, ...startingHoles.flatMap((hole, nth) => (hole !== null && nth >= of.rounds.length ? ['starting-hole'] : []))];
        }),
      );
    }),
  );
});
