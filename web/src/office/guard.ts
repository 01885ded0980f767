import { matchRoutes, type RouteObject } from 'react-router';
import { hasRight, type Session } from '../lib/session.ts';

/** Paths that need more than a token, matched as the router matches them: `add` before an id, in any case, with or without a last slash. */
type Guarded = RouteObject & { readonly allows: (session: Session, id: string) => boolean };

const admin = ({ role }: Session): boolean => role;
const ofOwnClub = ({ role, site }: Session, id: string): boolean => role || (site?.clubs.some((club) => club.id === id) ?? false);
const ofOwnSite = ({ role, site }: Session, id: string): boolean => role || site?.id === id;

/** Specification §2; rights and sites as the routes of the server have them. */
const GUARDED: readonly Guarded[] = [
  { path: '/tournaments/add', allows: (session) => hasRight(session, 2) && (session.role || session.site !== null) },
  { path: '/tournaments/:id/edit', allows: (session) => hasRight(session, 2) },
  { path: '/tournaments/:id/import-players', allows: (session) => hasRight(session, 1) },
  { path: '/clubs', allows: admin },
  { path: '/clubs/add', allows: admin },
  { path: '/clubs/:id/*', allows: ofOwnClub },
  { path: '/sites', allows: admin },
  { path: '/sites/add', allows: admin },
  { path: '/sites/:id', allows: ofOwnSite },
  { path: '/sites/:id/*', allows: admin },
  { path: '/contracts/*', allows: admin },
  { path: '/users/*', allows: admin },
  { path: '/help/list-supports', allows: admin },
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
