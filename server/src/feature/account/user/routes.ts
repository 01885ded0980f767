import type { userRoutes } from '@fairway/api';
import { bearerToken } from '../../../access/gate.ts';
import { findSessions, sessionLimits } from '../../../access/session-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { findUsers, requireUser } from './store.ts';
import {
  addUser,
  changeUser,
  disableUser,
  enableUser,
  endSessionsOf,
  renewPasswordLink,
  showPasswordLink,
  takeFactorAway,
} from './user.ts';

export const userHandlers = (deps: Deps): Handlers<typeof userRoutes> => ({
  'GET /api/users': async ({ query }) => findUsers(deps.db, query),
  'POST /api/users': async ({ principal, body }) => addUser(deps, principal, body),
  'GET /api/users/:userId': async ({ params }) => requireUser(deps.db, params.userId),
  'PATCH /api/users/:userId': async ({ principal, scope: { user }, body }) => changeUser(deps, { principal, user }, body),
  'POST /api/users/:userId/disable': async ({ principal, scope: { user } }) => disableUser(deps, { principal, user }),
  'POST /api/users/:userId/enable': async ({ principal, scope: { user } }) => enableUser(deps, { principal, user }),
  'POST /api/users/:userId/password-link': async ({ principal, scope: { user } }) => renewPasswordLink(deps, { principal, user }),
  'POST /api/users/:userId/password-link/shown': async ({ principal, scope: { user } }) => showPasswordLink(deps, { principal, user }),
  'DELETE /api/users/:userId/second-factor': async ({ principal, scope: { user } }) => takeFactorAway(deps, { principal, user }),

  'GET /api/users/:userId/sessions': async ({ params, request }) => {
    const context = { token: bearerToken(request), limits: sessionLimits(deps.config), now: deps.clock() };
    return { items: await findSessions(deps.db, params.userId, context) };
  },
  'DELETE /api/users/:userId/sessions': async ({ principal, scope: { user } }) => {
    await endSessionsOf(deps, { principal, user });
    return undefined;
  },
  'DELETE /api/users/:userId/sessions/:sessionId': async ({ principal, scope: { user }, params }) => {
    if ((await endSessionsOf(deps, { principal, user }, params.sessionId)) === 0) throw new AppError('not-found');
    return undefined;
  },
});
