import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { HoleCap } from './hole-cap.ts';
import { grossLimits } from './hole-cap.ts';
import { peoria, peoriaHandicap, peoriaHandicapOf } from './peoria.ts';
import type { PeoriaName, PeoriaRule, PeoriaRuleField } from './peoria-rule.ts';
import { PEORIA_RULES, peoriaRuleProblems } from './peoria-rule.ts';

const { par } = PLAIN_COURSE;
/** Each nine: a par 3, four par 4s, a par 5. */
const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const SIX = [3, 4, 5, 12, 13, 14];

function handicap(rule: PeoriaRule, holes: readonly number[], toPar: Record<number, number>) {
  return peoriaHandicap(peoria(rule, holes, par), cardToPar(PLAIN_COURSE, toPar), 'm');
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
  test('is rounded to a stroke once, from the exact figure: 16.45 is 16, and 16.5 is 17', () => {
    const stroke: PeoriaRule = { ...double, rounding: 'stroke', multiplier: 47, base: 'counted-par', factor: 7 };
    expect(handicap(stroke, TWELVE, bogeys([1, 2, 3, 4, 5]))).toBe(160);
    expect(handicap({ ...stroke, multiplier: 33, factor: 10 }, TWELVE, bogeys([1, 2, 3, 4, 5]))).toBe(170);
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
    [{ 3: 7, 4: 9, 5: 10 }, 3, 4],
    [{ 3: 7, 4: 9, 5: 10 }, 4, 5],
    [{ 3: 7, 4: 9, 5: 10 }, 5, 5],
    [null, 4, 6],
  ])('%j lets a par %i count for at most %i over, of six', (holeCap, ofPar, over) => {
    const hole = par.indexOf(ofPar) + 1;
    const rule: PeoriaRule = { ...PEORIA_RULES['double-peoria'], holeCap, floor: null };
    expect(handicap(rule, TWELVE, { [hole]: 6 })).toBe(over * 12);
  });
  test('is what a pick-up counts as; without a cap a pick-up leaves no handicap', () => {
    const picked = card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
    const double = PEORIA_RULES['double-peoria'];
    expect(peoriaHandicap(peoria(double, TWELVE, par), picked, 'm')).toBe(48);
    expect(peoriaHandicap(peoria({ ...double, holeCap: null }, TWELVE, par), picked, 'm')).toBeNull();
  });
});

describe('the other Peorias', () => {
  const NINE = [1, 2, 3, 4, 7, 10, 11, 13, 14];
  const nine = course('4 4 3 5 4 4 3 5 4');
  test('New-New Peoria of Japan is (45 × 2 − 72) × 0.8 = 14.4 for nine bogeys', () => {
    expect(handicap(PEORIA_RULES['new-new-peoria'], NINE, bogeys(NINE))).toBe(144);
  });
  test('New-New Peoria of Taiwan counts any twelve holes, 5, 7 and 9 at most', () => {
    const anyTwelve = [3, 7, 12, 16, 4, 8, 13, 17, 1, 2, 5, 6];
    expect(handicap(PEORIA_RULES['new-new-peoria-taiwan'], anyTwelve, { 3: 9, 1: 9, 4: 9 })).toBe((12 + 20 + 16 + 9) * 12 - 8 * 72);
  });
  test.each<[string, PeoriaName, number[], number]>([
    ['Double Peoria of nine holes is (30 × 1.5 − 36) × 0.8 = 7.2 for six bogeys', 'nine-hole-double-peoria', [1, 2, 3, 4, 5, 6], 72],
    ['Peoria of nine holes is (15 × 3 − 36) × 0.8 = 7.2 for three bogeys', 'nine-hole-peoria', [1, 3, 4], 72],
  ])('%s', (_, name, holes, tenths) => {
    const played = cardToPar(nine, bogeys(holes));
    expect(peoriaHandicap(peoria(PEORIA_RULES[name], holes, nine.par), played, 'm')).toBe(tenths);
    const wild = cardToPar(nine, bogeys(holes, 9));
    expect(peoriaHandicap(peoria(PEORIA_RULES[name], holes, nine.par), wild, 'm')).toBe(180);
  });
});

describe('formulas that clubs write otherwise', () => {
  const double = PEORIA_RULES['double-peoria'];
  const toPar = { 1: 3, 4: -1, 10: 2, 13: 1 };
  test('1.2 for each stroke over the counted par is Double Peoria, where the counted par is 48 and the course’s 72', () => {
    const over: PeoriaRule = { ...double, base: 'counted-par', multiplier: 12, factor: 10 };
    expect(handicap(over, TWELVE, toPar)).toBe(60);
    expect(handicap(double, TWELVE, toPar)).toBe(60);
  });
  test('three times the strokes over the counted par, less a fifth, is not Peoria where that par is not a third of the course’s', () => {
    const over: PeoriaRule = { ...PEORIA_RULES.peoria, base: 'counted-par' };
    const unusual = [3, 7, 4, 12, 13, 14];
    expect(handicap(over, unusual, { 3: 1 })).toBe(24);
    expect(handicap(PEORIA_RULES.peoria, unusual, { 3: 1 })).toBe(0);
  });
  test('no more than 68 counted strokes is a ceiling of 24', () => {
    const korean: PeoriaRule = { ...double, holeCap: null, ceiling: 240 };
    expect(handicap(korean, TWELVE, { 1: 20 })).toBe(240);
    expect(handicap(korean, TWELVE, { 1: 19 })).toBe(228);
  });
});

