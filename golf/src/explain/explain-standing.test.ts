import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { MODIFIED_STABLEFORD } from '../format/points-table.ts';
import type { Rules } from '../rules.ts';
import { ties } from '../tie/tie-keys.ts';
import { explainStanding } from './explain-standing.ts';
import type { NotPlaced, StandingStep } from './standing-step.ts';

const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const round = (toPar: Record<number, number> = {}) => [cardToPar(PLAIN_COURSE, toPar)];
const explain = (given: Partial<Rules>, players: readonly Competitor[], basis: Basis = 'net', within: 'field' | 'division' = 'field') =>
  explainStanding(rules(given), players, players[0]?.id ?? '', basis, within);
const codes = (steps: readonly StandingStep[]) => steps.map(({ code }) => code);

describe('from the card to the score', () => {
  test('a declared handicap is rounded, capped and taken off the gross, and the net is judged', () => {
    const an = competitor('an', { handicap: 365, cards: round({ 1: 30 }) });
    expect(explain({ cap: { above: 36, countsAs: 35 }, netFloor: -3 }, [an])).toEqual([
      { code: 'declared-handicap', handicap: 365, allowance: 100, rounded: 370 },
      { code: 'handicap-capped', from: 370, cap: { above: 36, countsAs: 35 }, to: 350 },
      { code: 'gross', round: 1, gross: 102, par: 72, toPar: 30 },
      { code: 'net', round: 1, gross: 102, handicap: 350, net: 670, netToPar: -50 },
      { code: 'net-floored', round: 1, netToPar: -50, floor: -30, judged: -30 },
      { code: 'value', basis: 'net', value: -30 },
      { code: 'placed', position: 1, tied: false, among: 1 },
    ]);
  });

  test('what changes nothing is not told: a limit, a cap and a net floor that are not reached', () => {
    const given = { handicapLimits: { m: { min: 0, max: 24 }, f: { min: 0, max: 36 } }, netFloor: -3 };
    const codes = explain(given, [competitor('an', { handicap: 20, cards: round({ 1: 2 }) })]).map(({ code }) => code);
    expect(codes).toEqual(['declared-handicap', 'gross', 'net', 'value', 'placed']);
  });

  test('nor a net or points that there are not', () => {
    const told = (basis: Basis) => explain({}, [competitor('an', { cards: round() })], basis).map(({ code }) => code);
    expect([told('net'), told('points')]).toEqual([['gross', 'not-placed'], ['not-placed']]);
  });

  test('System 36 shows what it counted', () => {
    const an = competitor('an', { cards: round({ 1: 1, 2: 2 }) });
    expect(explain({ dayHandicap: { system: 'system-36' } }, [an])[0]).toEqual({
      code: 'system-36',
      round: 1,
      parOrBetter: 16,
      bogeys: 1,
      worse: 1,
      points: 33,
      handicap: 30,
    });
  });

  test('Modified System 36 shows both handicaps and the lower one that counts; in play there is none of the day', () => {
    const bogeys = Object.fromEntries([1, 2, 3, 4, 5].map((hole) => [hole, 1]));
    const an = competitor('an', { handicap: 35, cards: round(bogeys) });
    const given: Partial<Rules> = { dayHandicap: { system: 'modified-system-36' } };
    expect(explain(given, [an]).slice(0, 4)).toMatchObject([
      { code: 'declared-handicap', handicap: 35, rounded: 40 },
      { code: 'system-36', handicap: 50 },
      { code: 'modified-system-36', round: 1, ofDay: 50, declared: 40, handicap: 40 },
      { code: 'gross' },
    ]);
    expect(explain(given, [{ ...an, handicap: null }])[1]).toMatchObject({ ofDay: 50, declared: null, handicap: 50 });
    expect(explain(given, [{ ...an, cards: [card('4 4')] }]).map(({ code }) => code)).toEqual(['in-play', 'not-placed']);
  });

  test('Callaway shows the score that the table is read at, the worst holes and the adjustment', () => {
    const an = competitor('an', { cards: round({ 4: 4, 1: 3, 5: 2, 18: 2 }) });
    expect(explain({ dayHandicap: { system: 'callaway' } }, [an])[0]).toMatchObject({
      code: 'callaway',
      round: 1,
      tableScore: 83,
      halfHoles: 3,
      worst: [
        { hole: 4, counts: 9, deducted: 9 },
        { hole: 1, counts: 7, deducted: 4 },
      ],
      adjustment: 0,
      handicap: 130,
    });
  });

  test('a Peoria shows the holes that counted, their caps and the formula with its numbers', () => {
    const an = competitor('an', { cards: round({ 3: 9, 4: 1 }) });
    const [peoria] = explain({ dayHandicap: { system: 'double-peoria', countedHoles: [TWELVE] } }, [an]);
    expect(peoria).toMatchObject({
      code: 'peoria',
      total: 52,
      multiplier: 15,
      base: 720,
      factor: 8,
      rounded: 48,
      floor: 0,
      ceiling: 360,
      handicap: 48,
    });
    expect(peoria?.code === 'peoria' && peoria.holes.slice(0, 4)).toEqual([
      { hole: 1, score: 4, counts: 4 },
      { hole: 2, score: 4, counts: 4 },
      { hole: 3, score: 12, counts: 6 },
      { hole: 4, score: 6, counts: 6 },
    ]);
  });

  test('a day handicap falls under the competition cap', () => {
    const an = competitor('an', { cards: [PLAIN_COURSE.par.map((par) => par + 2)] });
    const steps = explain({ dayHandicap: { system: 'system-36' }, cap: { above: 34, countsAs: 34 } }, [an]);
    expect(steps[1]).toEqual({ code: 'handicap-capped', from: 360, cap: { above: 34, countsAs: 34 }, to: 340 });
  });

  test('in play the strokes received so far count', () => {
    const an = competitor('an', { handicap: 100, cards: [card('5 4 3')] });
    expect(explain({}, [an]).slice(1)).toEqual([
      { code: 'in-play', round: 1, holesPlayed: 3, strokes: 12, par: 11, toPar: 1, strokesReceived: 3 },
      { code: 'value', basis: 'net', value: -20 },
      { code: 'placed', position: 1, tied: false, among: 1 },
    ]);
  });

  test('gross needs no handicap', () => {
    const an = competitor('an', { handicap: 100, cards: [card('5 4')] });
    expect(explain({}, [an], 'gross')[0]).toEqual({
      code: 'in-play',
      round: 1,
      holesPlayed: 2,
      strokes: 9,
      par: 8,
      toPar: 1,
      strokesReceived: null,
    });
    expect(codes(explain({}, [an], 'gross'))).toEqual(['in-play', 'value', 'placed']);
  });

  test('Stableford shows the points and the handicap that they were received off', () => {
    const an = competitor('an', { handicap: 95, cards: round() });
    const [points, value] = explain({}, [an], 'points').slice(1, 3);
    const figures = { table: 'stableford', holesPlayed: 18, points: 46, forPar: 2, playingHandicap: 10 };
    expect(points).toMatchObject({ code: 'points', round: 1, ...figures });
    expect(points?.code === 'points' && points.holes.slice(9, 11)).toEqual([
      { hole: 10, score: 4, received: 1, points: 3 },
      { hole: 11, score: 4, received: 0, points: 2 },
    ]);
    expect(value).toEqual({ code: 'value', basis: 'points', value: 10 });
  });

  test('points by gross need no handicap', () => {
    const an = competitor('an', { cards: round() });
    const given = { format: { points: { ...MODIFIED_STABLEFORD, by: 'gross' } } } as const;
    const [points, value] = explain(given, [an], 'points');
    const figures = { table: 'modified-stableford', holesPlayed: 18, points: 0, forPar: 0, playingHandicap: null };
    expect(points).toMatchObject({ code: 'points', round: 1, ...figures });
    expect(points?.code === 'points' && points.holes.every(({ received }) => received === 0)).toBe(true);
    expect(value).toEqual({ code: 'value', basis: 'points', value: 0 });
  });

  test('a maximum score shows the holes that count less than was played', () => {
    const an = competitor('an', { cards: [card('4 11 x 5')] });
    const given = { format: { maximum: { kind: 'double-par' }, basis: 'gross' } } as const;
    expect(explain(given, [an], 'gross')[0]).toEqual({
      code: 'maximum-score',
      round: 1,
      holes: [
        { hole: 2, score: 11, counts: 8 },
        { hole: 3, score: 'pickup', counts: 6 },
      ],
    });
  });

  test('every round has its own steps', () => {
    const an = competitor('an', { handicap: 100, cards: [...round(), ...round({ 1: 1 })] });
    expect(codes(explain({ rounds: [PLAIN_COURSE, PLAIN_COURSE] }, [an]))).toEqual([
      'declared-handicap',
      'gross',
      'net',
      'gross',
      'net',
      'value',
      'placed',
    ]);
  });
});

