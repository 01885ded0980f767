import { describe, expect, test } from 'vitest';
import type { Session } from '../lib/session.ts';
import { askedFor, guardOf, landingOf, loginFor } from './guard.ts';

const hill = { id: 'hill', name: 'Hill' };
const lake = { id: 'lake', name: 'Lake' };
const person = (over: Partial<Session> = {}): Session => ({
  id: 'anh',
  accessToken: 'token',
  name: 'Trần Minh Anh',
  role: false,
  site: { id: 'north', name: 'North', logo: null, clubs: [hill, lake] },
  right: 0,
  club: hill,
  latestTournamentId: null,
  latestTournamentName: null,
  ...over,
});
const reader = person();
const importer = person({ right: 1 });
const admin = person({ role: true, site: null, club: null });
const homeless = person({ site: null, club: null });

describe('what a visitor may open', () => {
  test.each([
    ['/live', null, 'stay'],
    ['/tournaments/1/live', null, 'stay'],
    ['/tournaments/1/live/tv', reader, 'stay'],
    ['/login', null, 'stay'],
    ['/login', reader, '/'],
    ['/', null, '/login'],
    ['/tournaments', null, '/login'],
    ['/settings/profile', null, '/login'],
    ['/', homeless, 'stay'],
    ['/tournaments', reader, 'stay'],
    ['/tournaments/1/players', reader, 'stay'],
    ['/tournaments/1/import-players', reader, '/'],
    ['/tournaments/1/import-players', importer, 'stay'],
    ['/tournaments/1/import-players', admin, 'stay'],
    ['/clubs', importer, '/'],
    ['/clubs', admin, 'stay'],
    ['/clubs/add', importer, '/'],
    ['/clubs/add', admin, 'stay'],
    ['/clubs/hill', reader, 'stay'],
    ['/clubs/lake/edit', reader, 'stay'],
    ['/clubs/other', reader, '/'],
    ['/clubs/other/edit', reader, '/'],
    ['/clubs/other', admin, 'stay'],
    ['/clubs/hill', homeless, '/'],
    ['/users', importer, '/'],
    ['/users/7', importer, '/'],
    ['/users', admin, 'stay'],
    ['/help/list-supports', importer, '/'],
    ['/help/list-supports', admin, 'stay'],
    ['/help/support', reader, 'stay'],
    ['/sites', importer, '/'],
    ['/sites/add', importer, '/'],
    ['/sites/north', reader, 'stay'],
    ['/sites/north/edit', reader, '/'],
    ['/sites/south', reader, '/'],
    ['/sites/south', admin, 'stay'],
    ['/contracts', importer, '/'],
    ['/contracts/9', admin, 'stay'],
  ] as const)('%s', (path, session, outcome) => {
    expect(guardOf(path, session)).toBe(outcome);
  });
});

describe('after logging in', () => {
  test('a person with a club goes to the tournaments, others to the dashboard', () => {
    expect(landingOf(reader)).toBe('/tournaments');
    expect(landingOf(homeless)).toBe('/');
    expect(landingOf(admin)).toBe('/');
  });

  test('the login page remembers the page that was asked for, but not the dashboard', () => {
    expect(loginFor('/tournaments?state=open')).toBe('/login?next=%2Ftournaments%3Fstate%3Dopen');
    expect(loginFor('/')).toBe('/login');
  });

  test('the page that was asked for is opened, unless it is on another site', () => {
    expect(askedFor('/tournaments/1/players?search=an')).toBe('/tournaments/1/players?search=an');
    for (const next of [null, '', 'tournaments', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example']) {
      expect(askedFor(next)).toBeNull();
    }
  });
});
