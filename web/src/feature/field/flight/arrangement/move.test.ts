import type { Flight } from '@fairway/api';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeBetween } from './change.ts';
import { everybody, type Held, moved, shifted, type Target, withFields, withNewFlight, withoutFlight } from './move.ts';
import { arrangement, flight, linesOf } from './sample.ts';

const day = () => arrangement([flight('1', '06:30 1 abcd'), flight('2', '06:38 1 efg'), flight('3', '06:46 1 hijkl')], 'xy');
const person = (id: string): Held => ({ kind: 'player', id });
const at = (id: string): Target => ({ kind: 'player', id });
const to = (id: string | null): Target => ({ kind: 'flight', id });

test.each<[string, Held, Target, string[]]>([
  ['a player goes behind those of the flight', person('a'), to('2'), ['1 06:30 1 bcd', '2 06:38 1 efga', '3 06:46 1 hijkl', 'xy']],
  ['a player without a flight comes into one', person('x'), to('2'), ['1 06:30 1 abcd', '2 06:38 1 efgx', '3 06:46 1 hijkl', 'y']],
  ['a player leaves every flight', person('b'), to(null), ['1 06:30 1 acd', '2 06:38 1 efg', '3 06:46 1 hijkl', 'xyb']],
  ['two players exchange their places', person('a'), at('g'), ['1 06:30 1 gbcd', '2 06:38 1 efa', '3 06:46 1 hijkl', 'xy']],
  ['also within their flight', person('a'), at('c'), ['1 06:30 1 cbad', '2 06:38 1 efg', '3 06:46 1 hijkl', 'xy']],
  ['and with one who has no flight', person('y'), at('e'), ['1 06:30 1 abcd', '2 06:38 1 yfg', '3 06:46 1 hijkl', 'xe']],
  ['a flight of five takes nobody', person('a'), to('3'), linesOf(day())],
  [
    'two flights exchange when and where they start',
    { kind: 'flight', id: '1' },
    to('3'),
    ['3 06:30 1 hijkl', '2 06:38 1 efg', '1 06:46 1 abcd', 'xy'],
  ],
  ['a flight is not dropped on a player', { kind: 'flight', id: '1' }, at('e'), linesOf(day())],
  ['nor on those without one', { kind: 'flight', id: '1' }, to(null), linesOf(day())],
])('%s', (_, held, target, expected) => {
  expect(linesOf(moved(day(), held, target))).toEqual(expected);
});

describe('the flights of a round', () => {
  it('shift all their times, unless one would be on another day', () => {
    const of = arrangement([flight('1', '06:30 1 ab'), flight('2', '- - cd'), flight('3', '23:00 1 ef')]);
    expect(linesOf(shifted(of, -15) ?? of)).toEqual(['1 06:15 1 ab', '2 - - cd', '3 22:45 1 ef', '']);
    expect(shifted(of, 60)).toBeNull();
    expect(shifted(of, -391)).toBeNull();
  });

  it('get another one with the next number, at the next time of the last tee', () => {
    expect(linesOf(withNewFlight(day()))).toContain('4 06:54 1 ');
    expect(linesOf(withNewFlight(arrangement([flight('7', '06:30 10 ab')])))).toEqual(['7 06:30 10 ab', '8 06:38 10 ', '']);
    expect(linesOf(withNewFlight(arrangement([])))).toEqual(['1 - - ', '']);
  });

  it('lose one, whose players are then without a flight', () => {
    expect(linesOf(withoutFlight(day(), '2'))).toEqual(['1 06:30 1 abcd', '3 06:46 1 hijkl', 'xyefg']);
  });
});

const LETTERS = [...'abcdefghijklxy'];
const anyHeld: fc.Arbitrary<Held> = fc.oneof(
  fc.constantFrom(...LETTERS).map(person),
  fc.constantFrom('1', '2', '3', '4').map((id): Held => ({ kind: 'flight', id })),
);
const anyTarget: fc.Arbitrary<Target> = fc.oneof(fc.constantFrom(...LETTERS).map(at), fc.constantFrom('1', '2', '3', '4', null).map(to));

test('no move loses a player or has one twice, and none makes a flight too large', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyHeld, anyTarget), { maxLength: 20 }), (moves) => {
      const after = moves.reduce((of, [held, target]) => moved(of, held, target), day());
      const ids = everybody(after).map(({ playerId }) => playerId);
      expect(ids.toSorted()).toEqual(LETTERS.toSorted());
      expect(Math.max(...after.flights.map(({ players }) => players.length))).toBeLessThanOrEqual(5);
      const starts = after.flights.map(({ teeTime }) => teeTime);
      expect(starts).toEqual(day().flights.map(({ teeTime }) => teeTime));
    }),
  );
});

test('what is written after a move puts everybody of the flights that it names in one place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyHeld, anyTarget), { maxLength: 8 }), (moves) => {
      const after = moves.reduce((of, [held, target]) => moved(of, held, target), day());
      const { flights, removed } = changeBetween(day(), after);
      const ids = flights.flatMap(({ playerIds }) => playerIds);
      expect(new Set(ids).size).toBe(ids.length);
      expect(removed).toEqual([]);
      const named = new Set(flights.map(({ id }) => id));
      for (const one of day().flights.filter(({ id }) => !named.has(id)))
        for (const { playerId } of one.players) expect(ids).not.toContain(playerId);
    }),
  );
});

describe('the fields of one flight', () => {
  const seen = flight('1', '06:30 1 abcd');
  const meanwhile = (given: Partial<Flight>) =>
    arrangement([flight('1', '06:30 1 abcd', { version: 2, ...given }), flight('2', '06:38 1 efg')]);

  it('change over what others did meanwhile to its other fields and its players', () => {
    const after = withFields(meanwhile({ note: 'Đến muộn', players: [] }), seen, { cart: '7', teeTime: '06:46' });
    expect(after?.flights.map(({ id, cart, note, teeTime }) => [id, cart, note, teeTime])).toEqual([
      ['2', null, null, '06:38'],
      ['1', '7', 'Đến muộn', '06:46'],
    ]);
  });

  it('do not overwrite what others wrote into the same field meanwhile, nor a flight that is gone', () => {
    expect(withFields(meanwhile({ note: 'Đến muộn' }), seen, { cart: '7', note: 'VIP' })).toBeNull();
    expect(withFields(arrangement([flight('2', '06:38 1 efg')]), seen, { cart: '7' })).toBeNull();
  });
});
