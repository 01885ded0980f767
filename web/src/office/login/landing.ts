import type { Session } from '../../lib/session.ts';

/** The page after logging in. */
export const landingOf = (session: Session): '/tournaments' | '/' => (session.club === null ? '/' : '/tournaments');

/** Stands for the address of this site, whichever that is. */
const HERE = 'https://fairway.invalid';

/**
 * The page to open after logging in: the one that was asked for, if it is one of ours. A browser leaves tabs and line breaks out of an
 * address, takes \ for / and resolves dots: what it would make of it counts.
 */
export function askedFor(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next)) return null;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
