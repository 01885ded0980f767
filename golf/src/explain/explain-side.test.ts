import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyField, anyRules, pairs } from '../../test-kit/arbitrary.ts';
import { card, cardToPar, competitor, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Rules } from '../rules.ts';
import type { Side } from '../side/side.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import { cutSides } from '../side/side-cut.ts';
import { sideStandings } from '../side/side-standing.ts';
import type { SideStep } from './explain-side.ts';
import { explainSide } from './explain-side.ts';

const FOUR_BALL = SIDE_FORMATS['four-ball'];
const partner = (id: string, toPar: Record<number, number>, handicap: number | null = 0) =>
  competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, toPar)] });
const pair = (id: string, ...birdies: number[]) =>
  side(id, { partners: [partner(`${id}1`, Object.fromEntries(birdies.map((hole) => [hole, -1]))), partner(`${id}2`, {})] });
const explain = (sides: readonly Side[], basis: Basis, given: Partial<Rules> = {}, within: 'field' | 'division' = 'field') =>
  explainSide(rules(given), FOUR_BALL, sides, sides[0]?.id ?? '', basis, within);

describe('why a side stands where it does', () => {
  test('names the balls that count on each hole, and what they come to', () => {
    const [round, value, placed] = explain([pair('an', 12)], 'gross');
    expect(round).toMatchObject({ code: 'side-round', round: 1, worth: 71, forPar: 72 });
    expect(round?.code === 'side-round' && round.holes.slice(11, 13)).toEqual([
      { hole: 12, worth: 2, forPar: 3, balls: ['an1'] },
      { hole: 13, worth: 5, forPar: 5, balls: ['an1'] },
    ]);
    expect(value).toEqual({ code: 'value', basis: 'gross', value: -1 });
    expect(placed).toEqual({ code: 'placed', position: 1, tied: false, among: 1 });
  });

  test('says who played which holes where a partner was replaced during a round, and off what', () => {
    const given = side('an', {
      partners: [partner('an1', {}), partner('an2', { 2: -1, 8: -1 }, 40), partner('an3', { 2: -2, 8: -3 }, 90)],
      inRounds: [[{ partner: 'an1' }, { partner: 'an2', holes: [1, 2, 3, 4, 5, 6] }, { partner: 'an3', holes: [7, 8, 9] }]],
    });
    const [partners, round] = explain([given], 'net');
    const all = Array.from({ length: 18 }, (_, at) => at + 1);
    expect(partners).toEqual({
      code: 'side-partners',
      round: 1,
      partners: [
        { id: 'an1', holes: all, handicap: 0 },
        { id: 'an2', holes: [1, 2, 3, 4, 5, 6], handicap: 40 },
        { id: 'an3', holes: [7, 8, 9], handicap: 90 },
      ],
    });
    expect(round?.code === 'side-round' && [2, 8].map((hole) => round.holes[hole - 1]?.balls)).toEqual([['an2'], ['an3']]);
    expect(explain([given], 'gross')[0]).toMatchObject({ partners: [{ handicap: null }, { handicap: null }, { handicap: null }] });
  });

  test.each<[Basis, number, number, string]>([
    ['gross', 36, 35, 'strokes'],
    ['net', 36, 35, 'strokes'],
    ['points', 18, 19, 'points'],
  ])('by %s tries the keys on what the side cards hold, with the values of both', (basis, own, other, unit) => {
    const tie = explain([pair('front', 1), pair('back', 11)], basis).find(({ code }) => code === 'tie');
    expect(tie).toMatchObject({ code: 'tie', against: 'back' });
    expect(tie?.code === 'tie' && tie.steps.at(-1)).toMatchObject({
      step: { by: 'countback', segment: { last: 9 }, score: basis },
      own,
      other,
      unit,
      result: 'behind',
    });
  });

  test('compares the handicaps of the partners together in tenths', () => {
    const with10 = side('with10', { partners: [partner('a', {}, 10), partner('b', { 1: 2 }, 0)] });
    const tie = explain([with10, pair('none', 1)], 'points').find(({ code }) => code === 'tie');
    expect(tie?.code === 'tie' && tie.steps).toEqual([
      { step: { by: 'handicap', wins: 'lower' }, own: 10, other: 0, unit: 'tenths', result: 'behind' },
    ]);
  });

  test.each<[Basis, number, string]>([
    ['gross', 71, 'strokes'],
    ['points', 37, 'points'],
  ])('by %s a key of the total reads that of the side cards, on which they are level: %i %s', (basis, total, unit) => {
    const keys = [{ by: 'gross' }] as const;
    const steps = explain([pair('front', 1), pair('back', 11)], basis, { ties: { gross: keys, net: keys, points: keys } });
    const tie = steps.find(({ code }) => code === 'tie');
    expect(tie?.code === 'tie' && tie.steps).toEqual([{ step: { by: 'gross' }, own: total, other: total, unit, result: 'level' }]);
  });

  test('of one ball is told as of a player', () => {
    const pair = side('pair', { handicap: 137, cards: [cardToPar(PLAIN_COURSE)] });
    const codes = explainSide(rules(), SIDE_FORMATS.scramble, [pair], 'pair', 'net', 'field').map(({ code }) => code);
    expect(codes).toEqual(['declared-handicap', 'gross', 'net', 'value', 'placed']);
  });

  test('within its division is among the sides of that alone', () => {
    const sides = [
      { ...pair('a'), division: 'A' },
      { ...pair('b', 1), division: 'B' },
      { ...pair('c', 1, 2), division: 'A' },
    ];
    expect(explain(sides, 'gross', {}, 'division').at(-1)).toEqual({ code: 'placed', position: 2, tied: false, among: 2 });
  });

  test('says why it has no place', () => {
    const because = (one: Side, basis: Basis, given: Partial<Rules> = {}) => explain([one], basis, given).at(-1);
    const up = (id: string) => competitor(id, { handicap: 0, cards: [card('x')] });
    expect(because({ ...pair('a'), status: 'DQ' }, 'gross')).toEqual({ code: 'not-placed', because: 'DQ' });
    expect(because(side('a', { partners: [competitor('x')] }), 'gross')).toEqual({ code: 'not-placed', because: 'no-hole-played' });
    expect(because(side('a', { partners: [up('x'), up('y')] }), 'net')).toEqual({ code: 'not-placed', because: 'picked-up' });
    const guest = side('a', { partners: [partner('x', {}, null)] });
    expect(because(guest, 'net')).toEqual({ code: 'not-placed', because: 'no-handicap' });
    const plain = { rounds: [{ ...PLAIN_COURSE, strokeIndex: null }] };
    expect(because(pair('a'), 'net', plain)).toEqual({ code: 'not-placed', because: 'no-stroke-index' });
    const guests = side('a', { partners: [up('x'), up('y')].map((one) => ({ ...one, handicap: null })) });
    expect(because(guests, 'gross')).toEqual({ code: 'not-placed', because: 'picked-up' });
    expect(because(guests, 'net')).toEqual({ code: 'not-placed', because: 'no-handicap' });
    expect(because(guests, 'points', { format: 'stableford' })).toEqual({ code: 'not-placed', because: 'no-handicap' });
    expect(explain([pair('a')], 'gross', {}, 'division').at(-1)).toEqual({ code: 'not-placed', because: 'no-division' });
    expect(explainSide(rules(), FOUR_BALL, [], 'a', 'gross', 'field')).toEqual([]);
  });
});

