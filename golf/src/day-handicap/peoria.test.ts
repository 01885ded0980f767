import { describe, expect, test } from 'vitest';
import { card, cardToPar, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { HoleCap, PeoriaRule } from './peoria.ts';
import { PEORIA_RULES, peoria, peoriaHandicap } from './peoria.ts';

const { par } = PLAIN_COURSE;
/** Each nine: a par 3, four par 4s, a par 5. */
const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const SIX = [3, 4, 5, 12, 13, 14];

function handicap(rule: PeoriaRule, holes: readonly number[], toPar: Record<number, number>) {
  return peoriaHandicap(peoria(rule, holes, par), cardToPar(PLAIN_COURSE, toPar));
}

const bogeys = (holes: readonly number[], over = 1): Record<number, number> => Object.fromEntries(holes.map((hole) => [hole, over]));

describe('Double Peoria', () => {
  const double = PEORIA_RULES['double-peoria'];
  test('is (60 × 1.5 − 72) × 0.8 = 14.4 for twelve bogeys', () => {
    expect(handicap(double, TWELVE, bogeys(TWELVE))).toBe(144);
  });
  test('counts only the counted holes', () => {
    expect(handicap(double, TWELVE, { 7: 3, 8: 4, 18: 2 })).toBe(0);
  });
  test('is not below 0, and below it where there is no floor', () => {
    expect(handicap(double, TWELVE, { 1: -1 })).toBe(0);
    expect(handicap({ ...double, floor: null }, TWELVE, { 1: -1 })).toBe(-12);
  });
  test('is not above 36, and above it where there is no ceiling', () => {
    const triples = bogeys(TWELVE, 3);
    expect(handicap(double, TWELVE, triples)).toBe(360);
    expect(handicap({ ...double, ceiling: null }, TWELVE, triples)).toBe(432);
  });
  test('keeps the whole of it without the factor: (60 × 1.5 − 72) × 1.0 = 18', () => {
    expect(handicap({ ...double, factor: 10 }, TWELVE, bogeys(TWELVE))).toBe(180);
  });
  test('is rounded half up to a stroke where the club does so', () => {
    expect(handicap({ ...double, rounding: 'stroke' }, TWELVE, bogeys(TWELVE))).toBe(140);
    expect(handicap({ ...double, rounding: 'stroke' }, TWELVE, bogeys([1, 2, 3]))).toBe(40);
  });
  test('is rounded half up to a tenth where multiplier and factor do not make tenths', () => {
    expect(handicap({ ...double, factor: 7 }, TWELVE, { 1: 1 })).toBe(11);
  });
});

describe('Peoria and Modified Peoria', () => {
  test('Peoria is (30 × 3 − 72) × 0.8 = 14.4 for six bogeys', () => {
    expect(handicap(PEORIA_RULES.peoria, SIX, bogeys(SIX))).toBe(144);
  });
  test('Modified Peoria is 2.8 for each stroke over the par of the counted holes', () => {
    expect(handicap(PEORIA_RULES['modified-peoria'], SIX, bogeys(SIX))).toBe(168);
  });
  test('Modified Peoria counts a hole for three over at most, and under par as negative', () => {
    expect(handicap(PEORIA_RULES['modified-peoria'], SIX, { 3: 7, 4: -1 })).toBe(56);
  });
});

describe('the hole cap', () => {
  test.each<[HoleCap, number, number]>([
    ['double-par', 3, 3],
    ['double-par', 5, 5],
    ['par+2', 4, 2],
    ['par+3', 4, 3],
    ['5-7-9', 3, 2],
    ['5-7-9', 4, 3],
    ['5-7-9', 5, 4],
    [null, 4, 6],
  ])('%s lets a par %i count for at most %i over, of six', (holeCap, ofPar, over) => {
    const hole = par.indexOf(ofPar) + 1;
    const rule: PeoriaRule = { ...PEORIA_RULES['double-peoria'], holeCap, floor: null };
    expect(handicap(rule, TWELVE, { [hole]: 6 })).toBe(over * 12);
  });
  test('is what a pick-up counts as; without a cap a pick-up leaves no handicap', () => {
    const picked = card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
    const double = PEORIA_RULES['double-peoria'];
    expect(peoriaHandicap(peoria(double, TWELVE, par), picked)).toBe(48);
    expect(peoriaHandicap(peoria({ ...double, holeCap: null }, TWELVE, par), picked)).toBeNull();
  });
});