describe('floor and ceiling', () => {
  const rule: PeoriaRule = { ...PEORIA_RULES['double-peoria'], floor: { m: 0, f: null }, ceiling: { m: 240, f: 360 } };
  const of = (toPar: number, gender: 'm' | 'f') =>
    peoriaHandicap(peoria(rule, TWELVE, par), cardToPar(PLAIN_COURSE, bogeys(TWELVE, toPar)), gender);
  test.each<[string, number, 'm' | 'f', number]>([
    ['men have a ceiling of their own', 3, 'm', 240],
    ['a woman hers', 3, 'f', 360],
    ['a man has a floor', -1, 'm', 0],
    ['and a woman none where none is set', -1, 'f', -144],
    ['between them nothing changes', 1, 'm', 144],
  ])('%s', (_, toPar, gender, tenths) => {
    expect(of(toPar, gender)).toBe(tenths);
  });
});

describe('a hole cap that binds the gross', () => {
  test('gives every hole of the card its most', () => {
    expect(grossLimits('5-7-9', 'gross', [3, 4, 5])).toEqual([5, 7, 9]);
  });
  test('is none where it is for the handicap, or there is no cap', () => {
    expect(grossLimits('5-7-9', 'handicap', [3, 4, 5])).toBeNull();
    expect(grossLimits(null, 'gross', [3, 4, 5])).toBeNull();
  });
});

describe('a rule of a Peoria', () => {
  test.each(Object.entries(PEORIA_RULES))('%s is sound', (_, rule) => {
    expect(peoriaRuleProblems(rule)).toEqual([]);
  });
  test.each<[string, Partial<PeoriaRule>, PeoriaRuleField[]]>([
    ['counts a hole or more', { holeCount: 0 }, ['holeCount']],
    ['has its multiplier in tenths', { multiplier: 1.5 }, ['multiplier']],
    ['has its factor in tenths', { factor: 0.8 }, ['factor']],
    ['caps no hole below its par', { holeCap: { 3: 3, 4: 3, 5: 5 } }, ['holeCap']],
    ['may cap a hole at its par', { holeCap: { 3: 3, 4: 4, 5: 5 } }, []],
    ['has its floor in tenths', { floor: { m: 0, f: 0.5 } }, ['floor']],
    ['has its ceiling in tenths', { ceiling: 36.05 }, ['ceiling']],
    ['has its floor not above its ceiling', { floor: { m: 0, f: 100 }, ceiling: 90 }, ['ceiling']],
    ['may have both ends at one handicap', { floor: 90, ceiling: 90 }, []],
    ['may have no ends', { floor: null, ceiling: null }, []],
    ['may have no hole cap', { holeCap: null }, []],
    ['may have no ceiling above a floor, for one gender', { floor: 0, ceiling: { m: null, f: 360 } }, []],
  ])('%s', (_, own, fields) => {
    expect(peoriaRuleProblems({ ...PEORIA_RULES.peoria, ...own })).toEqual(fields);
  });
});

describe('a composition', () => {
  const { peoria: six, 'modified-peoria': modified } = PEORIA_RULES;
  test.each<[string, PeoriaRule, PeoriaRuleField[]]>([
    ['on each nine comes to the holes that count, over both', { ...six, holeCount: 5 }, ['composition']],
    ['or on the one nine that the course has', { ...six, holeCount: 3 }, []],
    ['over the card comes to them too', { ...modified, holeCount: 7 }, ['composition']],
    [
      'shares its pars out evenly between the nines',
      { ...modified, composition: { on: 'card', pars: { 3: 1, 4: 4, 5: 1 }, eachNine: { 4: 1 } } },
      ['composition'],
    ],
    ['may be none at all', { ...six, holeCount: 5, composition: null }, []],
    ['is not blamed for a count that is no count', { ...six, holeCount: 0 }, ['holeCount']],
  ])('%s', (_, rule, fields) => {
    expect(peoriaRuleProblems(rule)).toEqual(fields);
  });
});

describe('from the counted strokes alone', () => {
  test.each<[PeoriaName, number, number, number]>([
    ['double-peoria', 60, 72, 144],
    ['peoria', 30, 71, 152],
    ['modified-peoria', 30, 24, 168],
    ['double-peoria', 47, 72, 0],
    ['double-peoria', 99, 72, 360],
  ])('%s of %i strokes, par %i, is %i tenths, between floor and ceiling', (name, strokes, ofPar, tenths) => {
    expect(peoriaHandicapOf(PEORIA_RULES[name], strokes, ofPar, 'm')).toBe(tenths);
  });
});
