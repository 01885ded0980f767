import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { authRoutes } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../access/gate.ts';
import { beginSession, endSession, findPersonByLogin, pruneSessions, sessionLimits } from '../../access/session-store.ts';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { type Action, recordActivity } from '../activity/store.ts';
import { countFailure, forgetFailures, secondsToWait } from './attempt-store.ts';
import { passwordMatches } from './password.ts';
import { signedInUser } from './store.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';

export const authHandlers = ({ db, config, clock }: Deps): Handlers<typeof authRoutes> => ({
  'GET /sanctum/csrf-cookie': async ({ reply }) => {
    const secure = config.publicUrl.startsWith('https:');
    return reply
      .setCookie(XSRF_COOKIE, randomBytes(24).toString('base64url'), { path: '/', sameSite: 'lax', secure, httpOnly: false })
      .code(204)
      .send();
  },

  'POST /api/auth/login': async ({ body, request }) => {
    checkXsrf(request);
    const { username, password } = body;
    const seconds = await secondsToWait(db, username, request.ip, clock());
    if (seconds > 0) throw new AppError('too-many-attempts', { params: { seconds }, retryAfterSeconds: seconds });
    const person = await findPersonByLogin(db, username);
    if (!(await passwordMatches(person?.passwordHash ?? null, password)) || !person) {
      await countFailure(db, username, request.ip, clock());
      await recordActivity(db, { principal: null, siteId: person?.siteId ?? null }, about('login-failed', person));
      throw new AppError('wrong-credentials', { errors: { username: [{ key: 'wrong-credentials' }] } });
    }
    await forgetFailures(db, username, request.ip, clock());
    await pruneSessions(db, sessionLimits(config), clock());
    const accessToken = await beginSession(db, person.id, clock());
    await recordActivity(db, { principal: person, siteId: person.siteId }, about('login', person));
    return { accessToken, ...(await signedInUser(db, person)) };
  },

  'GET /api/auth/logout': async ({ request, principal }) => {
    await endSession(db, bearerToken(request) ?? '');
    await recordActivity(db, { principal, siteId: principal.siteId }, about('logout', principal));
    return undefined;
  },

  'GET /api/auth/user': async ({ principal }) => signedInUser(db, principal),
});

const about = (kind: string, person: { id: string } | null): Action => ({ kind, subjectType: 'user', subjectId: person?.id ?? null });

/** The cookie and the header must be the same: a page of another origin can send the cookie but cannot read it to set the header. */
function checkXsrf(request: FastifyRequest): void {
  const cookie = Buffer.from(request.cookies[XSRF_COOKIE] ?? '');
  const header = Buffer.from(String(request.headers['x-xsrf-token'] ?? ''));
  if (cookie.length < 16 || cookie.length !== header.length || !timingSafeEqual(cookie, header)) throw new AppError('csrf-mismatch');
}
