import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
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
import { type ContactMonths, createContactMonths } from './feature/field/golfer/contact-months.ts';
import { golferHandlers } from './feature/field/golfer/routes.ts';
import { createNoticeWatch, type NoticeWatch } from './feature/field/payment/notice/notice-watch.ts';
import { createReminderWatch, reminderLetter } from './feature/field/payment/payer/remind.ts';
import { paymentHandlers } from './feature/field/payment/routes.ts';
import { playerHandlers } from './feature/field/player/routes.ts';
import { playerImportHandlers } from './feature/field/player-import/routes.ts';
import { searchHandlers } from './feature/field/search/routes.ts';
import { serveShortAddresses, shortAddressHandlers } from './feature/field/short-address/routes.ts';
import { createShortPaths, type FindShortPath } from './feature/field/short-address/short-address.ts';
import { sideHandlers } from './feature/field/side/routes.ts';
import { messageLetter, signupLetter } from './feature/field/signup/letter.ts';
import { signupHandlers } from './feature/field/signup/routes.ts';
import { createSignupWatch } from './feature/field/signup/watch.ts';
import { sponsorHandlers } from './feature/field/sponsor/routes.ts';
import { teamHandlers } from './feature/field/team/routes.ts';
import { countedHolesHandlers } from './feature/field/tournament/counted-hole/routes.ts';
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
import { careerHandlers } from './feature/result/career/routes.ts';
import { ceremonyHandlers } from './feature/result/ceremony/routes.ts';
import { createPublicFacts, type PublicFacts } from './feature/result/facts/public-facts.ts';
import { factsHandlers } from './feature/result/facts/routes.ts';
import { luckyDrawHandlers } from './feature/result/lucky-draw/routes.ts';
import { readyCheckHandlers } from './feature/result/ready-check/routes.ts';
import { resultHandlers } from './feature/result/result/routes.ts';
import { scoringRecordHandlers } from './feature/result/scoring-record/routes.ts';
import { sealHandlers } from './feature/result/seal/routes.ts';
import { seasonHandlers } from './feature/result/season/routes.ts';
import { findFrameOrigins } from './feature/result/season/store.ts';
import { whatIfHandlers } from './feature/result/what-if/routes.ts';
import { winnerHandlers } from './feature/result/winner/routes.ts';
import { createLogoSender } from './file/logo.ts';
import { connectionLimits } from './http/connection-limit.ts';
import { countRequests, createMetrics, type Metrics, serveMetrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { type Deps, serve } from './http/route.ts';
import { admitRequests, createServer, run } from './http/server.ts';
import { serveWeb, WEB_FOLDER } from './http/web.ts';
import { createLog } from './log.ts';
import { createMail } from './mail/mail.ts';
import { createRemoval } from './removal.ts';
import { createEncryption } from './secret/encryption.ts';
import { type SiteEncryption, untroubled } from './secret/site-encryption.ts';
import { createCertificateWatch } from './tls/certificate-watch.ts';
import { createOwnTls, type OwnTls } from './tls/own-tls.ts';
import { createLive } from './work/live.ts';

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
  const contactMonths = createContactMonths(database.db);
  const removal = createRemoval({ db: database.db, clock, report, contactMonths });
  const papers = createPapers();
  const workbooks = createWorkbooks();
  const writer = { db: database.db, config };
  const letters = {
    ...accountLetters({ ...writer, clock }),
    solution: solutionLetter(database),
    signup: signupLetter(writer),
    'signup-message': messageLetter(writer),
    'payment-reminder': reminderLetter(writer),
  };
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
  app.addHook('onRequest', boardFastPath(liveBoard.boards, liveBoard.polls, metrics)); // before every other hook
  countRequests(app, metrics);
  await admitRequests(app, config);
  const countLookup = limitRequests(app);
  await describeApi(app, config);
  const admit = setGate(app, { db: database.db, config, clock });

  const deps: Deps = { db: database.db, config, clock, live, tellLedger, mail, metrics, encryption, certificateEndsAt, report };
  const signups = createSignupWatch(deps);
  const notices = createNoticeWatch(deps);
  const reminders = createReminderWatch(deps);
  run(app, [signups, notices, reminders]);
  app.decorate('signups', signups);
  app.decorate('notices', notices);
  app.decorate('reminders', reminders);
  const facts = createPublicFacts(deps, liveBoard.factsOf);
  run(app, [facts]);
  app.decorate('facts', facts);
  const score = scoreRoutes(deps);
  const { boards, startListOf } = liveBoard;
  const isPublic = async (tournamentId: string) => Boolean((await boards.latest(tournamentId))?.snapshot.public);
  const findShortPath = createShortPaths({ db: database.db, clock, isPublic, countLookup });
  const knownPasswords = watchDemo(app, database, config);
  const workers = {
    ...{ web, database, encryption, knownPasswords, backups, tls, papers, workbooks },
    ...{ liveBoard, facts, countLookup, findShortPath, score, push, contactMonths, notices },
  };
  const handlers = handlersOf(deps, workers);
  serve(app, handlers, { admit, shortcuts: score.shortcuts });
  serveMetrics(app, metrics, { token: config.metricsToken, backups, certificateEndsAt });
  serveShortAddresses(app, findShortPath, config.publicUrl);
  const seasonFrameOrigins = (seasonId: string) => findFrameOrigins(database.db, seasonId);
  const livePages = (template: string) =>
    createLivePages({ db: database.db, boards, startListOf, countLookup, publicUrl: config.publicUrl, template, seasonFrameOrigins });
  await serveWeb(app, { folder: web, prefix: config.prefix, livePages });
  return app;
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
  contactMonths: ContactMonths;
  notices: NoticeWatch;
};

