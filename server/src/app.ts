import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { setGate } from './access/gate.ts';
import { answerBrokenRequest, answerError } from './answer-error.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { AppError, fieldError, validationError } from './errors.ts';
import { authHandlers } from './feature/auth/routes.ts';
import { clubHandlers } from './feature/club/routes.ts';
import { definitionHandlers } from './feature/definition/routes.ts';
import { divisionHandlers } from './feature/division/routes.ts';
import { boardFastPath } from './feature/leaderboard/live/board-fast-path.ts';
import { createLiveBoard } from './feature/leaderboard/live/live-board.ts';
import { leaderboardHandlers } from './feature/leaderboard/routes.ts';
import { playerHandlers } from './feature/player/routes.ts';
import { playerImportHandlers } from './feature/player-import/routes.ts';
import { resultHandlers } from './feature/result/routes.ts';
import { scoreHandlers } from './feature/score/routes.ts';
import { systemHandlers } from './feature/system/routes.ts';
import { tournamentHandlers } from './feature/tournament/routes.ts';
import { winnerHandlers } from './feature/winner/routes.ts';
import { createLive } from './live.ts';
import { errorForLog } from './log.ts';
import { countRequests, createMetrics, serveMetrics } from './metrics.ts';
import { completed } from './openapi.ts';
import { createRequestIds } from './request-id.ts';
import { type Deps, serve } from './route.ts';
import { unstorablePath } from './text.ts';
import { serveWeb } from './web.ts';
import { languageOf } from './word.ts';

export type AppOptions = {
  database: OpenDatabase;
  config: Config;
  clock?: () => Date;
  /** Where log lines go instead of the standard output. */
  logTo?: { write(line: string): void };
  /** When the last backup was made; null: never. */
  backupMadeAt?: () => Date | null;
};

/** The whole application, not yet listening: main.ts starts it, and tests inject requests into it. */
export async function buildApp({ database, config, clock = () => new Date(), logTo, backupMadeAt }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: errorForLog },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(config.trustProxy),
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: true,
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

  const metrics = createMetrics();
  const report = (error: unknown) => {
    metrics.countError(error);
    app.log.error({ err: error }, 'unexpected error');
  };
  const live = createLive(database, report);
  const liveBoard = createLiveBoard(database.db, live, report, metrics);
  app.addHook('onReady', live.start);
  app.addHook('preClose', live.stop);
  app.addHook('onRequest', boardFastPath(liveBoard.boards, metrics)); // before every other hook

  countRequests(app, metrics);
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
  });
  await app.register(cors, { origin: config.corsOrigins, credentials: true, exposedHeaders: 'etag', strictPreflight: false });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 5 } });
  await describeApi(app, config);
  setGate(app, { db: database.db, config, clock });

  const deps: Deps = { db: database.db, config, clock, live, metrics, report };
  serve(app, {
    ...authHandlers(deps),
    ...leaderboardHandlers(deps, liveBoard),
    ...scoreHandlers(deps),
    ...winnerHandlers(deps),
    ...systemHandlers(deps, database),
    ...clubHandlers(deps),
    ...definitionHandlers(deps),
    ...divisionHandlers(deps),
    ...playerHandlers(deps),
    ...playerImportHandlers(deps),
    ...tournamentHandlers(deps),
    ...resultHandlers(deps),
  });
  serveMetrics(app, metrics, { token: config.metricsToken, backupMadeAt });
  await serveWeb(app);
  return app;
}

async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairway', version: '0.1.0', description: 'Golf tournaments from the entry list to the prize giving.' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document ? completed(document.openapiObject as Parameters<typeof completed>[0]) : document.swaggerObject,
    hideUntagged: true, // everything that is not a route of the api
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', async () => app.swagger());
}

/** A part of a request as its schema reads it. A path with an impossible id is not found; any other error is listed field by field. */
function readPart(schema: z.ZodType, part: string | undefined, data: unknown): { value: unknown } | { error: Error } {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) return { error: part === 'params' ? new AppError('not-found') : validationError(result.error.issues) };
  const unstorable = unstorablePath(result.data);
  if (unstorable === null) return { value: result.data };
  return { error: part === 'params' ? new AppError('not-found') : fieldError(unstorable, 'wrong-format') };
}
