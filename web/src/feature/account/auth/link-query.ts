import { queryOptions } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';

/** Whether a forgotten password can be set anew by mail. */
export const loginWays = () =>
  queryOptions({ queryKey: ['auth', 'ways'], queryFn: ({ signal }) => call('GET /api/auth/ways', { signal }), staleTime: Infinity });

/** Whose password a link is for. */
export const passwordLink = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'link', token],
    queryFn: ({ signal }) => call('POST /api/auth/link', { body: { token }, signal }),
    meta: { shows: 'every' },
    staleTime: Infinity,
  });

export const askForLink = (username: string) => call('POST /api/auth/forgotten-password', { body: { username } });
export const setPassword = (body: Body<'POST /api/auth/password'>) => call('POST /api/auth/password', { body });
export const verifyEmail = (token: string) => call('POST /api/auth/email', { body: { token } });
