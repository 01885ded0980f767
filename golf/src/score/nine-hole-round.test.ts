import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { DayHandicap } from '../day-handicap/day-handicap.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import { nineHandicapFrom } from '../handicap/card-tee.ts';
import { fraction } from '../handicap/fraction.ts';
import type { NineHandicap } from '../handicap/playing-handicap.ts';
import { rulesProblems } from '../problem/rules-problem.ts';
import type { Rules } from '../rules.ts';
import { leaderboard } from '../standing/leaderboard.ts';

const NINE = course('4 4 3 5 4 4 3 5 4', '1 3 5 7 9 11 13 15 17');
const half = (whole: number): NineHandicap => ({ whole: fraction(whole, 10) });
const handicapOf = (handicap: NineHandicap, over: Partial<Rules> = {}) =>
  leaderboard(rules({ rounds: [NINE], cap: null, ...over }), [competitor('an', { handicap, cards: [cardToPar(NINE)] })])[0]?.handicap;

describe('the handicap of nine holes, by that of eighteen', () => {
  test.each([
    ['is exactly half, rounded once', 150, {}, 80],
    ['half a stroke upwards', 90, {}, 50],
    ['of a plus handicap too', -30, {}, -10],
    ['rounded after the allowance: 95 % of 7.5 is 7', 150, { allowance: 95 }, 70],
    ['the cap falls on the whole: 40 counts as 36, and half of it', 400, { cap: { above: 36, countsAs: 36 } }, 180],
    [
      'above 36 counts as 35: of 40 eighteen holes are played off 38, which counts as 35, and nine off half of that',
      400,
      { cap: { above: 36, countsAs: 35 }, allowance: 95 },
      180,
    ],
    ['which does not touch what is not above it', 360, { cap: { above: 36, countsAs: 35 } }, 180],
    ['nor what eighteen holes would be played off: 27.4 is 27', 274, { cap: { above: 27, countsAs: 24 } }, 140],
    [
      'in the first edition it was the exact whole that the cap looked at',
      274,
      { edition: 1 as const, cap: { above: 27, countsAs: 24 } },
      120,
    ],
    ['so do the limits of the gender: from 24 on, 12', 300, { handicapLimits: { m: { min: 0, max: 24 }, f: { min: 0, max: 36 } } }, 120],
  ])('%s', (_, whole, over, expected) => expect(handicapOf(half(whole), over)).toBe(expected));

  test('of a rated nine is half of the index, rounded to a tenth, × slope / 113 + rating − par (Rule 6.1b)', () => {
    const tee = { name: 'White', gender: null, courseRating: 35.3, slope: 121 };
    const rated = nineHandicapFrom({ ...NINE, tees: [tee] }, { gender: 'm', handicapIndex: 87, tee: 'white' });
    // 8.7 / 2 = 4.35 → 4.4; 4.4 × 121 / 113 + 35.3 − 36 = 4.0115…
    expect(rated).toEqual({
      whole: fraction(2 * (44 * 121 - 7 * 113), 1130),
      from: { index: 87, halved: 44, slope: 121, rating: 353, par: 36, parOf: 'card', added: 0 },
    });
    expect(handicapOf(rated as NineHandicap)).toBe(40);
    expect(nineHandicapFrom({ ...NINE, tees: [{ ...tee, slope: null }] }, { gender: 'm', handicapIndex: 87, tee: 'white' })).toBeNull();
  });

  test.each<[string, number | null, number, string]>([
    // half of 20.0 is 10.0, and slope 113 leaves it: 10 + 36.5 − 36 = 10.5, of which 95 % is 9.975
    ['is taken with the par of the card where the tee says none for these holes', null, 100, 'card'],
    ['or the same one', 36, 100, 'tee'],
    // 10 + 36.5 − 37 = 9.5, of which 95 % is 9.025, and one stroke for the par of 37 in a field of par 36
    ['else with its own, whose difference is added after the allowance (Rule 6.2b)', 37, 100, 'tee'],
    // 10 + 36.5 − 34 = 12.5, of which 95 % is 11.875, less two
    ['or taken away', 34, 100, 'tee'],
  ])('%s', (_, par, expected, parOf) => {
    const tee = { name: 'White', gender: null, courseRating: 36.5, slope: 113, par };
    const rated = nineHandicapFrom({ ...NINE, tees: [tee] }, { gender: 'm', handicapIndex: 200, tee: 'White' });
    expect(rated?.from).toMatchObject({ par: par ?? 36, parOf });
    expect(handicapOf(rated as NineHandicap, { allowance: 95 })).toBe(expected);
  });

  test.each([
    ['after the allowance: 75 % of 5 is 3.75, and half of four', 75, undefined, 60],
    ['in the first edition the allowance fell on it too: 75 % of 7', 75, 1, 50],
  ] as const)(
    'without a rating of the nine, half of what the par of the tee adds to eighteen is added %s',
    (_, allowance, edition, expected) => {
      const rules = { allowance, ...(edition && { edition }) };
      expect(handicapOf({ whole: fraction(10, 1), added: 4 }, rules)).toBe(expected);
    },
  );

  test('with another par of the tee is capped with what that adds on both nines', () => {
    const from = { index: 330, halved: 165, slope: 113, rating: 360, par: 37, parOf: 'tee', added: 1 } as const;
    const capped = (above: number) => handicapOf({ whole: fraction(33, 1), from }, { cap: { above, countsAs: above }, allowance: 95 });
    // 33 × 95 % is 31.35, and two: 33; so nine are 16.5 × 95 % and one, 16.675, but off a cap of 32 half of that
    expect([capped(33), capped(32)]).toEqual([170, 160]);
  });

  test('is explained step by step', () => {
    const explained = (handicap: NineHandicap) => {
      const field = [competitor('an', { handicap, cards: [cardToPar(NINE)] })];
      return explainStanding(rules({ rounds: [NINE], cap: { above: 36, countsAs: 36 }, allowance: 95 }), field, 'an', 'net', 'field').slice(
        0,
        -4,
      );
    };
    expect(explained(half(400))).toEqual([
      { code: 'declared-handicap', handicap: fraction(40, 1), allowance: 95, rounded: 380 },
      { code: 'handicap-capped', from: 380, cap: { above: 36, countsAs: 36 }, to: 360 },
      { code: 'half-handicap', whole: fraction(36, 1), handicap: fraction(18, 1) },
      { code: 'declared-handicap', handicap: fraction(18, 1), allowance: 100, rounded: 180 },
    ]);
    const from = { index: 200, halved: 100, slope: 113, rating: 365, par: 36, parOf: 'card' } as const;
    expect(explained({ whole: fraction(21, 1), from: { ...from, added: 0 } })).toEqual([
      { code: 'nine-hole-rating', ...from, handicap: fraction(21, 2) },
      { code: 'declared-handicap', handicap: fraction(21, 2), allowance: 95, rounded: 100 },
    ]);
    const ofTee = { ...from, par: 37, parOf: 'tee' } as const;
    expect(explained({ whole: fraction(19, 1), from: { ...ofTee, added: 1 } })).toEqual([
      { code: 'nine-hole-rating', ...ofTee, handicap: fraction(19, 2) },
      { code: 'declared-handicap', handicap: fraction(19, 2), allowance: 95, added: 1, rounded: 100 },
    ]);
  });
});

