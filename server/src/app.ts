import { PAGES_HEADER, UNPRINTED_HEADER } from '@fairway/api/choice/output/paper';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { setGate } from './access/gate.ts';
import { limitRequests } from './access/rate-limit.ts';
import { createBackups } from './backup/backups.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { createStatistics } from './db/pglite/statistics.ts';
import { troubleOf } from './db/trouble.ts';
import { hasKnownPassword, isForwarded, reachedBy } from './demo/reach.ts';
import { tellLedger } from './engine/ledger/ledger.ts';
import { activityHandlers } from './feature/account/activity/routes.ts';
import { addressHandlers } from './feature/account/address/routes.ts';
import { apiKeyHandlers } from './feature/account/api-key/routes.ts';
import { removeOldFailures } from './feature/account/auth/attempt-store.ts';
import { accountLetters } from './feature/account/auth/link/letter.ts';
import { createPasswords } from './feature/account/auth/passwords.ts';
import { authHandlers } from './feature/account/auth/routes.ts';
import { backupHandlers } from './feature/account/backup/routes.ts';
import { clubHandlers } from './feature/account/club/routes.ts';
import { contactHandlers } from './feature/account/contact/routes.ts';
import { contractHandlers } from './feature/account/contract/routes.ts';
import { definitionHandlers } from './feature/account/definition/routes.ts';
import { mailHandlers } from './feature/account/mail/routes.ts';
import { profileHandlers } from './feature/account/profile/routes.ts';
import { siteHandlers } from './feature/account/site/routes.ts';
import { systemHandlers } from './feature/account/system/routes.ts';
import { ticketHandlers } from './feature/account/ticket/routes.ts';
import { solutionLetter } from './feature/account/ticket/ticket.ts';
import { userHandlers } from './feature/account/user/routes.ts';
import { courseFileHandlers } from './feature/field/course-file/routes.ts';
import { dashboardHandlers } from './feature/field/dashboard/routes.ts';
import { divisionHandlers } from './feature/field/division/routes.ts';
import { flightHandlers } from './feature/field/flight/routes.ts';
import { removeOldContacts } from './feature/field/player/contact-removal.ts';
import { playerHandlers } from './feature/field/player/routes.ts';
import { playerImportHandlers } from './feature/field/player-import/routes.ts';
import { searchHandlers } from './feature/field/search/routes.ts';
import { decodableAddress, serveShortAddresses, shortAddressHandlers } from './feature/field/short-address/routes.ts';
import { createShortPaths, type FindShortPath } from './feature/field/short-address/short-address.ts';
import { sideHandlers } from './feature/field/side/routes.ts';
import { sponsorHandlers } from './feature/field/sponsor/routes.ts';
import { teamHandlers } from './feature/field/team/routes.ts';
import { deleteLost } from './feature/field/tournament/arriving.ts';
import { tournamentHandlers } from './feature/field/tournament/routes.ts';
import { createPapers } from './feature/output/paper/draw.ts';
import { paperHandlers } from './feature/output/paper/routes.ts';
import { regulationHandlers } from './feature/output/regulation/routes.ts';
import { rehearsalHandlers } from './feature/output/rehearsal/routes.ts';
import { tournamentFileHandlers } from './feature/output/tournament-file/routes.ts';
import { workbookHandlers } from './feature/output/workbook/routes.ts';
import { createWorkbooks } from './feature/output/workbook/writer.ts';
import { disqualificationHandlers } from './feature/play/disqualification/routes.ts';
import { boardFastPath } from './feature/play/leaderboard/live/board-fast-path.ts';
import { createLiveBoard } from './feature/play/leaderboard/live/live-board.ts';
import { createLivePages } from './feature/play/leaderboard/live/page/live-page.ts';
import { leaderboardHandlers } from './feature/play/leaderboard/routes.ts';
import { lineUpHandlers } from './feature/play/line-up/routes.ts';
import { deskHandlers } from './feature/play/marker/desk-routes.ts';
import { markerHandlers } from './feature/play/marker/routes.ts';
import { matchHandlers } from './feature/play/match/routes.ts';
import { createPush, type Push } from './feature/play/push/push.ts';
import { pushHandlers } from './feature/play/push/routes.ts';
import { scoreRoutes } from './feature/play/score/routes.ts';
import { sideAwardHandlers } from './feature/play/side-award/routes.ts';
import { createBeaconWatch } from './feature/result/bound-draw/beacon-watch.ts';
import { boundDrawHandlers } from './feature/result/bound-draw/routes.ts';
import { ceremonyHandlers } from './feature/result/ceremony/routes.ts';
import { createPublicFacts, type PublicFacts } from './feature/result/facts/public-facts.ts';
import { factsHandlers } from './feature/result/facts/routes.ts';
import { luckyDrawHandlers } from './feature/result/lucky-draw/routes.ts';
import { readyCheckHandlers } from './feature/result/ready-check/routes.ts';
import { resultHandlers } from './feature/result/result/routes.ts';
import { sealHandlers } from './feature/result/seal/routes.ts';
import { whatIfHandlers } from './feature/result/what-if/routes.ts';
import { winnerHandlers } from './feature/result/winner/routes.ts';
import { createLogoSender } from './file/logo.ts';
import { answerBrokenRequest, answerError } from './http/answer-error.ts';
import { connectionLimits } from './http/connection-limit.ts';
import { bytesOf, madeOnce, sendKept } from './http/kept-answer.ts';
import { countRequests, createMetrics, type Metrics, serveMetrics } from './http/metrics.ts';
import { completed } from './http/openapi.ts';
import { withoutPrefix } from './http/prefix.ts';
import { readPart } from './http/read-part.ts';
import { createRequestIds } from './http/request-id.ts';
import { type Deps, serve } from './http/route.ts';
import { serveWeb, WEB_FOLDER } from './http/web.ts';
import { createLog } from './log.ts';
import { createMail } from './mail/mail.ts';
import { createEncryption } from './secret/encryption.ts';
import { type SiteEncryption, untroubled } from './secret/site-encryption.ts';
import { languageOf } from './text/word.ts';
import { createCertificateWatch } from './tls/certificate-watch.ts';
import { createOwnTls, type OwnTls } from './tls/own-tls.ts';
import { createLive } from './work/live.ts';
import { createSchedule } from './work/schedule.ts';

