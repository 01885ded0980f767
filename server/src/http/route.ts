import { Readable } from 'node:stream';
import {
  type Access,
  isOpenToKeys,
  type KeyPermission,
  type Language,
  type MarkerAccess,
  type Route,
  type RouteKey,
  type Routes,
  routes,
} from '@fairway/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import { type Admit, bearerToken } from '../access/gate.ts';
import { type NamedId, namedIds } from '../access/id.ts';
import {
  type AnyCaller,
  type Applicant,
  type Caller,
  type Captain,
  isMarkerAccess,
  type Marker,
  type Person,
} from '../access/principal.ts';
import type { Brings, IdName, Scope } from '../access/scope.ts';
import type { Backups } from '../backup/backups.ts';
import type { Config } from '../config.ts';
import { AppError } from '../error/app-error.ts';
import type { Mail } from '../mail/mail.ts';
import type { Encryption } from '../secret/encryption.ts';
import type { OwnTls } from '../tls/own-tls.ts';
import type { Live } from '../work/live.ts';
import type { Writer } from '../write/write.ts';
import type { Metrics } from './metrics.ts';
import { readPart } from './read-part.ts';

/** What every feature's handlers need. */
export type Deps = Writer & {
  config: Config;
  live: Live;
  mail: Mail;
  metrics: Metrics;
  /** Of what the database keeps and the server must read again. */
  encryption: Encryption;
  /** When the certificate of the public address ends; null: it is not known. */
  certificateEndsAt: () => Date | null;
  /** Logs an error that belongs to no request. */
  report: (error: unknown) => void;
};

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;
type Of<K extends keyof Routes, Part extends keyof Route> = Part extends keyof Routes[K] ? Routes[K][Part] : undefined;

type RequiredId<Part> = { [Name in keyof Part & IdName]: Extract<Part[Name], null | undefined> extends never ? Name : never }[keyof Part &
  IdName];
/** The records that exist because of a route's own ids; others may exist too. */
type ScopeOf<K extends keyof Routes> = Scope &
  Required<Pick<Scope, Brings[RequiredId<Read<Of<K, 'params'>>> | RequiredId<Read<Of<K, 'query'>>> | RequiredId<Read<Of<K, 'body'>>>]>>;

type CallerOf<Of> = Of extends 'anyone'
  ? null
  : Of extends MarkerAccess
    ? Marker
    : Of extends 'captain'
      ? Captain
      : Of extends 'signup'
        ? Applicant
        : Of extends KeyPermission
          ? Caller
          : Person;

/** What a handler gets: the parts of the request as the api reads them, who asks, and the records that its ids name. */
export type Input<K extends keyof Routes> = {
  params: Read<Of<K, 'params'>>;
  query: Read<Of<K, 'query'>>;
  body: Read<Of<K, 'body'>>;
  /** Present on every route but those of access 'anyone'; an API key only where its permission is open to keys. */
  principal: CallerOf<Routes[K]['access']>;
  /** The records that the ids in the request name; the caller may see them. */
  scope: ScopeOf<K>;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler returns; a route without a JSON answer may use the reply itself. */
type Answer<K extends keyof Routes> = Routes[K]['answer'] extends z.ZodType
  ? z.input<Routes[K]['answer']> | FastifyReply
  : undefined | FastifyReply;

type Handler<K extends keyof Routes> = (input: Input<K>) => Promise<Answer<K>>;
/** A feature implements its own routes, all of them; a route that nobody implements does not compile in app.ts. */
export type Handlers<R extends Partial<Routes>> = { [K in keyof R & keyof Routes]: Handler<K> };

/** What a shortcut gets: nobody has been admitted yet, and no record looked for. */
type ShortcutInput<K extends keyof Routes> = Pick<Input<K>, 'params' | 'body' | 'language'> & { token: string };
/**
 * Answers a request before the gate and the scope, or leaves it to the usual way by null. It must prove by itself what they would: only
 * where a measured gain is written down (docs/decision/0027), and under the same tests.
 */
type Shortcut<K extends keyof Routes> = (input: ShortcutInput<K>) => Promise<Answer<K> | null>;
export type Shortcuts = { [K in keyof Routes]?: Shortcut<K> };

declare module 'fastify' {
  interface FastifyRequest {
    /** As it came, where a signature over it is checked. */
    rawBody?: Buffer;
    principal: AnyCaller | null;
    scope: Scope;
    language: Language;
  }
  interface FastifyInstance {
    backups: Backups;
    mail: Mail;
    /** null: TLS is somebody else's, or there is none. */
    tls: OwnTls | null;
    /** Finds and sends what followers asked for; a test calls it by hand. */
    push: { look(): Promise<void>; start(): Promise<void>; stop(): Promise<void> };
    /** Moves the lists of signups up; a test calls it by hand. */
    signups: { look(): Promise<void> };
    /** Books what notices tell; a test calls it by hand. */
    notices: { look(): Promise<void> };
    /** Reminds whoever still owes after the last day; a test calls it by hand. */
    reminders: { look(): Promise<void> };
    /** Fetches the public numbers that draws wait for; a test calls it by hand. */
    beacon: { look(): Promise<void> };
    /** Signs what acts make final; a test waits for it. */
    facts: { settled(): Promise<void> };
  }
  interface FastifyContextConfig {
    access?: Access;
    namedIds?: readonly NamedId[];
    hasShortcut?: boolean;
  }
}

const split = (key: RouteKey) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
};

