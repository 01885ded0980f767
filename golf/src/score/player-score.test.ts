import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import { cardRankables } from '../award/card-award.ts';
import type { Competitor } from '../competitor.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import { percent, wholeStrokes } from '../handicap/fraction.ts';
import { sideHandicap } from '../handicap/side-handicap.ts';
import { courseHandicap, fraction, leaderboard, matchPlay, NAMED_AWARDS, nineHoleCourseHandicap, strokesPerHole } from '../index.ts';
import type { Rules } from '../rules.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import { sideStandings } from '../side/side-standing.ts';
import { scorePlayer } from './player-score.ts';
import { prepareRules } from './prepared-rules.ts';

const NINE = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
const PARS = cardToPar(PLAIN_COURSE);

function line(given: Partial<Rules>, player: Partial<Competitor>) {
  return leaderboard(rules(given), [competitor('an', player)])[0];
}

describe('a handicap for each round', () => {
  const rounds = [PLAIN_COURSE, NINE];
  const cards = [PARS, NINE.par];
  const handicaps = [
    courseHandicap(180, { slope: 140, rating: 730, par: 72 }).exact,
    nineHoleCourseHandicap(180, { slope: 120, rating: 350, par: 35 }).exact,
  ];

  test('is that of its own course, of eighteen holes or of nine (Rules of Handicapping 6.1)', () => {
    expect(line({ rounds }, { handicap: 180, handicaps, cards })?.rounds.map(({ handicap }) => handicap)).toEqual([230, 100]);
  });
  test('is added up where handicaps are compared', () => {
    const same = { handicap: 0, cards };
    const field = [competitor('an', { ...same, handicaps: [20, 20] }), competitor('binh', { ...same, handicaps: [0, 30] })];
    const byHandicap = [{ by: 'handicap', wins: 'lower' }] as const;
    const given = rules({ rounds, ties: { gross: byHandicap, net: byHandicap, points: byHandicap } });
    const positions = leaderboard(given, field).map(({ id, places }) => `${places.gross?.position} ${id}`);
    expect(positions.toSorted()).toEqual(['1 binh', '2 an']);
  });
  test('is the one declared for all where a round has none of its own, and none where it is null', () => {
    expect(line({ rounds }, { handicap: 50, handicaps: [null], cards })?.rounds.map(({ handicap }) => handicap)).toEqual([null, 50]);
  });
  test('is compared with that of the day in Modified System 36', () => {
    const twice = { rounds: [PLAIN_COURSE, PLAIN_COURSE], dayHandicap: { system: 'modified-system-36' } } as const;
    const bogeys = cardToPar(PLAIN_COURSE, { 1: 1, 2: 1, 3: 1, 4: 1 });
    expect(line(twice, { handicaps: [30, 50], cards: [bogeys, bogeys] })?.rounds.map(({ handicap }) => handicap)).toEqual([30, 40]);
  });
  test('is told round by round', () => {
    const field = [competitor('an', { handicap: 0, handicaps: [123, 51], cards })];
    const told = explainStanding(rules({ rounds }), field, 'an', 'net', 'field').filter(({ code }) => code === 'declared-handicap');
    expect(told).toEqual([
      { code: 'declared-handicap', round: 1, handicap: 123, allowance: 100, rounded: 120 },
      { code: 'declared-handicap', round: 2, handicap: 51, allowance: 100, rounded: 50 },
    ]);
  });
  test('is that of partners with balls of their own, and of a side with one', () => {
    const partners = [competitor('an', { handicap: 0, handicaps: [180, 90], cards })];
    const own = { size: { from: 1, to: 1 }, ball: { kind: 'own', counting: 1 } } as const;
    expect(sideStandings(rules({ rounds }), own, [side('an', { partners })], 'net')[0]?.value).toBe(-270);
    const pair = side('pair', { handicap: 0, handicaps: [137, 64], cards });
    expect(sideStandings(rules({ rounds }), SIDE_FORMATS.scramble, [pair], 'net')[0]?.value).toBe(-200);
  });
});