/** How long a connection may take to send a request, and to send the next one. Answers are not limited: event streams stay open. */
const PATIENCE = {
  /** With its body: a list of 5 MB over a slow line. */
  requestTimeout: 120_000,
  /** Longer than the proxy in front keeps its own connections, so that it never sends into one that is being closed. */
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
} as const;

/** Contacts of players go within hours of their day; a server that has just started has other things to do. */
const REMOVAL = { firstAfterMs: 60_000, everyMs: 6 * 3_600_000 } as const;

export type AppOptions = {
  database: OpenDatabase;
  config: Config;
  clock?: () => Date;
  log?: FastifyBaseLogger;
  metrics?: Metrics;
  /** Without it nothing is encrypted. */
  encryption?: SiteEncryption;
  /** The built web. */
  web?: string;
};

/** Something that works beside the requests, from the start of the server until it stops. */
type Running = { start?: () => Promise<void> | void; stop: () => Promise<void> | void };

/** The whole application, not yet listening: main.ts starts it, and tests inject requests into it. */
export async function buildApp({
  database,
  config,
  clock = () => new Date(),
  log = createLog(config),
  metrics = createMetrics(),
  encryption = untroubled(createEncryption(config.secret ?? null)),
  web = WEB_FOLDER,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer(config, log);
  const report = (error: unknown) => {
    metrics.countError(error);
    if (troubleOf(error)) app.log.warn({ trouble: troubleOf(error) }, 'the database did not answer');
    else app.log.error({ err: error }, 'unexpected error');
  };
  const backups = createBackups({ database, config, clock, report });
  const remove = async () => {
    await removeOldContacts(database.db, clock());
    await deleteLost(database.db, clock());
    await removeOldFailures(database.db, clock());
  };
  const removal = createSchedule(remove, REMOVAL, report);
  const papers = createPapers();
  const workbooks = createWorkbooks();
  const letters = { ...accountLetters({ db: database.db, config, clock }), solution: solutionLetter(database) };
  const mail = createMail({ db: database.db, config, clock, log: app.log, report, letters });
  const live = createLive(database, report);
  const statistics = createStatistics({ database, live, clock, report });
  const tls = createOwnTls({ db: database.db, config, clock, encryption, log: app.log, report, server: app.server });
  const watch = createCertificateWatch(config.publicUrl, report);
  const certificateEndsAt = tls?.endsAt ?? watch.endsAt;
  run(app, [backups, removal, papers, workbooks, mail, live, statistics, tls ?? watch]);
  app.decorate('backups', backups);
  app.decorate('mail', mail);
  app.decorate('tls', tls);
  const limits = connectionLimits(database.engine);
  app.server.maxConnections = limits.connections;
  const liveBoard = createLiveBoard(database.db, live, report, metrics, limits.watchers);
  const push = createPush({ db: database.db, config, clock, encryption, report, log: app.log, live: liveBoard });
  const beacon = createBeaconWatch({ db: database.db, config, clock, live, tellLedger, report });
  run(app, [push, beacon]);
  app.decorate('push', push);
  app.decorate('beacon', beacon);
  app.addHook('onRequest', boardFastPath(liveBoard.boards, metrics)); // before every other hook
  countRequests(app, metrics);
  await admitRequests(app, config);
  const countLookup = limitRequests(app);
  await describeApi(app, config);
  const admit = setGate(app, { db: database.db, config, clock });

  const deps: Deps = { db: database.db, config, clock, live, tellLedger, mail, metrics, encryption, certificateEndsAt, report };
  const facts = createPublicFacts(deps, liveBoard.factsOf);
  run(app, [facts]);
  app.decorate('facts', facts);
  const score = scoreRoutes(deps);
  const { boards, startListOf } = liveBoard;
  const isPublic = async (tournamentId: string) => Boolean((await boards.latest(tournamentId))?.snapshot.public);
  const findShortPath = createShortPaths({ db: database.db, clock, isPublic, countLookup });
  const workers = {
    web,
    database,
    encryption,
    knownPasswords: watchDemo(app, database, config),
    backups,
    tls,
    papers,
    workbooks,
    liveBoard,
    facts,
    countLookup,
    findShortPath,
    score,
    push,
  };
  const handlers = handlersOf(deps, workers);
  serve(app, handlers, { admit, shortcuts: score.shortcuts });
  serveMetrics(app, metrics, { token: config.metricsToken, backups, certificateEndsAt });
  serveShortAddresses(app, findShortPath, config.publicUrl);
  const livePages = (template: string) => createLivePages({ boards, startListOf, countLookup, publicUrl: config.publicUrl, template });
  await serveWeb(app, { folder: web, prefix: config.prefix, livePages });
  return app;
}

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
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

/** In the order of the list they start, and stop. */
function run(app: FastifyInstance, list: readonly Running[]): void {
  for (const { start, stop } of list) {
    if (start) app.addHook('onReady', async () => start());
    app.addHook('preClose', async () => stop());
  }
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
const NEVER_A_PAGE = /^(?:text\/(?:css|javascript)|application\/(?:json|javascript)|font\/|image\/(?:png|webp|jpeg|x-icon))/;
/** And what they read only of an answer that pages of another origin may have. */
const OF_OTHER_ORIGINS = ['access-control-allow-credentials', 'access-control-expose-headers'];

/** What every request is read with, and what every answer says of itself. */
async function admitRequests(app: FastifyInstance, config: Config): Promise<void> {
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
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (!type.startsWith('text/html')) for (const name of OF_PAGES) reply.removeHeader(name);
    // by http it means nothing, and a proxy could turn it into a promise that this address does not keep
    if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
    if (NEVER_A_PAGE.test(type)) for (const name of OF_DRAWINGS) reply.removeHeader(name);
    if (!reply.hasHeader('access-control-allow-origin')) for (const name of OF_OTHER_ORIGINS) reply.removeHeader(name);
  });
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'age', 'content-disposition', PAGES_HEADER, UNPRINTED_HEADER],
    strictPreflight: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 5 } });
}