describe('the handicap of the day on a round of nine holes', () => {
  const both = [PLAIN_COURSE, NINE];
  const bogeys = [cardToPar(PLAIN_COURSE, { 1: 1, 3: 1, 4: 1, 10: 1, 12: 1, 13: 1 }), cardToPar(NINE, { 1: 9, 3: 9, 4: 9 })];
  const handicaps = (dayHandicap: DayHandicap, over: Partial<Rules> = {}) =>
    leaderboard(rules({ rounds: both, cap: null, dayHandicap, ...over }), [competitor('an', { cards: bogeys })])[0]?.rounds.map(
      ({ handicap }) => handicap,
    );

  test('is that of Peoria for nine, beside that of eighteen in the other round', () => {
    const countedHoles = [
      [1, 3, 4, 10, 12, 13],
      [1, 3, 4],
    ];
    // (30 × 3 − 72) × 0.8 = 14.4, and (24 × 3 − 36) × 0.8 = 28.8, at most 18
    expect(handicaps({ system: 'peoria', countedHoles })).toEqual([144, 180]);
    expect(handicaps({ system: 'peoria', countedHoles, ceiling: 300 })).toEqual([144, 150]);
    const ceiling = { m: 300, f: null };
    expect(handicaps({ system: 'peoria', countedHoles, ceiling })).toEqual([144, 150]);
    expect(handicaps({ system: 'peoria', countedHoles, ceiling: null })).toEqual([144, 288]);
  });

  test('is held by half of the cap and the limits', () => {
    const system36 = { system: 'system-36' } as const;
    expect(handicaps(system36)).toEqual([60, 60]);
    expect(handicaps(system36, { cap: { above: 11, countsAs: 9 } })).toEqual([60, 45]);
    expect(handicaps(system36, { handicapLimits: { m: { min: null, max: 10 }, f: { min: null, max: 10 } } })).toEqual([60, 50]);
  });

  test.each(['callaway', 'modified-peoria', 'new-new-peoria', 'new-new-peoria-taiwan'] as const)('is none by %s', (system) => {
    const dayHandicap: DayHandicap = system === 'callaway' ? { system } : { system, countedHoles: [] };
    expect(rulesProblems(rules({ rounds: both, dayHandicap }))).toEqual([{ code: 'needs-eighteen-holes', round: 2, division: null }]);
  });
});

describe('holes that a rule names', () => {
  const back = { ...NINE, firstHole: 10 };
  const ties = (holes: number[]): Pick<Rules, 'ties'> => {
    const keys = [{ by: 'countback', segments: holes.map((hole) => ({ holes: [hole] })), score: 'gross' }] as const;
    return { ties: { gross: keys, net: keys, points: keys } };
  };
  const tied = [
    competitor('an', { handicap: 0, cards: [cardToPar(NINE, { 1: 1 })] }),
    competitor('binh', { handicap: 0, cards: [cardToPar(NINE, { 9: 1 })] }),
  ];
  const order = (round: typeof back, holes: number[]) =>
    [...leaderboard(rules({ rounds: [round], ...ties(holes) }), tied)].sort((a, b) => a.order.gross - b.order.gross).map(({ id }) => id);

  test('have the numbers of the course’s card: on a back nine a tie key on hole 10 looks at the first', () => {
    expect(order(back, [10])).toEqual(['binh', 'an']);
    expect(order(back, [18])).toEqual(['an', 'binh']);
    expect(order({ ...back, firstHole: 1 }, [9])).toEqual(['an', 'binh']);
  });

  test('that the round has not are passed over', () => {
    expect(order(back, [1, 9, 18])).toEqual(['an', 'binh']);
    expect(order({ ...back, firstHole: 1 }, [18, 10, 1])).toEqual(['binh', 'an']);
  });
});
