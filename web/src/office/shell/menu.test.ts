import { describe, expect, it } from 'vitest';
import type { Session } from '../../lib/session.ts';
import type { Menu } from '../screen.ts';
import { offeredIn, offeredTo, partsOf } from './menu.ts';

const club = { id: 'c1', name: 'Phoenix' };
const manager: Session = {
  id: 'u1',
  accessToken: 'fw_x',
  name: 'Lan',
  isSuperAdmin: false,
  right: 2,
  site: { id: 's1', name: 'Sông Hồng', logo: null, clubs: [club] },
  club,
  latestTournamentId: null,
  latestTournamentName: null,
  owesSecondFactor: false,
  oneKeyShortcuts: true,
};
const admin: Session = { ...manager, isSuperAdmin: true, site: null, club: null };
const siteless: Session = { ...manager, site: null, club: null };
const labels = (menu: Menu, session: Session, params = {}) => offeredIn(menu, session, params).map(({ label }) => label);

describe('what a menu offers', () => {
  it('is for super administrators alone where the specification says so', () => {
    expect(labels('bar', admin)).toContain('clubs');
    expect(labels('bar', manager)).not.toContain('clubs');
  });
  it('has tournaments only where the site has clubs', () => {
    expect(labels('bar', manager)).toContain('tournaments');
    expect(labels('bar', siteless)).not.toContain('tournaments');
  });
  it('has the log between the site and the profile of whoever is signed in', () => {
    expect(labels('user', manager)).toEqual(['site', 'activities', 'profile']);
    expect(labels('user', siteless)).toEqual(['activities', 'profile']);
  });
  it('fills in what is known, and leaves out a screen of something unknown', () => {
    const parts = partsOf(manager, 't1');
    expect(parts.map(({ part, screens }) => [part, screens[0]?.to])).toEqual([
      ['prepare', '/tournaments/t1'],
      ['flight', '/tournaments/t1/flights'],
      ['score', '/tournaments/t1/scores'],
      ['result', '/tournaments/t1/leaderboard'],
      ['prize', '/tournaments/t1/winners'],
    ]);
  });
});

const pathsOf = (session: Session, open = {}) => offeredTo(session, open).map(({ to }) => to);
const reader: Session = { ...manager, right: 0 };

describe('the screens that the palette offers', () => {
  it('are those that the person may open', () => {
    expect(pathsOf(reader)).toContain('/help/support');
    expect(pathsOf(reader)).not.toContain('/help/list-supports');
    expect(pathsOf(reader)).not.toContain('/tournaments/add');
    expect(pathsOf(manager)).toContain('/tournaments/add');
    expect(pathsOf(admin)).toContain('/help/list-supports');
  });
  it('are of the open tournament too', () => {
    expect(pathsOf(reader).filter((path) => path.includes(':'))).toEqual([]);
    expect(pathsOf(reader, { tournamentId: 't1' })).toContain('/tournaments/t1/scores');
  });
  it('are without the login and the pages of mailed links', () => {
    for (const path of ['/login', '/password', '/verify-email']) expect(pathsOf(reader)).not.toContain(path);
  });
});
