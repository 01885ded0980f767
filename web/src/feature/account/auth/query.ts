import type { SignedInUser } from '@fairway/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { readSession, refreshSession, type Session, signIn } from '../../../lib/session.ts';

/** The signed-in person, as the server has them now; the session follows. */
export const signedInUser = () =>
  queryOptions({
    queryKey: ['auth', 'user'],
    queryFn: ({ signal }) => readPerson(signal),
    staleTime: 5 * 60_000,
  });

async function readPerson(signal: AbortSignal): Promise<SignedInUser> {
  const person = await call('GET /api/auth/user', { signal });
  refreshSession(person);
  return person;
}

/** The session as the server has it now, or as this browser knows it while the server does not answer. */
export const currentSession = (signal: AbortSignal): Promise<Session | null> => readPerson(signal).then(readSession, readSession);

const xsrfToken = (): string => decodeURIComponent(document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/)?.[1] ?? '');

/** Signs in. The second call sends back the cookie of the first, as proof that this page asked. */
export async function logIn(credentials: { username: string; password: string; code?: string }): Promise<Session> {
  await call('GET /sanctum/csrf-cookie');
  return signIn(await call('POST /api/auth/login', { body: credentials, headers: { 'X-XSRF-TOKEN': xsrfToken() } }));
}

export const logOut = (): Promise<unknown> => call('GET /api/auth/logout');
