import type { Access } from '@fairway/api';
import { AUTHORIZATION_SENT } from '@fairway/api/rule/header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../error/app-error.ts';
import { findHolderByKey, isApiKey } from './api-key-store.ts';
import { findCaptainByToken, isCaptainToken } from './captain-store.ts';
import { createLimit } from './limit.ts';
import { findMarkerByToken, isMarkerToken } from './marker-store.ts';
import { networkOf } from './network.ts';
import { type AnyCaller, type Marker, mayCall } from './principal.ts';
import { MOST_REQUESTS } from './rate-limit.ts';
import { type Ids, resolveScope } from './scope.ts';
import { findPersonByToken, sessionLimits } from './session-store.ts';
import { findApplicantByToken, isSignupToken } from './signup-store.ts';

type GateDeps = { db: Database; config: Config; clock: () => Date };

/** Finds out who asks (401), and whether they may call the route at all (403). */
export type Admit = (request: FastifyRequest) => Promise<void>;

/**
 * Before every route: who asks (401), may they call it at all (403), and may they see the records that they name (404). A route with a
 * shortcut admits by itself when its shortcut has not answered; only people admitted within the last minute get a shortcut.
 */
export function setGate(app: FastifyInstance, { db, config, clock }: GateDeps): Admit {
  const limits = sessionLimits(config);
  const tokens = createTokens();
  const strangers = createLimit(MOST_REQUESTS);
  const callerOf = async (token: string): Promise<AnyCaller | null> => {
    if (isApiKey(token)) return findHolderByKey(db, token, clock());
    if (isCaptainToken(token)) return findCaptainByToken(db, token);
    if (isSignupToken(token)) return findApplicantByToken(db, token);
    return isMarkerToken(token) ? findMarkerByToken(db, token, clock()) : findPersonByToken(db, token, limits, clock());
  };
  /** A token that was not right lately may be made up: each counts for its address before it is looked for, until it is found. */
  const findCaller = async (token: string, ip: string): Promise<AnyCaller | null> => {
    const address = networkOf(ip);
    const isKnown = tokens.isKnown(token);
    if (!isKnown) strangers.take(address);
    let caller: AnyCaller | null | undefined;
    try {
      caller = await callerOf(token);
    } finally {
      if (!isKnown && caller !== null) strangers.giveBack(address);
    }
    if (caller === null) tokens.forget(token);
    return caller;
  };
  const admit: Admit = async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'anyone') return;
    const token = bearerToken(request);
    const caller = token === null ? null : await findCaller(token, request.ip);
    if (token === null && wasDropped(request)) throw new AppError('authorization-dropped');
    if (token === null || !caller) throw new AppError('unauthenticated');
    if (access !== 'own-account' && caller.kind === 'person' && caller.owesSecondFactor) throw new AppError('second-factor-owed');
    if (!mayCall(caller, access, request.method)) throw new AppError(caller.kind === 'link' ? 'beyond-flight' : 'forbidden');
    if (caller.kind === 'link') requireLetIn(caller, access);
    if (caller.kind === 'captain' && caller.ended) throw new AppError('captain-link-ended');
    request.principal = caller;
    tokens.add(token);
  };
  app.addHook('onRequest', async (request, reply) => {
    // names and phone numbers stay in no cache, on no shared computer; a route whose answer may be kept says so itself
    if (request.routeOptions.config.access !== undefined) reply.header('cache-control', 'no-store');
    if (!request.routeOptions.config.hasShortcut || !tokens.cameLately(bearerToken(request))) await admit(request);
  });
  // a token that is given out this moment is no made-up one, whoever else sends such from its address
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    const token = givenIn(payload);
    if (token !== null) tokens.add(token);
    return payload;
  });
  app.addHook('preHandler', async (request) => {
    if (request.principal) request.scope = await resolveScope(db, request.principal, idsOf(request));
  });
  return admit;
}

/** What a phone sends is taken even after its end, but not before it was let in. */
function requireLetIn({ ended, waits }: Marker, access: Access): void {
  if (ended && (waits || access === 'marker')) throw new AppError(ended);
  if (waits) throw new AppError('phone-waits');
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Our own pages say beside it that they have sent it; a proxy in between may put its own login in its place. */
const wasDropped = ({ headers }: FastifyRequest): boolean =>
  headers[AUTHORIZATION_SENT] !== undefined && !/^Bearer /.test(headers.authorization ?? '');

/** The token of whoever logs in, or of a phone that comes in. */
function givenIn(payload: unknown): string | null {
  const { accessToken, token } = (payload ?? {}) as { accessToken?: unknown; token?: unknown };
  const sentToken = accessToken ?? token;
  return typeof sentToken === 'string' ? sentToken : null;
}

/** The ids of a request that name records, wherever they stand. */
function idsOf(request: FastifyRequest): Ids {
  const ids: Ids = {};
  for (const { part, name } of request.routeOptions.config.namedIds ?? []) {
    const value = (request[part] as Ids | null | undefined)?.[name];
    if (value) ids[name] = value; // null names no record
  }
  return ids;
}

const LATELY_MS = 60_000;
const MOST_TOKENS = 10_000;

/**
 * The tokens that were right when they were last shown. Only one that was admitted within the last minute makes the server read a body, or
 * wait in a queue, before the gate.
 */
function createTokens(now = Date.now) {
  const admittedAt = new Map<string, number>();
  return {
    add: (token: string): void => {
      admittedAt.delete(token);
      const oldest = admittedAt.size >= MOST_TOKENS ? admittedAt.keys().next().value : undefined;
      if (oldest !== undefined) admittedAt.delete(oldest);
      admittedAt.set(token, now());
    },
    forget: (token: string): void => void admittedAt.delete(token),
    isKnown: (token: string): boolean => admittedAt.has(token),
    cameLately: (token: string | null): boolean => token !== null && now() - (admittedAt.get(token) ?? 0) < LATELY_MS,
  };
}