describe('a division may have a cap, limits and an allowance of its own', () => {
  const played = (given: Partial<Rules>, division: string | null) => line(given, { division, handicap: 275, cards: [PARS] })?.handicap;
  test('which stand in for those of the tournament, each by itself', () => {
    const given = { allowance: 95, cap: { above: 20, countsAs: 20 }, divisionRestrictions: { C: { cap: null } } };
    expect([null, 'B', 'C'].map((division) => played(given, division))).toEqual([200, 200, 260]);
    expect(played({ divisionRestrictions: { C: { allowance: 87.5 } } }, 'C')).toBe(240);
    const handicapLimits = { m: { min: 0, max: 10 }, f: { min: 0, max: 10 } };
    expect(played({ divisionRestrictions: { C: { handicapLimits } } }, 'C')).toBe(100);
  });
  test('beside a day handicap of its own, which they hold too', () => {
    const given = {
      divisionDayHandicap: { C: { system: 'system-36' } },
      divisionRestrictions: { C: { cap: { above: 1, countsAs: 0 } } },
    } as const;
    const card = cardToPar(PLAIN_COURSE, { 1: 2 });
    expect(line(given, { division: 'C', handicap: null, cards: [card] })?.handicap).toBe(0);
    expect(line(given, { division: 'B', handicap: 90, cards: [card] })?.handicap).toBe(90);
  });
  test('and are told as such', () => {
    const given = rules({ divisionRestrictions: { C: { allowance: 50, cap: { above: 12, countsAs: 10 } } } });
    const field = [competitor('an', { division: 'C', handicap: 275, cards: [PARS] })];
    expect(explainStanding(given, field, 'an', 'net', 'field').slice(0, 2)).toEqual([
      { code: 'declared-handicap', handicap: 275, allowance: 50, rounded: 140 },
      { code: 'handicap-capped', from: 140, cap: { above: 12, countsAs: 10 }, to: 100 },
    ]);
  });
  test('a side with one ball plays off its side handicap whatever its division has', () => {
    const pair = side('pair', { division: 'C', handicap: 275, cards: [PARS] });
    const given = rules({ divisionRestrictions: { C: { allowance: 50 } } });
    expect(sideStandings(given, SIDE_FORMATS.scramble, [pair], 'net')[0]?.value).toBe(-280);
  });
});

describe('a handicap declared exactly', () => {
  test('is rounded once on the board: 95 % of 0.528 is 1', () => {
    const { exact } = courseHandicap(2, { slope: 129, rating: 723, par: 72 });
    expect(line({ allowance: 95 }, { handicap: exact, cards: [PARS] })).toMatchObject({ handicap: 10, net: 710 });
  });
  test('of a side in a scramble too: 35 % of 23 and 15 % of 36, 13.45, is 13', () => {
    const handicap = sideHandicap([fraction(23, 1), fraction(36, 1)], [35, 15].map(percent));
    expect(wholeStrokes(handicap)).toBe(13);
    expect(sideStandings(rules(), SIDE_FORMATS.scramble, [side('pair', { handicap, cards: [PARS] })], 'net')[0]?.value).toBe(-130);
  });
  test('is told exactly', () => {
    const field = [competitor('an', { handicap: fraction(269, 20), cards: [PARS] })];
    expect(explainStanding(rules(), field, 'an', 'net', 'field')[0]).toEqual({
      code: 'declared-handicap',
      handicap: { numerator: 269, denominator: 20 },
      allowance: 100,
      rounded: 130,
    });
  });
  test('from a tee of another par is told with what that adds after the allowance', () => {
    const field = [competitor('an', { handicap: { exact: fraction(10, 1), added: 1 }, cards: [PARS] })];
    const [declared] = explainStanding(rules({ allowance: 95 }), field, 'an', 'net', 'field');
    expect(declared).toEqual({ code: 'declared-handicap', handicap: fraction(10, 1), allowance: 95, added: 1, rounded: 110 });
  });
});

describe('nine holes with the indexes of a card of eighteen', () => {
  const odd = { ...NINE, strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17] };
  const level = NINE.par;
  test('give the strokes by their order, on the board and in a match', () => {
    const points = line({ rounds: [odd], format: 'stableford' }, { handicap: 20, cards: [level] })?.points;
    expect(points).toBe(20);
    expect(strokesPerHole(2, odd.strokeIndex)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
    const sides = [[{ playingHandicap: 2, card: level }], [{ playingHandicap: 0, card: level }]] as const;
    const match = matchPlay({ course: odd, sides, end: 'halved' });
    expect(match?.holes.slice(0, 4).map(({ winner }) => winner)).toEqual([0, 0, 'halved', 'halved']);
  });
  test('have their hardest holes by that order', () => {
    const hardest = [{ by: 'countback', segments: [{ hardest: 3 }], score: 'gross' }] as const;
    const field = [competitor('an', { cards: [level.with(0, 3).with(2, 5).with(4, 3)] }), competitor('binh', { cards: [level] })];
    const given = rules({ rounds: [odd], ties: { gross: hardest, net: hardest, points: hardest } });
    expect(leaderboard({ ...given, format: 'stroke-play-gross' }, field).map(({ id }) => id)).toEqual(['binh', 'an']);
  });
});

