import { PAGES_HEADER, UNPRINTED_HEADER } from '@fairway/api/choice/output/paper';
import { POLL_SECONDS } from '@fairway/api/rule/header';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { languageOf } from '../text/word.ts';
import { answerBrokenRequest, answerError } from './answer-error.ts';
import { withoutPrefix } from './prefix.ts';
import { readPart } from './read-part.ts';
import { createRequestIds } from './request-id.ts';

/** How long a connection may take to send a request, and to send the next one. Answers are not limited: event streams stay open. */
const PATIENCE = {
  /** With its body: a list of 5 MB over a slow line. */
  requestTimeout: 120_000,
  /** Longer than the proxy in front keeps its own connections, so that it never sends into one that is being closed. */
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
} as const;

export function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => decodableAddress(withoutPrefix(url, config.prefix)),
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: 'idle', // what is in flight is answered
    ...PATIENCE,
    // without a certificate yet: own-tls.ts gives it one, and a newer one while it runs
    https: config.tls === undefined ? null : { ...PATIENCE.http, handshakeTimeout: PATIENCE.http.headersTimeout },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.removeContentTypeParser('text/plain'); // a form of another origin may send it without asking
  app.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart }) =>
      (data) =>
        readPart(schema, httpPart, data),
  );
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null);
  app.decorateRequest('language', 'vi');
  app.decorateRequest('scope');
  return app;
}

/** What browsers read of a page alone: on each of its scripts, pictures and answers it would be most of a kilobyte. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** And what they read of a drawing too, which may be opened as a page. */
const OF_DRAWINGS = ['content-security-policy', 'x-frame-options'];
/** Never opened as a page, as its type is not guessed either (`nosniff`). */
const NEVER_A_PAGE = /^(?:text\/(?:css|javascript|event-stream)|application\/(?:json|javascript)|font\/|image\/(?:png|webp|jpeg|x-icon))/;
/** And what they read only of an answer that pages of another origin may have. */
const OF_OTHER_ORIGINS = ['access-control-allow-credentials', 'access-control-expose-headers'];

/** Takes off an answer what nobody reads of one of its type, whoever has set it. */
export function trimHead(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type'));
  if (!type.startsWith('text/html')) for (const name of OF_PAGES) reply.removeHeader(name);
  // by http it means nothing, and a proxy could turn it into a promise that this address does not keep
  if (reply.request.protocol !== 'https') reply.removeHeader('strict-transport-security');
  if (NEVER_A_PAGE.test(type)) for (const name of OF_DRAWINGS) reply.removeHeader(name);
  if (!reply.hasHeader('access-control-allow-origin')) for (const name of OF_OTHER_ORIGINS) reply.removeHeader(name);
}

/** What every request is read with, and what every answer says of itself. */
export async function admitRequests(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.language = languageOf(request.headers['accept-language']);
    request.scope = {};
  });
  app.setErrorHandler(answerError);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'upgrade-insecure-requests': null,
        'script-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'frame-ancestors': ["'self'"],
      },
    },
    // other names of the club's domain are not ours to promise https for
    strictTransportSecurity: { includeSubDomains: false },
    // pages of an allowed origin show the clubs' pictures
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
  app.addHook('onSend', async (_, reply) => trimHead(reply));
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'age', 'content-disposition', POLL_SECONDS, PAGES_HEADER, UNPRINTED_HEADER],
    strictPreflight: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 5 } });
}

/** A short address whose code cannot be decoded, such as “/t/%zz”, has none: the framework would answer it in its own words. */
function decodableAddress(url: string): string {
  if (!url.startsWith('/t/')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return '/t/';
  }
}

/** Something that works beside the requests, from the start of the server until it stops. */
type Running = { start?: () => Promise<void> | void; stop: () => Promise<void> | void };

/** In the order of the list they start, and stop. */
export function run(app: FastifyInstance, list: readonly Running[]): void {
  for (const { start, stop } of list) {
    if (start) app.addHook('onReady', async () => start());
    app.addHook('preClose', async () => stop());
  }
}
