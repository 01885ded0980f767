import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { DayHandicap } from '../day-handicap/day-handicap.ts';
import type { Rules } from '../rules.ts';
import { leaderboard } from './leaderboard.ts';

const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];

function line(given: Partial<Rules>, own: Partial<Omit<Competitor, 'id'>>) {
  return leaderboard(rules(given), [competitor('an', own)])[0];
}

describe('Modified System 36 is the lower of System 36 and the declared handicap', () => {
  const over = cardToPar(PLAIN_COURSE, { 1: 2, 2: 2, 3: 2 });
  const of = (handicap: number | null, given: Partial<Rules> = {}) =>
    line({ dayHandicap: { system: 'modified-system-36' }, ...given }, { handicap, cards: [over] })?.handicap;
  test.each<[string, number | null, Partial<Rules>, number]>([
    ['the declared one, rounded', 44, {}, 40],
    ['that of the day', 180, {}, 60],
    ['that of the day where they are the same', 60, {}, 60],
    ['that of the day where none is declared', null, {}, 60],
    ['the declared one of a plus player', -20, {}, -20],
    ['the declared one after the allowance', 65, { allowance: 90 }, 60],
    ['that of the day after the limits', 180, { handicapLimits: { m: { min: null, max: 5 }, f: { min: null, max: null } } }, 50],
  ])('%s', (_, handicap, given, tenths) => {
    expect(of(handicap, given)).toBe(tenths);
  });
  test('on a complete card only', () => {
    expect(line({ dayHandicap: { system: 'modified-system-36' } }, { handicap: 40, cards: [over.slice(0, 17)] })?.handicap).toBeNull();
  });
});

describe('Callaway', () => {
  test('falls under the cap of the tournament', () => {
    const doubles = PLAIN_COURSE.par.map((par) => 2 * par);
    const own = { cards: [doubles] };
    expect(line({ dayHandicap: { system: 'callaway' } }, own)?.handicap).toBe(360);
    expect(line({ dayHandicap: { system: 'callaway' }, cap: null }, own)?.handicap).toBe(500);
  });
  test('has nothing for nine holes', () => {
    const nine = course('4 4 3 5 4 4 3 5 4');
    expect(line({ rounds: [nine], dayHandicap: { system: 'callaway' } }, { cards: [cardToPar(nine)] })).toMatchObject({
      gross: 36,
      handicap: null,
      net: null,
    });
  });
});

describe('cap and limits', () => {
  const doubles = PLAIN_COURSE.par.map((par) => par + 2);
  const limits = { m: { min: 0, max: 24 }, f: { min: null, max: 30 } };
  test.each<[string, Partial<Rules>, Partial<Omit<Competitor, 'id'>>, number]>([
    ['hold a day handicap', { cap: { above: 34, countsAs: 34 }, dayHandicap: { system: 'system-36' } }, {}, 340],
    ['hold that of a man to the limit of men', { handicapLimits: limits, dayHandicap: { system: 'system-36' } }, {}, 240],
    ['hold that of a woman to hers', { handicapLimits: limits, dayHandicap: { system: 'system-36' } }, { gender: 'f' }, 300],
    ['hold a declared one', { handicapLimits: limits }, { handicap: 285 }, 240],
    ['raise a declared one to the least', { handicapLimits: limits }, { handicap: -20 }, 0],
    ['leave a plus handicap where there is no least', { handicapLimits: limits }, { handicap: -20, gender: 'f' }, -20],
    ['come after the allowance', { handicapLimits: limits, allowance: 80 }, { handicap: 285 }, 230],
    [
      'are one thing and the ends of a Peoria another',
      { dayHandicap: { system: 'double-peoria', countedHoles: [TWELVE], ceiling: { m: 280, f: 180 } } },
      { gender: 'f' },
      180,
    ],
  ])('%s', (_, given, own, tenths) => {
    expect(line(given, { cards: [doubles], ...own })?.handicap).toBe(tenths);
  });
});

describe('a hole cap on the gross', () => {
  const double = (own: Partial<DayHandicap>): Partial<Rules> => ({
    dayHandicap: { system: 'double-peoria', countedHoles: [TWELVE], ...own } as DayHandicap,
  });
  const wild = cardToPar(PLAIN_COURSE, { 1: 6, 9: 8 });

  test('for the handicap only leaves every stroke in the gross', () => {
    expect(line(double({}), { cards: [wild] })).toMatchObject({ gross: 86, handicap: 48, net: 812 });
  });
  test('too takes them off the gross, on counted holes and others, and off every list', () => {
    expect(line(double({ holeCapOn: 'gross' }), { cards: [wild] })).toMatchObject({
      gross: 80,
      handicap: 48,
      net: 752,
      rounds: [{ out: 44 }],
    });
  });
  test('too gives a pick-up the cap', () => {
    const picked = card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
    expect(line(double({}), { cards: [picked] })?.gross).toBeNull();
    expect(line(double({ holeCapOn: 'gross' }), { cards: [picked] })?.gross).toBe(76);
  });
  test('leaves a hole without a score open', () => {
    const open = card('- 12 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
    expect(line(double({ holeCapOn: 'gross' }), { cards: [open] })).toMatchObject({ holesPlayed: 17, gross: null, grossToPar: 4 });
  });
  test('and the maximum of a format hold together: the lower counts', () => {
    const format = { maximum: { kind: 'fixed', strokes: 7 }, basis: 'net' } as const;
    expect(line({ format, ...double({ holeCapOn: 'gross' }) }, { cards: [cardToPar(PLAIN_COURSE, { 1: 6, 3: 6 })] })?.gross).toBe(78);
  });
  test('is that of a division with its own day handicap', () => {
    const divisionDayHandicap: Rules['divisionDayHandicap'] = { C: { system: 'callaway', holeCapOn: 'gross' } };
    expect(line({ divisionDayHandicap }, { division: 'C', cards: [wild] })?.gross).toBe(80);
    expect(line({ divisionDayHandicap }, { division: 'B', cards: [wild] })?.gross).toBe(86);
  });
});

describe('the ceiling of a Peoria', () => {
  const dayHandicap = { system: 'double-peoria', countedHoles: [TWELVE] } as const;
  const over = cardToPar(PLAIN_COURSE, Object.fromEntries(TWELVE.map((hole) => [hole, 3])));
  const AS_35 = { above: 36, countsAs: 35 };
  test.each<[string, Partial<Rules>, number]>([
    ['of 43.2 leaves 36, which "above 36 counts as 35" leaves alone', { dayHandicap, cap: AS_35 }, 360],
    ['taken away leaves it to the cap', { dayHandicap: { ...dayHandicap, ceiling: null }, cap: AS_35 }, 350],
    ['and without a cap there is none', { dayHandicap: { ...dayHandicap, ceiling: null }, cap: null }, 432],
  ])('%s', (_, given, handicap) => {
    expect(line(given, { cards: [over] })?.handicap).toBe(handicap);
  });
});
