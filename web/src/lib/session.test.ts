import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseClub, clearSession, followOtherTabs, may, readSession, refreshSession, sessionOf, signIn } from './session.ts';

const hill = { id: 'hill', name: 'Hill' };
const lake = { id: 'lake', name: 'Lake' };
const manager = {
  id: 'u',
  username: 'anh',
  email: null,
  name: 'Trần Minh Anh',
  owesSecondFactor: false,
  oneKeyShortcuts: true,
  is_super_admin: false,
  site: { id: 'north', name: 'North', logo: null, clubs: [hill, lake] },
  right: 1,
  latest_tournament_id: 't1',
  latest_tournament_name: 'Outing',
};
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

describe('the session', () => {
  test('keeps the specified names and the user’s id, beside the token under golf_access_token', () => {
    signIn({ ...manager, accessToken: 'secret' });
    expect(storage.get('golf_access_token')).toBe('secret');
    expect(Object.keys(JSON.parse(storage.get('golf_session') ?? ''))).toEqual([
      'id',
      'accessToken',
      'name',
      'role',
      'site',
      'right',
      'club',
      'latestTournamentId',
      'latestTournamentName',
      'owesSecondFactor',
      'oneKeyShortcuts',
    ]);
  });

  test('begins with the first club, and keeps the one that was chosen while it is still among them', () => {
    expect(sessionOf(manager, 'token', null).club).toEqual(hill);
    expect(sessionOf(manager, 'token', lake).club).toEqual(lake);
    expect(sessionOf({ ...manager, site: { ...manager.site, clubs: [hill] } }, 'token', lake).club).toEqual(hill);
    expect(sessionOf({ ...manager, site: null }, 'token', lake).club).toBeNull();
  });

  test('lets a super administrator choose any club, or all of them', () => {
    const admin = { ...manager, is_super_admin: true, site: null };
    expect(sessionOf(admin, 'token', null).club).toBeNull();
    expect(sessionOf(admin, 'token', lake).club).toEqual(lake);
  });

  test('follows the server, and ends', () => {
    signIn({ ...manager, accessToken: 'secret' });
    chooseClub(lake);
    refreshSession({ ...manager, right: 2 });
    expect(readSession()).toMatchObject({ right: 2, club: lake, accessToken: 'secret' });
    clearSession();
    expect(readSession()).toBeNull();
    expect(storage.size).toBe(0);
  });

  test('is the same in every tab, and an unreadable one counts as none', () => {
    followOtherTabs();
    signIn({ ...manager, accessToken: 'secret' });
    const written = storage.get('golf_session') ?? '';
    for (const [text, name] of [
      ['{', undefined],
      [written, 'Trần Minh Anh'],
      ['{"name":"Trần Minh Anh"}', undefined],
    ] as const) {
      storage.set('golf_session', text);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'golf_session' }));
      expect(readSession()?.name).toBe(name);
    }
  });
});

test('lets a super administrator do everything, and others what their right allows', () => {
  const session = sessionOf(manager, 'token', null);
  expect([may(session, 'player.write'), may(session, 'division.write'), may(null, 'player.write')]).toEqual([true, false, false]);
  expect(may({ ...session, isSuperAdmin: true, right: 0 }, 'user.admin')).toBe(true);
});
