import { matchRoutes } from 'react-router';
import type { Session } from '../lib/session.ts';
import { meets } from './access.ts';
import { ADDRESSES } from './screen.ts';

/** Matched as the router matches them: `add` before an id, in any case, with or without a last slash. */
const ROUTES = ADDRESSES.map(({ path, needs }) => ({ path, handle: needs }));

/** Where a second factor is set up; until then no other screen behind the login is open to whoever owes one. */
export const SET_UP = '/settings/profile';

/** Whether a path may be opened (`stay`), or where its visitor is sent instead; the router redirects unknown paths. */
export function guardOf(path: string, session: Session | null): 'stay' | '/' | '/login' | typeof SET_UP {
  const [route] = matchRoutes(ROUTES, path) ?? [];
  const needs = route?.route.handle ?? ['signed in'];
  if (session?.owesSecondFactor && route?.route.path !== SET_UP && !needs.includes('anyone')) return SET_UP;
  if (meets(needs, session, route?.params)) return 'stay';
  return session === null ? '/login' : '/';
}

/** Whoever is refused is looked up once more: their right may have been raised, or a second factor set up, since this browser heard of it. */
export async function admissionOf(path: string, session: Session | null, lookUp: () => Promise<Session | null>) {
  const outcome = guardOf(path, session);
  return outcome === '/' || outcome === SET_UP ? guardOf(path, await lookUp()) : outcome;
}

/** The login page, remembering the page that was asked for. */
export const loginFor = (pathAndQuery: string): string =>
  pathAndQuery === '/' ? '/login' : `/login?${new URLSearchParams({ next: pathAndQuery })}`;