test('what is explained of a side is its standing, and the numbers come to its value', () => {
  const found = <Code extends SideStep['code']>(steps: readonly SideStep[], code: Code) =>
    steps.filter((step): step is Extract<SideStep, { code: Code }> => step.code === code);
  fc.assert(
    fc.property(anyRules, anyField, fc.constantFrom(...BASES), (rules, field, on) => {
      const sides = pairs(field);
      for (const { id, value, place, divisionPlace } of sideStandings(rules, FOUR_BALL, sides, on)) {
        const steps = explainSide(rules, FOUR_BALL, sides, id, on, 'field');
        expect(found(steps, 'value')[0]?.value ?? null).toBe(value);
        expect(found(steps, 'placed')[0]?.position).toBe(place?.position);
        const inDivision = explainSide(rules, FOUR_BALL, sides, id, on, 'division');
        expect(found(inDivision, 'placed')[0]?.position).toBe(divisionPlace?.position);
        const over = found(steps, 'side-round').reduce((sum, { worth, forPar }) => sum + worth - forPar, 0);
        if (value !== null) expect(on === 'net' ? over * 10 : over).toBe(value);
        const ahead = found(steps, 'tie').flatMap((tie) => tie.steps.filter(({ result }) => result === 'ahead'));
        expect(ahead[0]?.step ?? null).toEqual(place?.decidedBy ?? null);
      }
    }),
  );
});

test('sides are cut as players are', () => {
  const sides = [pair('a', 1), pair('b'), pair('c', 1, 2), pair('d')];
  const rule = { keep: { players: 3 }, within: 'field', ties: 'in' } as const;
  const given = rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] });
  expect(cutSides(given, FOUR_BALL, sides, 'gross', 1, rule)).toEqual({ through: ['c', 'a', 'b', 'd'], missed: [] });
  const one = { ...rule, keep: { players: 1 } };
  expect(cutSides(given, FOUR_BALL, sides, 'gross', 1, one)).toEqual({ through: ['c'], missed: ['a', 'b', 'd'] });
});