/** What may be read of a request whose sender is not known: a login, or the entries of a desk for a shortcut; and of a phone. */
const MOST_BYTES = { anyone: 64 * 1024, unknown: 512 * 1024, phone: 512 * 1024 } as const;

function mostBytesOf({ access }: Route, hasShortcut: boolean): { bodyLimit?: number } {
  if (access === 'anyone') return { bodyLimit: MOST_BYTES.anyone };
  if (isMarkerAccess(access)) return { bodyLimit: MOST_BYTES.phone };
  return hasShortcut ? { bodyLimit: MOST_BYTES.unknown } : {};
}

/** Read from the api once, however many applications this process makes. */
const NAMED_IDS = new Map(Object.entries(routes).map(([key, route]) => [key, namedIds(key, route)]));

type AnyShortcut = (input: never) => Promise<unknown>;

/** Registers every route of the api. */
export function serve(
  app: FastifyInstance,
  handlers: Handlers<Routes>,
  { admit, shortcuts }: { admit: Admit; shortcuts: Shortcuts },
): void {
  const keys = Object.keys(handlers) as (keyof Routes)[];
  for (const key of keys) {
    const shortcut = shortcuts[key] as AnyShortcut | undefined;
    register(app, key, handlers[key] as (input: never) => Promise<unknown>, shortcut && takeShortcut(routes[key], shortcut, admit));
  }
  for (const [path, own] of Map.groupBy(keys, (key) => split(key).path)) {
    const methods = own.map((key) => split(key).method);
    refuseOtherMethods(app, path, own.some(readsOnly) ? [...methods, 'HEAD'] : methods);
  }
}

/** Monitors ask for the head alone, and chats for that of a picture: of what only reads they get it. The specification ends a session by a GET. */
const readsOnly = (key: RouteKey): boolean => key.startsWith('GET ') && key !== 'GET /api/auth/logout';

/** A path that does not take the method says which methods it takes, whoever asks. */
function refuseOtherMethods(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const refuse = async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', methods.join(', '));
    throw new AppError('method-not-allowed');
  };
  const others = app.supportedMethods.filter((method) => !methods.includes(method) && method !== 'OPTIONS');
  // before the body is read: its content does not matter
  app.route({ method: others, url, onRequest: refuse, handler: refuse });
}

function takeShortcut({ params, body }: Route, shortcut: AnyShortcut, admit: Admit): preValidationAsyncHookHandler {
  return async (request, reply) => {
    if (request.principal) return;
    const { language } = request;
    const [path, sent] = [params && readPart(params, 'params', request.params), body && readPart(body, 'body', request.body)];
    const token = bearerToken(request);
    if (path && 'value' in path && sent && 'value' in sent && token !== null) {
      const answer = await shortcut({ params: path.value, body: sent.value, language, token } as never);
      if (answer !== null) return reply.send(answer);
    }
    await admit(request);
  };
}

/** Keeps the body as it came, byte by byte. */
const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of payload) {
    length += part.length;
    if (length > MOST_BYTES.anyone) throw new AppError('too-large');
    parts.push(Buffer.from(part));
  }
  request.rawBody = Buffer.concat(parts);
  return Readable.from([request.rawBody]);
};

function register(
  app: FastifyInstance,
  key: keyof Routes,
  handler: (input: never) => Promise<unknown>,
  preValidation?: preValidationAsyncHookHandler,
): void {
  const route: Route = routes[key];
  const { method, path } = split(key);
  app.route({
    method,
    url: path,
    exposeHeadRoute: readsOnly(key),
    ...(preValidation && { preValidation }),
    ...(route.takes === 'raw' && { preParsing: keepRawBody }),
    ...mostBytesOf(route, preValidation !== undefined),
    config: { access: route.access, namedIds: NAMED_IDS.get(key), hasShortcut: preValidation !== undefined },
    schema: {
      summary: route.summary,
      tags: [path.split('/')[2] ?? 'system'],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.takes === 'upload' && { consumes: ['multipart/form-data'] }),
      ...(route.access !== 'anyone' && { security: [{ bearer: [] }, ...(isOpenToKeys(route.access) ? [{ apiKey: [] }] : [])] }),
      ...(route.answer && { response: { 200: route.answer } }),
    },
    handler: async (request, reply) => {
      const { params, query, body, principal, scope, language } = request;
      const answer = await handler({ params, query, body, principal, scope, language, request, reply } as never);
      // A handler that answered by itself returned the reply, which resolves to nothing once it has been sent.
      if (reply.sent) return reply;
      return answer === undefined ? reply.code(204).send() : answer;
    },
  });
}
