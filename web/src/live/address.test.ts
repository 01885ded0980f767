import { describe, expect, test } from 'vitest';
import { boardOf, changedQuery, isClubTelevision, isTelevision, startListOf } from './address.ts';

describe('an address', () => {
  test.each([
    ['/tournaments/4f0b/live', '4f0b'],
    ['/tournaments/4f0b/live/', '4f0b'],
    ['/live', null],
    ['/live/', null],
    ['/tournaments/4f0b/live/more', null],
    ['/tournaments/4f0b/live/start-list', null],
  ])('%s is of the board of %s', (path, tournamentId) => {
    expect(boardOf(path)).toBe(tournamentId);
  });

  test.each([
    ['/tournaments/4f0b/live/start-list', '4f0b'],
    ['/tournaments/4f0b/live', null],
    ['/live', null],
  ])('%s is of the start list of %s', (path, tournamentId) => {
    expect(startListOf(path)).toBe(tournamentId);
  });

  test('is of a club’s television', () => {
    expect(['/live/tv', '/live/tv/', '/live', '/live/tvs'].map(isClubTelevision)).toEqual([true, true, false, false]);
  });

  test('keeps the names that a change does not mention, and drops those that it empties', () => {
    expect(changedQuery('?basis=net&q=an', { division: 'd1', q: '' })).toBe('?basis=net&division=d1');
    expect(changedQuery('?tv=1', { tv: null })).toBe('');
  });
});

test.each([
  ['?tv', true],
  ['?tv=1', true],
  ['?q=tv', false],
  ['', false],
])('the query “%s” asks for the television: %s', (query, asks) => {
  expect(isTelevision(new URLSearchParams(query))).toBe(asks);
});
