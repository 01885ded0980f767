import type { PublicBoardLine } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { inOrder, progressOf, rankedLines, rankingOf, searched } from './ranking.ts';

const lineOf = (name: string, change: Partial<PublicBoardLine>): PublicBoardLine => ({
  playerId: name,
  name,
  divisionId: 'a',
  flight: null,
  status: 'ok',
  complete: false,
  holesPlayed: 0,
  thru: 0,
  startingHole: 1,
  women: false,
  grossToPar: null,
  gross: null,
  handicap: null,
  net: null,
  netToPar: null,
  points: null,
  places: {},
  divisionPlaces: {},
  rounds: [],
  totals: [],
  disputed: [],
  ...change,
});
const placed = (position: number, tied = false) => ({ net: { position, tied }, gross: null });

const field = [
  lineOf('Nguyễn An', { places: placed(2), divisionPlaces: placed(1), divisionId: 'b', holesPlayed: 18, thru: 18, complete: true }),
  lineOf('Trần Bình', { status: 'DNS' }),
  lineOf('Lê Chi', { places: placed(1), divisionPlaces: placed(1), holesPlayed: 18, thru: 18, complete: true }),
  lineOf('Đỗ Dũng', { holesPlayed: 7, thru: 7 }),
  lineOf('Phạm Em', { status: 'WD', holesPlayed: 3, thru: 3 }),
  lineOf('Bùi Giang', { status: 'NR' }),
  lineOf('Vũ Hải', {}),
];
const names = (lines: PublicBoardLine[]) => lines.map(({ name }) => name);

describe('a list', () => {
  const ranked = rankedLines(field, { basis: 'net', divisionId: null });

  test('has players with a place in order, then those without one yet in the order of the server', () => {
    expect(names(ranked.placed)).toEqual(['Lê Chi', 'Nguyễn An']);
    expect(names(ranked.waiting)).toEqual(['Đỗ Dũng', 'Vũ Hải']);
  });

  test('sorts players who share a place by given name, those who have finished first', () => {
    const shared = (name: string, complete: boolean) => lineOf(name, { places: placed(1, true), complete });
    const lines = [shared('Đỗ Ánh', false), shared('Trần Bình', true), shared('Vũ An', true), shared('Lê An', false)];
    expect(names(rankedLines(lines, { basis: 'net', divisionId: null }).placed)).toEqual(['Vũ An', 'Trần Bình', 'Lê An', 'Đỗ Ánh']);
  });

  test('ends with no return, withdrawn, disqualified, did not start', () => {
    expect(names(ranked.out)).toEqual(['Bùi Giang', 'Phạm Em', 'Trần Bình']);
    expect(inOrder(ranked)).toHaveLength(field.length);
  });

  test('of a division ranks within it', () => {
    expect(names(rankedLines(field, { basis: 'net', divisionId: 'b' }).placed)).toEqual(['Nguyễn An']);
    expect(names(inOrder(rankedLines(field, { basis: 'net', divisionId: 'b' })))).toEqual(['Nguyễn An']);
  });

  test('on a basis without any rank yet has every player waiting', () => {
    expect(rankedLines(field, { basis: 'gross', divisionId: null }).placed).toEqual([]);
  });

  test('can be searched without accents, and keeps its places', () => {
    expect(names(inOrder(searched(ranked, 'do dung')))).toEqual(['Đỗ Dũng']);
    expect(names(inOrder(searched(ranked, '')))).toHaveLength(field.length);
  });
});

test('uses the tournament’s own basis over the field if the address asks for a list that the board does not have', () => {
  const board = { bases: ['net' as const, 'gross' as const], divisions: [{ id: 'a', name: 'A' }] };
  expect(rankingOf(board, 'gross', 'a')).toEqual({ basis: 'gross', divisionId: 'a' });
  expect(rankingOf(board, 'points', 'x')).toEqual({ basis: 'net', divisionId: null });
  expect(rankingOf(board, null, null)).toEqual({ basis: 'net', divisionId: null });
});

const roundOf = (finished: boolean) => ({ par: Array(18).fill(4), finished });

test('leaves players who do not play out of the progress of the field', () => {
  expect(progressOf({ rounds: [roundOf(false)], lines: field })).toEqual({ round: 1, players: 4, complete: 2, waiting: 1, playing: 1 });
});

test('has nobody on the course between two rounds, and does not count players who missed the cut', () => {
  const lines = [
    lineOf('Nguyễn An', { holesPlayed: 18 }),
    lineOf('Trần Bình', { holesPlayed: 18 }),
    lineOf('Lê Chi', { holesPlayed: 18, status: 'cut' }),
    lineOf('Đỗ Dũng', { holesPlayed: 18, status: 'cut' }),
    lineOf('Phạm Em', { holesPlayed: 3, status: 'WD' }),
  ];
  const between = { rounds: [roundOf(true), roundOf(false)], lines };
  expect(progressOf(between)).toEqual({ round: 2, players: 2, complete: 0, waiting: 2, playing: 0 });
});

test('counts the last round once every round is finished', () => {
  const lines = [lineOf('Nguyễn An', { holesPlayed: 36, thru: 18 }), lineOf('Lê Chi', { holesPlayed: 18, status: 'cut' })];
  expect(progressOf({ rounds: [roundOf(true), roundOf(true)], lines })).toMatchObject({ round: 2, players: 1, complete: 1 });
});
