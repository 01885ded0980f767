import { ownName } from '../../lib/prefix.ts';

/** A phone that the desk has to let in: its token, and the number of the flight that was typed. */
export type Waiting = { readonly token: string; readonly flight: string };

const KEY = ownName('golf_marker_waiting');

/** Kept while the page is open, also when it is loaded again; null forgets it. A browser without storage asks for the digits again. */
export function keepWaiting(waiting: Waiting | null): void {
  try {
    if (waiting === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(waiting));
  } catch {}
}

export function keptWaiting(): Waiting | null {
  try {
    const waiting: Partial<Waiting> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { token, flight } = waiting ?? {};
    return typeof token === 'string' && typeof flight === 'string' ? { token, flight } : null;
  } catch {
    return null;
  }
}
