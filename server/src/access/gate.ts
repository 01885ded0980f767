import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { AppError } from '../errors.ts';
import { may } from './principal.ts';
import { type Ids, resolveScope } from './scope.ts';
import { findPersonByToken } from './session-store.ts';

type GateDeps = { db: Database; config: Config; clock: () => Date };

/** Before every route: who asks (401), may they call it at all (403), and may they see the records that they name (404). */
export function setGate(app: FastifyInstance, { db, config, clock }: GateDeps): void {
  const limits = { idleHours: config.sessionIdleHours, absoluteDays: config.sessionAbsoluteDays };
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    // names and phone numbers stay in no cache, on no shared computer; a route whose answer may be kept says so itself
    reply.header('cache-control', 'no-store');
    if (access === 'anyone') return;
    const token = bearerToken(request);
    const principal = token === null ? null : await findPersonByToken(db, token, limits, clock());
    if (!principal) throw new AppError('unauthenticated');
    if (access !== 'signed-in' && !may(principal, access)) throw new AppError('forbidden');
    request.principal = principal;
  });
  app.addHook('preHandler', async (request) => {
    if (request.principal) request.scope = await resolveScope(db, request.principal, idsOf(request));
  });
}

export function bearerToken(request: FastifyRequest): string | null {
  const found = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '');
  return found?.[1] ?? null;
}

/** The ids of a request that name records, wherever they stand. */
function idsOf(request: FastifyRequest): Ids {
  const ids: Ids = {};
  for (const { part, name } of request.routeOptions.config.namedIds ?? []) {
    const value = (request[part] as Ids | null | undefined)?.[name];
    if (value !== undefined) ids[name] = value;
  }
  return ids;
}