describe('from the score to the place', () => {
  const an = competitor('an', { division: 'A', handicap: 100, cards: round({ 1: 1 }) });

  test('every key is tried against the nearest level player on either side, up to the one that decides', () => {
    const ahead = competitor('ahead', { handicap: 90, cards: round() });
    const behind = competitor('behind', { handicap: 100, cards: round({ 10: 1 }) });
    const steps = explain({}, [an, behind, ahead]);
    expect(steps.slice(-3)).toEqual([
      {
        code: 'tie',
        against: 'ahead',
        steps: [{ step: { by: 'handicap', wins: 'lower' }, own: 100, other: 90, unit: 'tenths', result: 'behind' }],
      },
      {
        code: 'tie',
        against: 'behind',
        steps: [
          { step: { by: 'handicap', wins: 'lower' }, own: 100, other: 100, unit: 'tenths', result: 'level' },
          expect.objectContaining({
            own: 36 * 180 - 900,
            other: 37 * 180 - 900,
            unit: '180ths',
            shares: { own: 900, other: 900 },
            result: 'ahead',
          }),
        ],
      },
      { code: 'placed', position: 2, tied: false, among: 3 },
    ]);
  });

  test('a countback names the holes of each card that it added up, and what they count', () => {
    const last3 = [{ by: 'countback', segments: [{ last: 3 }], score: 'net', order: 'play' }] as const;
    const onTenth = competitor('tenth', { handicap: 180, cards: round({ 9: 1, 1: 9 }), startingHoles: [10] });
    const onFirst = competitor('first', { handicap: 180, cards: round({ 18: 2, 1: 8 }), startingHoles: [1] });
    const steps = explain({ ties: { gross: last3, net: last3, points: last3 } }, [onTenth, onFirst]);
    const [tie] = steps.filter(({ code }) => code === 'tie');
    expect(tie?.code === 'tie' && tie.steps[0]).toMatchObject({
      holes: {
        own: [
          { hole: 7, counts: 3 },
          { hole: 8, counts: 5 },
          { hole: 9, counts: 5 },
        ],
        other: [
          { hole: 16, counts: 3 },
          { hole: 17, counts: 5 },
          { hole: 18, counts: 6 },
        ],
      },
      result: 'ahead',
    });
  });

  test('players that nothing separates share the place, with every key tried', () => {
    const steps = explain({}, [an, { ...an, id: 'twin' }]);
    expect(codes(steps).slice(-3)).toEqual(['tie', 'shared', 'placed']);
    expect(steps.at(-2)).toEqual({ code: 'shared', with: ['twin'], because: 'level' });
    expect(steps.at(-1)).toEqual({ code: 'placed', position: 1, tied: true, among: 2 });
    const tie = steps.at(-3);
    expect(tie?.code === 'tie' && tie.steps.length).toBe(1 + 4 + 17);
    expect(tie?.code === 'tie' && tie.steps.every(({ result }) => result === 'level')).toBe(true);
  });

  test('a place shared with an unfinished card says so', () => {
    const thru1 = competitor('thru1', { handicap: 0, cards: [card('4')] });
    const steps = explain({}, [{ ...an, handicap: 10 }, thru1]);
    expect(steps.slice(-2)).toEqual([
      { code: 'shared', with: ['thru1'], because: 'unfinished' },
      { code: 'placed', position: 1, tied: true, among: 2 },
    ]);
  });

  test('within the division only its players count', () => {
    const better = competitor('better', { division: 'B', handicap: 300, cards: round() });
    expect(explain({}, [an, better], 'net', 'division').at(-1)).toEqual({ code: 'placed', position: 1, tied: false, among: 1 });
    expect(explain({}, [an, better], 'net', 'field').at(-1)).toEqual({ code: 'placed', position: 2, tied: false, among: 2 });
  });

  test('a player who does not play has no explanation', () => {
    expect(explainStanding(rules(), [an], 'unknown', 'net', 'field')).toEqual([]);
  });
});

