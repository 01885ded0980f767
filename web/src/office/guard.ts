import type { Permission } from '@fairway/api/permission';
import { matchRoutes, type RouteObject } from 'react-router';
import { may, type Session } from '../lib/session.ts';

/** Paths that need more than a token, matched as the router matches them: `add` before an id, in any case, with or without a last slash. */
type Guarded = RouteObject & { readonly allows: (session: Session, id: string) => boolean };

const administers =
  (permission: Permission) =>
  (session: Session): boolean =>
    may(session, permission);
const ofOwnClub = ({ isSuperAdmin, site }: Session, id: string): boolean =>
  isSuperAdmin || (site?.clubs.some((club) => club.id === id) ?? false);
const ofOwnSite = ({ isSuperAdmin, site }: Session, id: string): boolean => isSuperAdmin || site?.id === id;

/** Specification §2; rights and sites as the routes of the server have them. */
const GUARDED: readonly Guarded[] = [
  { path: '/tournaments/add', allows: (session) => may(session, 'tournament.write') && (session.isSuperAdmin || session.site !== null) },
  { path: '/tournaments/:id/edit', allows: (session) => may(session, 'tournament.write') },
  { path: '/tournaments/:id/import-players', allows: (session) => may(session, 'player.import') },
  { path: '/clubs', allows: administers('club.admin') },
  { path: '/clubs/add', allows: administers('club.admin') },
  { path: '/clubs/:id/*', allows: ofOwnClub },
  { path: '/sites', allows: administers('site.admin') },
  { path: '/sites/add', allows: administers('site.admin') },
  { path: '/sites/:id', allows: ofOwnSite },
  { path: '/sites/:id/*', allows: administers('site.admin') },
  { path: '/contracts/*', allows: administers('contract.admin') },
  { path: '/users/*', allows: administers('user.admin') },
  { path: '/help/list-supports', allows: administers('support.admin') },
];

/** Where a person lands after logging in. */
export const landingOf = (session: Session): '/tournaments' | '/' => (session.club === null ? '/' : '/tournaments');

/** Whether a path may be opened (`stay`), or where its visitor is sent instead. */
export function guardOf(path: string, session: Session | null): 'stay' | '/' | '/login' {
  if (path.includes('/live')) return 'stay';
  if (/^\/login\/?$/i.test(path)) return session === null ? 'stay' : '/';
  if (session === null) return '/login';
  const [found] = matchRoutes([...GUARDED], path) ?? [];
  return found === undefined || found.route.allows(session, found.params.id ?? '') ? 'stay' : '/';
}

/** The login page, remembering the page that was asked for. */
export const loginFor = (pathAndQuery: string): string =>
  pathAndQuery === '/' ? '/login' : `/login?${new URLSearchParams({ next: pathAndQuery })}`;

/** The page to open after logging in: the one that was asked for, if it is one of ours. */
export function askedFor(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}