/** By which setting others reach people of the demo, whose passwords everybody knows; null: nobody does. */
function watchDemo(app: FastifyInstance, { db }: OpenDatabase, config: Config): () => Promise<string | null> {
  let reached = reachedBy(config);
  app.addHook('onRequest', async ({ headers }) => {
    if (reached === null && isForwarded(headers)) reached = 'PUBLIC_URL';
  });
  return async () => (reached !== null && (await hasKnownPassword(db)) ? reached : null);
}

/** What some features need beside the dependencies of all. */
type Workers = {
  web: string;
  database: OpenDatabase;
  encryption: SiteEncryption;
  knownPasswords: () => Promise<string | null>;
  backups: ReturnType<typeof createBackups>;
  tls: OwnTls | null;
  papers: ReturnType<typeof createPapers>;
  workbooks: ReturnType<typeof createWorkbooks>;
  liveBoard: ReturnType<typeof createLiveBoard>;
  facts: PublicFacts;
  countLookup: ReturnType<typeof limitRequests>;
  findShortPath: FindShortPath;
  score: ReturnType<typeof scoreRoutes>;
  push: Push;
};

/** The handlers of every route, by feature. */
function handlersOf(
  deps: Deps,
  {
    web,
    database,
    encryption,
    knownPasswords,
    backups,
    tls,
    papers,
    workbooks,
    liveBoard,
    facts,
    countLookup,
    findShortPath,
    score,
    push,
  }: Workers,
) {
  const passwords = createPasswords(deps);
  const sendLogo = createLogoSender(deps, countLookup);
  return {
    ...activityHandlers(deps),
    ...authHandlers(deps, passwords),
    ...userHandlers(deps),
    ...profileHandlers(deps, passwords),
    ...leaderboardHandlers(deps, liveBoard, countLookup),
    ...score.handlers,
    ...disqualificationHandlers(deps, score.scoring),
    ...deskHandlers(deps, score.scoring),
    ...markerHandlers(deps, passwords, score.scoring),
    ...paperHandlers(deps, papers, passwords),
    ...whatIfHandlers(deps),
    ...workbookHandlers(deps, workbooks),
    ...winnerHandlers(deps),
    ...pushHandlers(push, liveBoard, countLookup),
    ...shortAddressHandlers(deps, findShortPath),
    ...sideAwardHandlers(deps),
    ...systemHandlers(deps, { database, encryption, knownPasswords }),
    ...backupHandlers(deps, backups),
    ...mailHandlers(deps),
    ...addressHandlers(deps, tls, countLookup),
    ...siteHandlers(deps, sendLogo),
    ...apiKeyHandlers(deps),
    ...contractHandlers(deps),
    ...boundDrawHandlers(deps, liveBoard, countLookup),
    ...ceremonyHandlers(deps, liveBoard, countLookup),
    ...clubHandlers(deps, sendLogo),
    ...courseFileHandlers,
    ...definitionHandlers(deps),
    ...divisionHandlers(deps),
    ...sponsorHandlers(deps, sendLogo),
    ...teamHandlers(deps, sendLogo),
    ...flightHandlers(deps),
    ...playerHandlers(deps),
    ...sideHandlers(deps),
    ...matchHandlers(deps),
    ...lineUpHandlers(deps),
    ...playerImportHandlers(deps),
    ...tournamentHandlers(deps),
    ...regulationHandlers(deps, liveBoard, countLookup),
    ...luckyDrawHandlers(deps, liveBoard, countLookup),
    ...factsHandlers(deps, liveBoard, facts, countLookup, web),
    ...sealHandlers(deps, liveBoard, countLookup),
    ...resultHandlers(deps),
    ...rehearsalHandlers(deps),
    ...readyCheckHandlers(deps, backups),
    ...tournamentFileHandlers(deps),
    ...searchHandlers(deps),
    ...ticketHandlers(deps),
    ...contactHandlers(deps),
    ...dashboardHandlers(deps),
  };
}

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of a site (fk_…), made on the page of the site. One that only reads may send GET requests only.',
  },
} as const;

/** The page of the API would make a document of its own for each reader, as JSON and as YAML. */
const toTheDocument: onRequestHookHandler = ({ url }, reply, done) => {
  if (/\/(?:json|yaml)(?:\?|$)/.test(url)) reply.redirect('../openapi.json');
  else done();
};

async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairway', version: '0.1.0', description: 'Golf tournaments from the entry list to the prize giving.' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: SECURITY },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document ? completed(document.openapiObject as Parameters<typeof completed>[0]) : document.swaggerObject,
    hideUntagged: true, // everything that is not a route of the api
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: config.prefix, uiHooks: { onRequest: toTheDocument } });
  const document = madeOnce(async () => bytesOf(app.swagger()));
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async (request, reply) =>
    sendKept(await document(), 'no-cache', request, reply),
  );
}
