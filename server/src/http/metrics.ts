import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backups } from '../backup/backups.ts';
import { databaseErrorKind } from '../db/trouble.ts';
import { AppError } from '../error/app-error.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BOARD_ROUTE = '/api/live/tournaments/:tournamentId';

export type Metrics = ReturnType<typeof createMetrics>;

/** What an application counts about itself. Each has its own, so that several may live in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** Of the boards that are answered before every other hook: plain numbers until they are read. */
  const keptBoards = { '2xx': 0, '3xx': 0 };
  const requests = new Counter({
    registers,
    name: 'fairway_http_requests_total',
    help: 'Answered requests by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    collect() {
      for (const status of ['2xx', '3xx'] as const) {
        if (keptBoards[status] > 0) this.inc({ route: BOARD_ROUTE, method: 'GET', status }, keptBoards[status]);
        keptBoards[status] = 0;
      }
    },
  });
  const durations = new Histogram({
    registers,
    name: 'fairway_http_request_duration_seconds',
    help: 'From the head of a request to the first byte of its answer, without boards that were kept',
    labelNames: ['route'],
    buckets: SECONDS,
  });
  const boards = new Histogram({
    registers,
    name: 'fairway_board_computation_seconds',
    help: 'Making a version of a board: reading, ranking, compressing',
    buckets: SECONDS,
  });
  const entries = new Counter({ registers, name: 'fairway_entries_total', help: 'Entries by outcome', labelNames: ['outcome'] });
  const notices = new Counter({
    registers,
    name: 'fairway_payment_notices_total',
    help: 'Notices of payments by provider and outcome',
    labelNames: ['provider', 'outcome'],
  });
  const queues = new Gauge({
    registers,
    name: 'fairway_queue_length',
    help: 'Work that is under way or waits for its turn',
    labelNames: ['queue'],
  });
  const databaseErrors = new Counter({
    registers,
    name: 'fairway_database_errors_total',
    help: 'Errors of the database by kind',
    labelNames: ['kind'],
  });

  return {
    registry,
    countRequest: (route: string, method: string, status: number, seconds: number): void => {
      requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    countKeptBoard: (isUnchanged: boolean): void => {
      keptBoards[isUnchanged ? '3xx' : '2xx']++;
    },
    /** Counts what became of entries, and passes the answer on; null: they are answered later. */
    countEntries: <Answer extends { outcomes: readonly { outcome: string }[] } | null>(answer: Answer): Answer => {
      const outcomes = Map.groupBy(answer?.outcomes ?? [], ({ outcome }) => outcome);
      for (const [outcome, { length }] of outcomes) entries.inc({ outcome }, length);
      return answer;
    },
    countNotice: (provider: string, outcome: string): void => notices.inc({ provider, outcome }),
    /** Counts an error if it is one of the database. */
    countError: (error: unknown): void => {
      const kind = databaseErrorKind(error);
      if (kind !== null) databaseErrors.inc({ kind });
    },
    timeBoard: async <Board>(made: Promise<Board>): Promise<Board> => {
      const end = boards.startTimer();
      return made.finally(end);
    },
    /** The same work, counted in a queue from its call to its end. */
    queued: <Given extends unknown[], Result>(queue: string, work: (...args: Given) => Promise<Result>) => {
      queues.set({ queue }, 0);
      return async (...args: Given): Promise<Result> => {
        queues.inc({ queue });
        return work(...args).finally(() => queues.dec({ queue }));
      };
    },
    /** A figure that is read when the metrics are. */
    gauge: (name: string, help: string, read: () => number | Promise<number>): void => {
      new Gauge({
        registers,
        name,
        help,
        async collect() {
          this.set(await read());
        },
      });
    },
  };
}

/** Counts every request that passes the hooks; boards that are kept and event streams never do. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { url, config } = request.routeOptions;
    // the paths of files, pages and junk are as many as anyone likes
    const route = config.access !== undefined && url !== undefined ? url : 'other';
    metrics.countRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    done(null, payload);
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    metrics.countError(error);
    done();
  });
}

type Served = { token: string | undefined; backups: Pick<Backups, 'status'>; certificateEndsAt: () => Date | null };

/** `GET /api/metrics` in Prometheus' text, for those who have the token. Without a token there is no such route. */
export function serveMetrics(app: FastifyInstance, { registry, gauge }: Metrics, { token, backups, certificateEndsAt }: Served): void {
  if (token === undefined) return;
  collectDefaultMetrics({ register: registry });
  gauge('fairway_backup_age_seconds', 'Since the last backup; +Inf: none yet', async () =>
    secondsSince((await backups.status()).last?.made),
  );
  gauge(
    'fairway_certificate_expires_seconds',
    'Until the certificate of the public address ends; negative: it has; +Inf: none is known',
    () => secondsUntil(certificateEndsAt()),
  );
  const wanted = digest(`Bearer ${token}`);
  app.get('/api/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new AppError('unauthenticated');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const secondsSince = (time: Date | undefined): number => (time ? (Date.now() - time.getTime()) / 1000 : Number.POSITIVE_INFINITY);
const secondsUntil = (time: Date | null): number => (time ? (time.getTime() - Date.now()) / 1000 : Number.POSITIVE_INFINITY);

/** Of equal length whatever was sent, as the comparison needs it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
