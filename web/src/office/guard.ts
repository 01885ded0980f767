import type { Session } from '../lib/session.ts';

const SUPER_ADMIN_ONLY = [
  /^\/clubs$/,
  /^\/clubs\/add$/,
  /^\/users(\/|$)/,
  /^\/help\/list-supports$/,
  /^\/contracts(\/|$)/,
  /^\/sites$/,
  /^\/sites\/add$/,
  /^\/sites\/[^/]+\/edit$/,
];

/** Where a person lands after logging in. */
export const landingOf = (session: Session): '/tournaments' | '/' => (session.club === null ? '/' : '/tournaments');

/** Whether a path may be opened (`stay`), or where its visitor is sent instead. Specification §2. */
export function guardOf(path: string, session: Session | null): 'stay' | '/' | '/login' {
  if (path.includes('/live')) return 'stay';
  if (path === '/login') return session === null ? 'stay' : '/';
  if (session === null) return '/login';
  return isAllowed(path, session) ? 'stay' : '/';
}

function isAllowed(path: string, session: Session): boolean {
  if (session.role) return true;
  if (SUPER_ADMIN_ONLY.some((pattern) => pattern.test(path))) return false;
  const [, room, id, screen] = path.split('/');
  if (room === 'clubs') return (session.site?.clubs ?? []).some((club) => club.id === id);
  if (room === 'sites') return session.site?.id === id;
  if (room === 'tournaments' && screen === 'import-players') return session.right >= 1;
  return true;
}

/** The login page, remembering the page that was asked for. */
export const loginFor = (pathAndQuery: string): string =>
  pathAndQuery === '/' ? '/login' : `/login?${new URLSearchParams({ next: pathAndQuery })}`;

/** The page to open after logging in: the one that was asked for, if it is one of ours. */
export function askedFor(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}