describe('why there is no place', () => {
  const TWO_ROUNDS = { rounds: [PLAIN_COURSE, PLAIN_COURSE] };
  const played = { cards: round() };
  test.each<[string, Partial<Rules>, Competitor, Basis, NotPlaced]>([
    ['withdrawn', {}, competitor('an', { ...played, status: 'WD' }), 'gross', 'WD'],
    ['not begun', {}, competitor('an'), 'gross', 'no-hole-played'],
    ['picked up in stroke play', {}, competitor('an', { cards: [card('x')] }), 'gross', 'picked-up'],
    ['begun in the second of two rounds', TWO_ROUNDS, competitor('an', { cards: [[], card('x')] }), 'gross', 'picked-up'],
    ['picked up in one of two rounds', TWO_ROUNDS, competitor('an', { cards: [card('x'), card('4')] }), 'gross', 'picked-up'],
    [
      'a total of one of two rounds gives no points',
      { ...TWO_ROUNDS, format: 'stableford' },
      competitor('an', { handicap: 0, totals: [80, null] }),
      'points',
      'total-only',
    ],
    [
      'nor a net by the handicap of the day',
      { ...TWO_ROUNDS, dayHandicap: { system: 'system-36' } },
      competitor('an', { totals: [80, null] }),
      'net',
      'total-only',
    ],
    ['no declared handicap', {}, competitor('an', played), 'net', 'no-handicap'],
    [
      'holes not published',
      { dayHandicap: { system: 'peoria', countedHoles: [] } },
      competitor('an', played),
      'net',
      'holes-not-published',
    ],
    [
      'a day handicap before the card is complete',
      { dayHandicap: { system: 'system-36' } },
      competitor('an', { cards: [card('4')] }),
      'net',
      'card-incomplete',
    ],
    [
      'net in play without a stroke index',
      { rounds: [{ ...PLAIN_COURSE, strokeIndex: null }] },
      competitor('an', { handicap: 0, cards: [card('4')] }),
      'net',
      'no-stroke-index',
    ],
    [
      'points without a stroke index',
      { rounds: [{ ...PLAIN_COURSE, strokeIndex: null }] },
      competitor('an', { handicap: 0, ...played }),
      'points',
      'no-stroke-index',
    ],
  ])('%s', (_, given, player, basis, because) => {
    expect(explain(given, [player], basis).at(-1)).toEqual({ code: 'not-placed', because });
  });

  test('no division', () => {
    expect(explain({ ties: ties('shared', 'none') }, [competitor('an', played)], 'gross', 'division').at(-1)).toEqual({
      code: 'not-placed',
      because: 'no-division',
    });
  });
});
