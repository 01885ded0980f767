import type { Winner } from '@fairway/api';
import { expect, test } from 'vitest';
import { overLimit, winningPlayers } from './people.ts';

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
