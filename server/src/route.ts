import { type Access, type Language, type Route, type RouteKey, type Routes, routes } from '@fairway/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type NamedId, namedIds } from './access/id.ts';
import type { Person } from './access/principal.ts';
import type { Brings, IdName, Scope } from './access/scope.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { AppError } from './errors.ts';
import type { Live } from './live.ts';
import type { Metrics } from './metrics.ts';

/** What every feature's handlers need. */
export type Deps = {
  db: Database;
  config: Config;
  clock: () => Date;
  live: Live;
  metrics: Metrics;
  /** Logs an error that belongs to no request. */
  report: (error: unknown) => void;
};

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;
type Of<K extends keyof Routes, Part extends keyof Route> = Part extends keyof Routes[K] ? Routes[K][Part] : undefined;

type RequiredId<Part> = { [Name in keyof Part & IdName]: undefined extends Part[Name] ? never : Name }[keyof Part & IdName];
/** The records that exist because of a route's own ids; others may exist too. */
type ScopeOf<K extends keyof Routes> = Scope &
  Required<Pick<Scope, Brings[RequiredId<Read<Of<K, 'params'>>> | RequiredId<Read<Of<K, 'query'>>> | RequiredId<Read<Of<K, 'body'>>>]>>;

/** What a handler gets: the parts of the request as the api reads them, who asks, and the records that its ids name. */
export type Input<K extends keyof Routes> = {
  params: Read<Of<K, 'params'>>;
  query: Read<Of<K, 'query'>>;
  body: Read<Of<K, 'body'>>;
  /** Present on every route but those of access 'anyone'. */
  principal: Routes[K]['access'] extends 'anyone' ? null : Person;
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

export type Handler<K extends keyof Routes> = (input: Input<K>) => Promise<Answer<K>>;
/** A feature implements its own routes, all of them; a route that nobody implements does not compile in app.ts. */
export type Handlers<R extends Partial<Routes>> = { [K in keyof R & keyof Routes]: Handler<K> };

declare module 'fastify' {
  interface FastifyRequest {
    principal: Person | null;
    scope: Scope;
    language: Language;
  }
  interface FastifyContextConfig {
    access?: Access;
    namedIds?: readonly NamedId[];
  }
}

const split = (key: RouteKey) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
};

/** Registers every route of the api. */
export function serve(app: FastifyInstance, handlers: Handlers<Routes>): void {
  const keys = Object.keys(handlers) as (keyof Routes)[];
  for (const key of keys) register(app, key, handlers[key] as (input: never) => Promise<unknown>);
  for (const [path, own] of Map.groupBy(keys.map(split), ({ path }) => path)) {
    const methods = own.map(({ method }) => method);
    refuseOtherMethods(app, path, methods.includes('GET') ? [...methods, 'HEAD'] : methods);
  }
}

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

function register(app: FastifyInstance, key: keyof Routes, handler: (input: never) => Promise<unknown>): void {
  const route: Route = routes[key];
  const { method, path } = split(key);
  app.route({
    method,
    url: path,
    config: { access: route.access, namedIds: namedIds(key, route) },
    schema: {
      summary: route.summary,
      tags: [path.split('/')[2] ?? 'system'],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.takes === 'upload' && { consumes: ['multipart/form-data'] }),
      ...(route.access !== 'anyone' && { security: [{ bearer: [] }] }),
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
