import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { authRoutes } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../../access/gate.ts';
import { networkOf } from '../../../access/network.ts';
import { endSession, pruneSessions, sessionLimits } from '../../../access/session-store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { type Action, recordActivity } from '../../../write/action.ts';
import { linkHandlers } from './link/routes.ts';
import { createLogin } from './login.ts';
import type { Passwords } from './passwords.ts';
import { signedInUser } from './store.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';

export const authHandlers = (deps: Deps, passwords: Passwords): Handlers<typeof authRoutes> => {
  const { db, config, clock } = deps;
  const login = createLogin(deps, passwords);
  return {
    ...linkHandlers(deps, passwords),

    'GET /sanctum/csrf-cookie': async ({ reply }) => {
      const secure = config.publicUrl.startsWith('https:');
      return reply
        .setCookie(XSRF_COOKIE, randomBytes(24).toString('base64url'), {
          path: `${config.prefix}/`,
          sameSite: 'lax',
          secure,
          httpOnly: false,
        })
        .code(204)
        .send();
    },

    'POST /api/auth/login': async ({ body, request }) => {
      checkXsrf(request, config.corsOrigins);
      const origin = { device: request.headers['user-agent'] ?? null, address: request.ip };
      const result = await login({ ...body, address: networkOf(request.ip), origin });
      if ('wrong' in result) {
        const { wrong, tried } = result;
        if (wrong === 'code-needed') throw new AppError(wrong);
        await recordActivity(db, { principal: null, siteId: tried?.siteId ?? null }, about('login-failed', tried));
        throw new AppError(wrong);
      }
      const { person, accessToken } = result;
      await pruneSessions(db, sessionLimits(config), clock());
      await recordActivity(db, { principal: person, siteId: person.siteId }, about('login', person));
      return { accessToken, ...(await signedInUser(db, person)) };
    },

    'GET /api/auth/logout': async ({ request, principal }) => {
      await endSession(db, bearerToken(request) ?? '');
      await recordActivity(db, { principal, siteId: principal.siteId }, about('logout', principal));
      return undefined;
    },

    'GET /api/auth/user': async ({ principal }) => signedInUser(db, principal),
  };
};

const about = (kind: 'login' | 'login-failed' | 'logout', person: { id: string } | null): Action => ({
  kind,
  subjectType: 'user',
  subjectId: person?.id ?? null,
});

/**
 * The cookie and the header must be the same: a page of another origin can send the cookie but cannot read it to set the header. A page of
 * an allowed origin on another host cannot read it either; the `Origin` that its browser sends stands in its place.
 */
function checkXsrf(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.includes(request.headers.origin ?? '')) return;
  const cookie = Buffer.from(request.cookies[XSRF_COOKIE] ?? '');
  const header = Buffer.from(String(request.headers['x-xsrf-token'] ?? ''));
  if (cookie.length < 16 || cookie.length !== header.length || !timingSafeEqual(cookie, header)) throw new AppError('csrf-mismatch');
}
