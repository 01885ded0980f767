import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import { CALLAWAY, callaway, callawayRow, prepareCallaway } from './callaway.ts';

const { par } = PLAIN_COURSE;
const plain = prepareCallaway(CALLAWAY, par);

describe('the table', () => {
  test.each<[number, number, number]>([
    [60, 0, 0],
    [70, 0, 0],
    [72, 0, 0],
    [73, 1, -2],
    [74, 1, -1],
    [75, 1, 0],
    [76, 2, -2],
    [80, 2, 2],
    [81, 3, -2],
    [90, 4, 2],
    [93, 5, 0],
    [101, 7, -2],
    [115, 9, 2],
    [126, 12, -2],
    [130, 12, 2],
    [131, 12, 2],
    [144, 12, 2],
  ])('has for %i a number of half holes (%i) and an adjustment of %i', (score, halfHoles, adjustment) => {
    expect(callawayRow(score)).toEqual({ halfHoles, adjustment });
  });
});

describe('Callaway', () => {
  test('deducts the worst holes of the first sixteen, the half of the smallest, a half stroke counting as one', () => {
    const played = cardToPar(PLAIN_COURSE, { 4: 4, 8: 3, 1: 4, 13: 2, 2: 2, 3: 2, 7: 2, 10: 2, 11: 2, 12: 2, 14: 1, 17: 3 });
    expect(callaway(plain, played)).toEqual({
      adjustedGross: 101,
      tableScore: 101,
      halfHoles: 7,
      worst: [
        { hole: 4, counts: 9, deducted: 9 },
        { hole: 1, counts: 8, deducted: 8 },
        { hole: 8, counts: 8, deducted: 8 },
        { hole: 13, counts: 7, deducted: 4 },
      ],
      adjustment: -2,
      handicap: 270,
    });
  });

  test('never deducts holes 17 and 18, nor 16 where only the first fifteen count', () => {
    const played = cardToPar(PLAIN_COURSE, { 16: 3, 17: 5, 4: 1 });
    expect(callaway(plain, played)?.worst.map(({ hole }) => hole)).toEqual([4, 16]);
    const fifteen = prepareCallaway({ ...CALLAWAY, firstHoles: 15 }, par);
    expect(callaway(fifteen, played)?.worst.map(({ hole }) => hole)).toEqual([4, 8]);
  });

  test('takes the earlier of two equal holes', () => {
    expect(callaway(plain, cardToPar(PLAIN_COURSE, { 6: 2, 2: 2 }))?.worst).toEqual([{ hole: 2, counts: 6, deducted: 6 }]);
  });

  test('is nothing for a card of the table’s scratch row', () => {
    expect(callaway(plain, cardToPar(PLAIN_COURSE))).toMatchObject({ worst: [], adjustment: 0, handicap: 0 });
  });

  test('counts no hole over double par, a pick-up as that', () => {
    const wild = callaway(plain, cardToPar(PLAIN_COURSE, { 1: 9, 3: 1 }));
    expect(wild).toMatchObject({ adjustedGross: 77, worst: [{ hole: 1, counts: 8, deducted: 8 }], handicap: 70 });
    const picked = callaway(plain, card('x 4 4 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4'));
    expect(picked).toEqual(wild);
  });

  test.each<[string, string, number]>([
    ['of 71 a score of 73 is read as 74', '4 4 3 5 4 4 3 5 3 4 4 3 5 4 4 3 5 4', 74],
    ['of 73 a score of 75 is read as 74', '5 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4', 74],
  ])('on a course with a par %s', (_, pars, tableScore) => {
    const other = course(pars);
    const prepared = prepareCallaway(CALLAWAY, other.par);
    expect(callaway(prepared, cardToPar(other, { 17: 2 }))?.tableScore).toBe(tableScore);
  });

  test('is 50 at most, or as the club has it', () => {
    const worst = cardToPar(PLAIN_COURSE, Object.fromEntries(par.map((of, at) => [at + 1, of])));
    expect(callaway(plain, worst)?.handicap).toBe(500);
    expect(callaway(prepareCallaway({ ...CALLAWAY, ceiling: 360 }, par), worst)?.handicap).toBe(360);
    expect(callaway(prepareCallaway({ ...CALLAWAY, ceiling: null }, par), worst)?.handicap).toBe(560);
  });

  test('has no table for nine holes', () => {
    const nine = course('4 4 3 5 4 4 3 5 4');
    expect(callaway(prepareCallaway(CALLAWAY, nine.par), cardToPar(nine))).toBeNull();
  });
});
