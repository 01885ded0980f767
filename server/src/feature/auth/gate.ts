import { mayDo } from '@fairway/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { findUserByToken } from './session-store.ts';
import { type Ids, passWall } from './wall.ts';

type GateDeps = { db: Database; config: Config; clock: () => Date };

/** Before every route: who asks (401), may such a user call it at all (403), and are the named records his to see (404). */
export function setGate(app: FastifyInstance, { db, config, clock }: GateDeps): void {
  const limits = { idleHours: config.sessionIdleHours, absoluteDays: config.sessionAbsoluteDays };
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'anyone') return;
    const token = bearerToken(request);
    const user = token === null ? null : await findUserByToken(db, token, limits, clock());
    if (!user) throw new AppError('unauthenticated');
    if (access !== 'signed-in' && !mayDo(user, access)) throw new AppError('forbidden');
    request.user = user;
  });
  app.addHook('preHandler', async (request) => {
    if (request.user) request.scope = await passWall(db, request.user, namedIds(request));
  });
}

export function bearerToken(request: FastifyRequest): string | null {
  const found = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '');
  return found?.[1] ?? null;
}

/** A division named in the body is an assignment, not an address: its feature answers for it. */
function namedIds(request: FastifyRequest): Ids {
  const { clubId, tournamentId, playerId } = (request.body ?? {}) as Ids;
  return { clubId, tournamentId, playerId, ...(request.query as Ids), ...(request.params as Ids) };
}
