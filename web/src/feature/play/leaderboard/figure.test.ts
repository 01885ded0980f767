import { describe, expect, test } from 'vitest';
import { amountLabel, handicapLabel, placeLabel, thruLabel, toParLabel } from './figure.ts';

describe('a place', () => {
  test.each([
    [{ position: 1, tied: false }, '1'],
    [{ position: 3, tied: true }, 'T3'],
    [null, '–'],
    [undefined, '–'],
  ])('%o is written %s', (place, label) => {
    expect(placeLabel(place)).toBe(label);
  });
});

const ROUND = { par: Array(18).fill(4) };

describe('thru', () => {
  test.each([
    [0, null, '–'],
    [0, 10, '–'],
    [14, 1, '14'],
    [14, null, '14'],
    [14, 10, '14*'],
    [18, 1, 'F'],
    [18, 10, 'F'],
  ])('%i holes from hole %s is written %s', (thru, startingHole, label) => {
    expect(thruLabel({ thru, startingHole, totals: [null] }, ROUND)).toBe(label);
  });
  test('a round of nine is finished after nine holes; on a back nine hole 10 is the first', () => {
    const back = { firstHole: 10, par: Array(9).fill(4) };
    const label = (thru: number, startingHole: number) => thruLabel({ thru, startingHole, totals: [null] }, back);
    expect([label(9, 10), label(5, 10), label(5, 12)]).toEqual(['F', '5', '5*']);
  });
  test('a round that is finished by its total alone says so', () => {
    expect(thruLabel({ thru: 18, startingHole: 1, totals: [92] }, ROUND)).toBe('FΣ');
    expect(thruLabel({ thru: 5, startingHole: 1, totals: [92, null] }, ROUND)).toBe('5');
  });
});

describe('to par', () => {
  test.each([
    [-3, '−3'],
    [0, 'E'],
    [5, '+5'],
    [null, '–'],
  ])('%s is written %s, with the true minus', (toPar, label) => {
    expect(toParLabel(toPar, 'en')).toBe(label);
  });

  test('a net from a day handicap has a decimal, with a comma in Vietnamese', () => {
    expect(toParLabel(-1.4, 'vi')).toBe('−1,4');
    expect(amountLabel(70.6, 'vi')).toBe('70,6');
    expect(amountLabel(70.6, 'en')).toBe('70.6');
  });
});

test('a plus handicap has its plus, and no handicap a dash', () => {
  expect(handicapLabel(-2, 'vi')).toBe('+2');
  expect(handicapLabel(14.4, 'vi')).toBe('14,4');
  expect(handicapLabel(null, 'vi')).toBe('–');
});
