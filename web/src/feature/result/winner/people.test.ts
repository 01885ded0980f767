import type { Winner } from '@fairway/api';
import { expect, test } from 'vitest';
import { givenTwice, overLimit, winningPlayers } from './people.ts';

const award = (name: string | null, value: number | null, kind = 'best-gross') =>
  ({ kind, prize: { value, gift: null }, winner: name && { playerId: name, name } }) as Winner;

const AWARDS = [
  award('An', 20_000_000),
  award(null, 9_000_000),
  award('Bình', 900_000_000, 'hole-in-one'),
  award('An', 4_000_000, 'nearest-to-the-pin'),
];

test('a player is listed once with everything that they win, and its worth together', () => {
  expect(winningPlayers(AWARDS).map(({ name, awards, worth }) => [name, awards.length, worth])).toEqual([
    ['An', 2, 24_000_000],
    ['Bình', 1, 900_000_000],
  ]);
});

test('who passes the amateur limit is named; a hole in one does not count', () => {
  expect(overLimit(AWARDS).map(({ name }) => name)).toEqual(['An']);
});

test('a prize that the same players win twice by the same list is named; men and women, net and gross are none', () => {
  const place = (given: Partial<Winner>) =>
    ({ awardId: '1', kind: 'division', divisionId: 'A', place: 1, basis: 'net', gender: null, ...given }) as Winner;
  const plan = [
    place({}),
    place({ awardId: '2', gender: 'f' }),
    place({ awardId: '3', basis: 'gross' }),
    place({ awardId: '4', divisionId: 'B' }),
    place({ awardId: '5', place: 2 }),
  ];
  expect(givenTwice(plan).map(({ awardId }) => awardId)).toEqual(['2']);
});
