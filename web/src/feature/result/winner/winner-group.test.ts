import type { Winner } from '@fairway/api';
import { expect, test } from 'vitest';
import { winnerGroups } from './winner-group.ts';

const card = { gross: 80, handicap: 10, net: 70, value: 70, playerId: 'an', name: 'An', out: null };
const award = (given: Partial<Winner>): Winner =>
  ({
    ...{ kind: 'division', measure: 'net', main: true, divisionId: null, divisionName: null, winner: card },
    ...{ open: [], backups: [], passedOver: [], decision: null, waitsFor: null },
    ...given,
  }) as Winner;

test('main awards of the field come first, then division by division, then the other awards, and side awards last', () => {
  const groups = winnerGroups([
    award({ kind: 'longest-drive', main: true, measure: 'distance' }),
    award({ kind: 'best-gross', measure: 'gross' }),
    award({ divisionId: 'b', divisionName: 'Bảng B' }),
    award({ kind: 'booby', main: false }),
    award({ divisionId: 'a', divisionName: 'Bảng A' }),
    award({ kind: 'best-net', divisionId: 'b', divisionName: 'Bảng B' }),
  ]);
  expect(groups.map(({ key, awards }) => [key, ...awards.map(({ kind }) => kind)])).toEqual([
    ['field', 'best-gross'],
    ['b', 'division', 'best-net'],
    ['a', 'division'],
    ['other', 'booby'],
    ['side', 'longest-drive'],
  ]);
});

test.each([
  ['a net is one of the figures of the card', {}, ['gross', 'handicap', 'net']],
  ['a net better than the net floor stands beside it', { winner: { ...card, value: 72 } }, ['value', 'gross', 'handicap', 'net']],
  ['a distance is the only figure of a measured shot', { kind: 'longest-drive', measure: 'distance' }, ['value']],
  ['holes of one score are the only figure, whatever the card is', { kind: 'king-of-birdie', main: false, measure: 'holes' }, ['value']],
  ['without a winner there is none', { winner: null }, []],
] as const)('%s', (_, given, figures) => {
  expect(winnerGroups([award(given as Partial<Winner>)])[0]?.figures).toEqual(figures);
});

test('a group is blank while nobody wins anything of it; a tie in it waits for a person', () => {
  const tied = { winner: null, open: [{ playerId: 'an', name: 'An', value: 70 }] };
  const isBlank = (...awards: Partial<Winner>[]) => winnerGroups(awards.map(award))[0]?.isBlank;
  expect([isBlank({ winner: null }, { winner: null }), isBlank({ winner: null }, tied), isBlank({})]).toEqual([true, false, false]);
});
