import type { profileRoutes } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../../access/gate.ts';
import { networkOf } from '../../../access/network.ts';
import type { Person } from '../../../access/principal.ts';
import { endSessions, findSessions, sessionLimits } from '../../../access/session-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { write } from '../../../write/write.ts';
import type { Passwords } from '../auth/passwords.ts';
import { changePassword, changeProfile, ofSelf, type Self, subjectType, verifyAgain } from './profile.ts';
import { beginFactor, confirmFactor, renewRecoveryCodes, switchFactorOff } from './second-factor.ts';
import { requireProfile } from './store.ts';

type ProfileRequest = { principal: Person; request: FastifyRequest };

export const profileHandlers = (deps: Deps, passwords: Passwords): Handlers<typeof profileRoutes> => {
  const self = ({ principal: person, request }: ProfileRequest): Self => ({ deps, passwords, person, address: networkOf(request.ip) });
  return {
    'GET /api/profile': async ({ principal }) => requireProfile(deps.db, principal.id, deps.mail.isOn),
    'PATCH /api/profile': async (input) => changeProfile(self(input), input.body),
    'POST /api/profile/verification': async (input) => verifyAgain(self(input)),
    'POST /api/profile/password': async (input) => changePassword(self(input), input.body, bearerToken(input.request)),

    'GET /api/profile/sessions': async ({ principal, request }) => {
      const context = { token: bearerToken(request), limits: sessionLimits(deps.config), now: deps.clock() };
      return { items: await findSessions(deps.db, principal.id, context) };
    },
    'DELETE /api/profile/sessions': async (input) => {
      await endOwn(self(input), { but: bearerToken(input.request) });
      return undefined;
    },
    'DELETE /api/profile/sessions/:sessionId': async (input) => {
      if ((await endOwn(self(input), { id: input.params.sessionId })) === 0) throw new AppError('not-found');
      return undefined;
    },

    'POST /api/profile/second-factor': async (input) => beginFactor(self(input), input.body.currentPassword),
    'POST /api/profile/second-factor/confirm': async (input) =>
      confirmFactor(self(input), input.body.code, (tx) => endSessions(tx, input.principal.id, { but: bearerToken(input.request) })),
    'POST /api/profile/second-factor/recovery-codes': async (input) => renewRecoveryCodes(self(input), input.body.currentPassword),
    'POST /api/profile/second-factor/off': async (input) => switchFactorOff(self(input), input.body),
  };
};

async function endOwn(self: Self, which: { id?: string; but?: string | null }): Promise<number> {
  let sessions = 0;
  return write(self.deps, ofSelf(self), {
    change: async (tx) => {
      sessions = await endSessions(tx, self.person.id, which);
      return sessions > 0 ? { kind: 'sessions-ended', subjectType, subjectId: self.person.id, after: { sessions } } : null;
    },
    answer: async () => sessions,
  });
}
