import { describe, expect, test } from 'vitest';
import { changedQuery, isTelevision, pageOf } from './address.ts';

describe('an address', () => {
  test.each([
    ['/tournaments/4f0b/live', '4f0b', ''],
    ['/tournaments/4f0b/live/', '4f0b', ''],
    ['/tournaments/4f0b/live/start-list', '4f0b', 'start-list'],
    ['/live', null, ''],
    ['/live/', null, ''],
    ['/live/tv/', null, 'tv'],
    ['/live/tvs', null, 'tvs'],
  ])('%s is of the tournament %s, page “%s”', (path, ...wanted) => {
    expect(pageOf(path)).toEqual(wanted);
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
