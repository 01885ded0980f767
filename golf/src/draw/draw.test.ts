import { describe, expect, test } from 'vitest';
import { PLAIN_COURSE } from '../../test-kit/index.ts';
import type { DrawRule } from './draw-flights.ts';
import { drawFlights } from './draw-flights.ts';
import type { Drawn } from './flight-order.ts';
import { flightSizes } from './flight-order.ts';
import type { StartRule } from './start.ts';
import { starts } from './start.ts';

const rule = (given: Partial<DrawRule> = {}): DrawRule => ({
  size: 4,
  order: { by: 'entry' },
  byDivision: false,
  together: [],
  apart: [],
  ...given,
});
/** Players a, b, c … off 0, 1, 2 …, entered in the order of the letters. */
const field = (letters: string, given: Partial<Drawn> = {}): Drawn[] =>
  [...letters].map((id) => ({ id, division: null, handicap: (id.charCodeAt(0) - 97) * 10, ...given }));
const flights = (players: readonly Drawn[], given: Partial<DrawRule>) =>
  drawFlights(players, rule(given)).flights.map((flight) => flight.join(''));

test.each<[number, number, number[]]>([
  [0, 4, []],
  [1, 4, [1]],
  [3, 2, [3]],
  [5, 2, [2, 3]],
  [5, 4, [2, 3]],
  [13, 4, [3, 3, 3, 4]],
  [44, 4, Array(11).fill(4)],
])('%i players in flights of %i are %j: even, and nobody alone', (players, size, sizes) => {
  expect(flightSizes(players, size)).toEqual(sizes);
});

test('3 sides in flights of 2 are one flight of one and one of two: a side is not alone', () => {
  expect(flightSizes(3, 2, true)).toEqual([1, 2]);
});

describe('flights', () => {
  test.each<[string, string, Partial<DrawRule>, string[]]>([
    ['follow the entries', 'cabd', { size: 2 }, ['ca', 'bd']],
    ['put like with like by handicap', 'dbca', { size: 2, order: { by: 'handicap' } }, ['ab', 'cd']],
    ['or spread low and high over all', 'abcdefgh', { order: { by: 'spread' } }, ['adeh', 'bcfg']],
    ['the larger ones take the player too many', 'abcde', { size: 3, order: { by: 'spread' } }, ['ad', 'bce']],
    [
      'the others in the places that are left in that order',
      'abcdefgh',
      { order: { by: 'spread' }, together: [['a', 'd']] },
      ['adeh', 'bcfg'],
    ],
    ['are drawn by lot from the numbers given', 'abcd', { size: 2, order: { by: 'random', numbers: [0, 0, 0] } }, ['bc', 'da']],
    [
      'the highest numbers leave the order as it was',
      'abcd',
      { size: 2, order: { by: 'random', numbers: [0.99, 0.99, 0.99] } },
      ['ab', 'cd'],
    ],
    ['keep named players together', 'abcdef', { size: 3, together: [['a', 'f']] }, ['abf', 'cde']],
    ['as near as can be to where the first of them was drawn', 'abcdef', { size: 2, together: [['c', 'f']] }, ['ab', 'cf', 'de']],
    [
      'and those who are together through another',
      'abcdef',
      {
        size: 3,
        together: [
          ['a', 'e'],
          ['e', 'f'],
        ],
      },
      ['aef', 'bcd'],
    ],
    ['keep named players apart', 'abcdef', { size: 3, apart: [['a', 'b']] }, ['acd', 'bef']],
    ['each from each of several', 'abcdef', { size: 2, apart: [['a', 'b', 'c']] }, ['ad', 'be', 'cf']],
    ['make room for the last who must be apart', 'abcd', { size: 2, apart: [['c', 'd']] }, ['ad', 'bc']],
    [
      'are searched where seating in order leads nowhere',
      'abcde',
      {
        size: 2,
        together: [['a', 'd']],
        apart: [
          ['e', 'b'],
          ['b', 'c'],
        ],
      },
      ['ce', 'abd'],
    ],
    ['pass over a wish for players who did not enter', 'abcd', { size: 2, together: [['a', 'z']], apart: [['a', 'a']] }, ['ab', 'cd']],
  ])('%s', (_, letters, given, expected) => {
    const { flights: made, problems } = drawFlights(field(letters), rule(given));
    expect(made.map((flight) => flight.join(''))).toEqual(expected);
    expect(problems).toEqual([]);
  });

  test('who has no handicap is drawn last', () => {
    const players = [...field('z', { handicap: null }), ...field('ba')];
    expect(flights(players, { size: 3, order: { by: 'handicap' } })).toEqual(['abz']);
  });

  test('of divisions do not mix', () => {
    const players = [...field('ab', { division: 'A' }), ...field('xy', { division: 'B' }), ...field('c', { division: 'A' })];
    expect(flights(players, { byDivision: true })).toEqual(['abc', 'xy']);
  });

  test('by lot take each number once, over all divisions', () => {
    const players = [...field('abc', { division: 'A' }), ...field('xyz', { division: 'B' })];
    const order = { by: 'random', numbers: [0, 0.99, 0.99, 0] } as const;
    expect(flights(players, { size: 3, byDivision: true, order })).toEqual(['bac', 'zyx']);
  });
});