/** The handlers of every route, by feature. */
function handlersOf(deps: Deps, workers: Workers) {
  const passwords = createPasswords(deps);
  const sendLogo = createLogoSender(deps, workers.countLookup);
  return {
    ...activityHandlers(deps),
    ...authHandlers(deps, passwords),
    ...userHandlers(deps),
    ...profileHandlers(deps, passwords),
    ...leaderboardHandlers(deps, workers.liveBoard, workers.countLookup),
    ...workers.score.handlers,
    ...disqualificationHandlers(deps, workers.score.scoring),
    ...deskHandlers(deps, workers.score.scoring),
    ...markerHandlers(deps, passwords, workers.score.scoring),
    ...paperHandlers(deps, workers.papers, passwords),
    ...scoringRecordHandlers(deps),
    ...whatIfHandlers(deps),
    ...workbookHandlers(deps, workers.workbooks),
    ...winnerHandlers(deps),
    ...pushHandlers(workers.push, workers.liveBoard, workers.countLookup),
    ...shortAddressHandlers(deps, workers.findShortPath),
    ...sideAwardHandlers(deps),
    ...systemHandlers(deps, workers),
    ...backupHandlers(deps, workers.backups),
    ...mailHandlers(deps),
    ...addressHandlers(deps, workers.tls, workers.countLookup),
    ...siteHandlers(deps, sendLogo),
    ...apiKeyHandlers(deps),
    ...contractHandlers(deps),
    ...boundDrawHandlers(deps, workers.liveBoard, workers.countLookup),
    ...ceremonyHandlers(deps, workers.liveBoard, workers.countLookup),
    ...clubHandlers(deps, sendLogo),
    ...courseFileHandlers,
    ...definitionHandlers(deps),
    ...divisionHandlers(deps),
    ...sponsorHandlers(deps, sendLogo),
    ...teamHandlers(deps, sendLogo),
    ...flightHandlers(deps),
    ...playerHandlers(deps),
    ...golferHandlers(deps),
    ...careerHandlers(deps, workers.countLookup),
    ...sideHandlers(deps),
    ...signupHandlers(deps, workers.countLookup),
    ...paymentHandlers(deps, workers.notices),
    ...matchHandlers(deps),
    ...lineUpHandlers(deps),
    ...playerImportHandlers(deps),
    ...tournamentHandlers(deps),
    ...countedHolesHandlers(deps),
    ...regulationHandlers(deps, workers.liveBoard, workers.countLookup),
    ...luckyDrawHandlers(deps, workers.liveBoard, workers.countLookup),
    ...factsHandlers(deps, workers.liveBoard, workers.facts, workers.countLookup, workers.web),
    ...sealHandlers(deps, workers.liveBoard, workers.countLookup),
    ...seasonHandlers(deps, workers.liveBoard, workers.countLookup),
    ...resultHandlers(deps),
    ...rehearsalHandlers(deps),
    ...readyCheckHandlers(deps, workers.backups),
    ...tournamentFileHandlers(deps),
    ...searchHandlers(deps),
    ...ticketHandlers(deps),
    ...contactHandlers(deps),
    ...dashboardHandlers(deps, workers.contactMonths),
  };
}
