import type { User } from '@fairway/api';
import type { USER_STATES } from '@fairway/api/choice/account/user';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type UserSort = 'name' | 'username' | 'createdAt';
type UserFilter = {
  readonly search: string;
  readonly siteId: string | undefined;
  readonly state: (typeof USER_STATES)[number] | undefined;
  readonly sort: UserSort;
  readonly order: 'asc' | 'desc';
};

export const userList = (filter: UserFilter): Pages<User> => ({
  key: ['users', 'list', filter],
  read: (part, signal) => call('GET /api/users', { query: { ...filter, ...part }, signal }),
});

export const user = (userId: string) => routeQuery(['users', userId], 'GET /api/users/:userId', { params: { userId } });

/** Where a user is logged in. */
export const sessionsOf = (userId: string) =>
  routeQuery(['users', userId, 'sessions'], 'GET /api/users/:userId/sessions', { params: { userId } });

export type NewUser = Body<'POST /api/users'>;
export type UserChange = Body<'PATCH /api/users/:userId'>;

export const addUser = (body: NewUser) => call('POST /api/users', { body });
export const changeUser = (userId: string, body: UserChange) => call('PATCH /api/users/:userId', { params: { userId }, body });
export const disableUser = (userId: string) => call('POST /api/users/:userId/disable', { params: { userId } });
export const enableUser = (userId: string) => call('POST /api/users/:userId/enable', { params: { userId } });
export const renewPasswordLink = (userId: string) => call('POST /api/users/:userId/password-link', { params: { userId } });
export const showPasswordLink = (userId: string) => call('POST /api/users/:userId/password-link/shown', { params: { userId } });
export const takeFactorAway = (userId: string) => call('DELETE /api/users/:userId/second-factor', { params: { userId } });

/** Logs a user out on one device; undefined: everywhere. */
export const endSessionOf = (userId: string, sessionId?: string) =>
  sessionId === undefined
    ? call('DELETE /api/users/:userId/sessions', { params: { userId } })
    : call('DELETE /api/users/:userId/sessions/:sessionId', { params: { userId, sessionId } });