describe('under a maximum score the maximum is the score of the hole (Rule 21.2), so a handicap of the day reads it', () => {
  const most = (strokes: number) => ({ maximum: { kind: 'fixed', strokes }, basis: 'net' }) as const;
  const pickedUp = card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
  const countedHoles = [[1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15]];
  test('System 36, to which a pick-up that counts as a bogey is one', () => {
    const found = (strokes: number) => line({ format: most(strokes), dayHandicap: { system: 'system-36' } }, { cards: [pickedUp] });
    expect(found(6)).toMatchObject({ gross: 74, handicap: 20, net: 720 });
    expect(found(5)).toMatchObject({ gross: 73, handicap: 10, net: 720 });
  });
  test('Callaway, whose worst hole is then no more than the gross has', () => {
    const four = pickedUp.with(1, 'pickup');
    const found = line({ format: most(6), dayHandicap: { system: 'callaway' } }, { cards: [four] });
    expect(found).toMatchObject({ gross: 76, handicap: 40, net: 720 });
  });
  test('a Peoria, so that a stroke which the gross leaves out earns no handicap', () => {
    const dayHandicap = { system: 'double-peoria', countedHoles } as const;
    const eight = line({ format: most(6), dayHandicap }, { cards: [pickedUp.with(0, 8)] });
    expect(eight).toMatchObject({ gross: 74, handicap: 24, net: 716 });
    expect(line({ format: most(6), dayHandicap }, { cards: [pickedUp.with(0, 6)] })).toMatchObject({ gross: 74, handicap: 24 });
  });
  test('a Peoria without a hole cap too: a pick-up counts there', () => {
    const dayHandicap = { system: 'double-peoria', countedHoles, holeCap: null } as const;
    expect(line({ format: most(7), dayHandicap }, { cards: [pickedUp] })).toMatchObject({ gross: 75, handicap: 36, net: 714 });
    expect(line({ dayHandicap }, { cards: [pickedUp] })).toMatchObject({ gross: null, handicap: null });
  });
  test('net double bogey goes by the declared handicap though the day has one of its own', () => {
    const format = { maximum: { kind: 'net-double-bogey' }, basis: 'net' } as const;
    const found = line({ format, dayHandicap: { system: 'system-36' } }, { handicap: 180, cards: [pickedUp] });
    expect(found).toMatchObject({ gross: 75, handicap: 20 });
  });
  test('net double bogey is par + 5 without a handicap, and a hole without a score has no maximum', () => {
    const format = { maximum: { kind: 'net-double-bogey' }, basis: 'gross' } as const;
    const [line] = leaderboard(rules({ format }), [competitor('an', { cards: [[13, null, 3]] })]);
    expect(line).toMatchObject({ holesPlayed: 2, grossToPar: 5 });
  });

  test('but not kings: a hole that counts one over was not played in a bogey', () => {
    const score = scorePlayer(prepareRules(rules({ format: most(5) })), competitor('an', { cards: [pickedUp.with(1, 5).with(4, 9)] }));
    const king = { id: 'king', ...NAMED_AWARDS['king-of-bogey'], main: false, membersOnly: false };
    expect(cardRankables(king, new Map([['an', score]])).map(({ value }) => value)).toEqual([1]);
  });
  test('and the explanation tells the maximum first, then the strokes played beside what they count', () => {
    const dayHandicap = { system: 'double-peoria', countedHoles } as const;
    const field = [competitor('an', { cards: [pickedUp.with(0, 9)] })];
    const steps = explainStanding(rules({ format: most(6), dayHandicap }), field, 'an', 'net', 'field');
    expect(steps.map(({ code }) => code).slice(0, 3)).toEqual(['maximum-score', 'peoria', 'gross']);
    expect(steps.flatMap((step) => (step.code === 'peoria' ? step.holes[0] : []))).toEqual([{ hole: 1, score: 9, counts: 6 }]);
  });
});

describe('what a hole counts is told', () => {
  const told = (given: Partial<Rules>, over: Record<number, number>) => {
    const field = [competitor('an', { cards: [cardToPar(PLAIN_COURSE, over)] })];
    return explainStanding(rules(given), field, 'an', 'net', 'field');
  };
  const cap = { 3: 5, 4: 6, 5: 7 };
  const peoria = { system: 'peoria', countedHoles: [[1, 3, 4, 10, 12, 13]], holeCap: cap, holeCapOn: 'gross' } as const;
  test('as by the hole cap where that binds the gross, with what was played', () => {
    const steps = told({ dayHandicap: peoria }, { 1: 5, 2: 3 });
    expect(steps).toContainEqual({
      code: 'hole-cap',
      round: 1,
      holes: [
        { hole: 1, score: 9, counts: 6 },
        { hole: 2, score: 7, counts: 6 },
      ],
    });
    expect(steps.filter(({ code }) => code === 'maximum-score')).toEqual([]);
    expect(steps.flatMap((step) => (step.code === 'peoria' ? step.holes[0] : []))).toEqual([{ hole: 1, score: 9, counts: 6 }]);
  });
  test('as by the maximum where that is the lower', () => {
    const steps = told({ dayHandicap: peoria, format: { maximum: { kind: 'fixed', strokes: 6 }, basis: 'net' } }, { 4: 4, 1: 3 });
    expect(steps).toContainEqual({ code: 'maximum-score', round: 1, holes: [{ hole: 4, score: 9, counts: 6 }] });
    expect(steps).toContainEqual({ code: 'hole-cap', round: 1, holes: [{ hole: 1, score: 7, counts: 6 }] });
  });
});