describe('what could not be had is said', () => {
  test.each<[string, string, Partial<DrawRule>, object[]]>([
    [
      'more together than a flight holds',
      'abcd',
      { size: 2, together: [['a', 'b', 'c']] },
      [{ code: 'not-together', players: ['a', 'b', 'c'] }],
    ],
    ['apart where there is one flight', 'abc', { apart: [['a', 'b']] }, [{ code: 'not-apart', players: ['a', 'b'] }]],
    ['one player alone', 'a', {}, [{ code: 'alone', player: 'a' }]],
    ['too few numbers', 'abcd', { order: { by: 'random', numbers: [0.5] } }, [{ code: 'random-numbers', needed: 3, given: 1 }]],
  ])('%s', (_, letters, given, problems) => {
    expect(drawFlights(field(letters), rule(given)).problems).toEqual(problems);
  });
});

describe('where not all wishes can be had', () => {
  test.each<[string, string, Partial<DrawRule>, string[], object[]]>([
    [
      'the earlier one is',
      'abcd',
      {
        size: 2,
        together: [
          ['a', 'c'],
          ['c', 'd'],
        ],
      },
      ['ac', 'bd'],
      [{ code: 'not-together', players: ['c', 'd'] }],
    ],
    [
      'those together come before those apart',
      'abcd',
      { size: 2, apart: [['a', 'd']], together: [['a', 'd']] },
      ['ad', 'bc'],
      [{ code: 'not-apart', players: ['a', 'd'] }],
    ],
    [
      'as many of those apart are kept apart as there are flights',
      'abcdef',
      { size: 3, apart: [['a', 'b', 'c']] },
      ['acd', 'bef'],
      [{ code: 'not-apart', players: ['a', 'c'] }],
    ],
  ])('%s', (_, letters, given, expected, problems) => {
    const drawn = drawFlights(field(letters), rule(given));
    expect(drawn.flights.map((flight) => flight.join(''))).toEqual(expected);
    expect(drawn.problems).toEqual(problems);
  });
});

describe('starts', () => {
  const spelt = (count: number, given: StartRule) =>
    starts(count, given).map(
      ({ hole, minute, position }) => `${hole}${position ?? ''} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    );

  test('from one tee follow at an interval', () => {
    expect(spelt(3, { kind: 'one-tee', hole: 1, firstMinute: 390, everyMinutes: 8 })).toEqual(['1 6:30', '1 6:38', '1 6:46']);
  });

  test('from two tees go in turn, two at a time', () => {
    expect(spelt(3, { kind: 'two-tees', holes: [1, 10], firstMinute: 410, everyMinutes: 10 })).toEqual(['1 6:50', '10 6:50', '1 7:00']);
  });

  test('by shotgun are from every hole at once, then B on the longest holes first and on par 3s last', () => {
    const shotgun: StartRule = { kind: 'shotgun', minute: 420, par: PLAIN_COURSE.par };
    expect(spelt(21, shotgun).slice(16)).toEqual(['17A 7:00', '18A 7:00', '4B 7:00', '8B 7:00', '13B 7:00']);
    expect(spelt(36, shotgun).slice(-4)).toEqual(['3B 7:00', '7B 7:00', '12B 7:00', '16B 7:00']);
  });

  test('by shotgun end where every hole has two', () => {
    expect(starts(40, { kind: 'shotgun', minute: 420, par: PLAIN_COURSE.par })).toHaveLength(36);
  });
});
