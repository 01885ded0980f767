import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../lib/session.ts';
import { admissionOf, guardOf, loginFor } from './guard.ts';
import { askedFor, landingOf } from './login/landing.ts';

const hill = { id: 'hill', name: 'Hill' };
const lake = { id: 'lake', name: 'Lake' };
const person = (over: Partial<Session> = {}): Session => ({
  id: 'anh',
  accessToken: 'token',
  name: 'Trần Minh Anh',
  isSuperAdmin: false,
  site: { id: 'north', name: 'North', logo: null, clubs: [hill, lake] },
  right: 0,
  club: hill,
  latestTournamentId: null,
  latestTournamentName: null,
  owesSecondFactor: false,
  oneKeyShortcuts: true,
  ...over,
});
const reader = person();
const homeless = person({ site: null, club: null, right: 2 });
const admin = person({ isSuperAdmin: true, site: null, club: null });
const people = { nobody: null, homeless, reader, importer: person({ right: 1 }), manager: person({ right: 2 }), admin };
type Person = keyof typeof people;

const ANYONE = ['nobody', 'homeless', 'reader', 'importer', 'manager', 'admin'] as const;
const SIGNED_IN = ['homeless', 'reader', 'importer', 'manager', 'admin'] as const;
const OF_THE_SITE = ['reader', 'importer', 'manager', 'admin'] as const;

/** Every path of the specification, and who may open it: others are sent to the dashboard, and people without a login to the login page. */
const PATHS: readonly (readonly [path: string, open: readonly Person[]])[] = [
  ['/', SIGNED_IN],
  ['/users', ['admin']],
  ['/users/7', ['admin']],
  ['/users/add', ['admin']],
  ['/password', ANYONE],
  ['/verify-email', ANYONE],
  ['/tournaments', SIGNED_IN],
  ['/tournaments/add', ['manager', 'admin']],
  ['/tournaments/1', SIGNED_IN],
  ['/tournaments/1/edit', ['homeless', 'manager', 'admin']],
  ['/tournaments/1/import-players', ['homeless', 'importer', 'manager', 'admin']],
  ['/tournaments/1/leaderboard', SIGNED_IN],
  ['/tournaments/1/live', ANYONE],
  ['/tournaments/1/live/tv', ANYONE],
  ['/tournaments/1/divisions', SIGNED_IN],
  ['/tournaments/1/players', SIGNED_IN],
  ['/tournaments/1/regulations', SIGNED_IN],
  ['/tournaments/1/scores', SIGNED_IN],
  ['/tournaments/1/side-awards', SIGNED_IN],
  ['/tournaments/1/winners', SIGNED_IN],
  ['/sites', ['admin']],
  ['/sites/add', ['admin']],
  ['/sites/north', OF_THE_SITE],
  ['/sites/south', ['admin']],
  ['/sites/north/edit', ['admin']],
  ['/clubs', ['admin']],
  ['/clubs/add', ['admin']],
  ['/clubs/hill', OF_THE_SITE],
  ['/clubs/lake/edit', ['manager', 'admin']],
  ['/clubs/other', ['admin']],
  ['/clubs/other/edit', ['admin']],
  ['/contracts', ['admin']],
  ['/contracts/add', ['admin']],
  ['/contracts/9', ['admin']],
  ['/activities', SIGNED_IN],
  ['/activities/9', SIGNED_IN],
  ['/live', ANYONE],
  ['/settings/profile', SIGNED_IN],
  ['/help/tutorials', SIGNED_IN],
  ['/help/support', SIGNED_IN],
  ['/help/list-supports', ['admin']],
  ['/help/contact', SIGNED_IN],
  ['/config/tiebreaks', SIGNED_IN],
  ['/config/formats', SIGNED_IN],
  ['/config/countbacks', SIGNED_IN],
  ['/config/plays', SIGNED_IN],
];

describe('a path may be opened by', () => {
  test.each(PATHS.map(([path, open]) => ({ path, open })))('$path: $open', ({ path, open }) => {
    for (const [who, session] of Object.entries(people)) {
      const sentTo = session === null ? '/login' : '/';
      expect([who, guardOf(path, session)]).toEqual([who, open.includes(who as Person) ? 'stay' : sentTo]);
    }
  });

  test('only people without a login, if it is the login page', () => {
    expect(Object.entries(people).filter(([, session]) => guardOf('/login', session) === 'stay')).toEqual([['nobody', null]]);
    expect(guardOf('/login/', reader)).toBe('/');
  });

  test('whoever owes a second factor opens only the screen to set it up, and what is open to anyone', () => {
    const owing = person({ owesSecondFactor: true });
    expect(['/', '/tournaments', '/users', '/nowhere'].map((path) => guardOf(path, owing))).toEqual(Array(4).fill('/settings/profile'));
    expect(['/settings/profile', '/live', '/password'].map((path) => guardOf(path, owing))).toEqual(['stay', 'stay', 'stay']);
  });

  test.each([
    '/Tournaments/1/Import-Players',
    '/tournaments/1/import-players/',
    '/tournaments/1/import%2Dplayers',
    '/USERS',
    '/help/list-supports/',
  ])('the same people as the screen that the router opens for %s', (path) => {
    expect(guardOf(path, reader)).toBe('/');
  });
});

describe('a right that was changed since the browser heard of it', () => {
  test('opens the page at once when it was raised', async () => {
    const lookUp = vi.fn(async () => people.manager);
    expect(await admissionOf('/tournaments/add', reader, lookUp)).toBe('stay');
    expect(await admissionOf('/tournaments/add', reader, async () => reader)).toBe('/');
    expect(await admissionOf('/tournaments/add', reader, async () => null)).toBe('/login');
    expect(lookUp).toHaveBeenCalledOnce();
    expect(await admissionOf('/tournaments', person({ owesSecondFactor: true }), async () => reader)).toBe('stay');
  });

  test('is not asked for where nobody is refused, or nobody is signed in', async () => {
    const lookUp = vi.fn(async () => people.manager);
    expect(await admissionOf('/tournaments', reader, lookUp)).toBe('stay');
    expect(await admissionOf('/tournaments/add', null, lookUp)).toBe('/login');
    expect(lookUp).not.toHaveBeenCalled();
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

  test.each([
    '/tournaments/1/players?search=an',
    '/',
    '/tournaments/1/scores#flight-3',
    '/tournaments?search=Nguy%E1%BB%85n+An',
    '/tournaments?next=//elsewhere.example',
  ])('the page that was asked for is opened: %s', (next) => {
    expect(askedFor(next)).toBe(next);
  });

  const reached = (query: string) => askedFor(new URLSearchParams(query).get('next'));
  test.each([
    '',
    'next=',
    'next=tournaments',
    'next=//elsewhere.example',
    'next=%2f%2felsewhere.example',
    'next=/\\elsewhere.example',
    'next=\\\\elsewhere.example',
    'next=/%5Celsewhere.example',
    'next=/%09/elsewhere.example',
    'next=/%0a/elsewhere.example',
    'next=%09//elsewhere.example',
    'next=/%00/elsewhere.example',
    'next=/..//elsewhere.example',
    'next=/./%2f/elsewhere.example',
    'next=https://elsewhere.example',
    'next=https:elsewhere.example',
    'next=javascript:alert(1)',
    'next=/tournaments\\..\\..',
  ])('no page is opened that is not ours: ?%s', (query) => {
    expect(reached(query)).toBeNull();
  });
});
