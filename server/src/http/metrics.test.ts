import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { seedEvent, stroke } from '../../test/kit/event.ts';
import { secondApp } from '../../test/kit/second-app.ts';
import { openEventStream } from '../../test/kit/stream.ts';
import { backupName } from '../backup/folder.ts';
import { readConfig } from '../config.ts';
import { databaseErrorKind } from '../db/trouble.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-for-tests-only';
const folder = mkdtempSync(join(tmpdir(), 'fairway-metrics-'));
afterAll(() => rmSync(folder, { recursive: true }));
const test = await testApp({ METRICS_TOKEN: TOKEN, BACKUP_DIR: folder, DATA_DIR: folder });
const closed = await secondApp(test);
test.app.get('/api/broken-query', () => test.db.execute(sql`select * from nowhere`));

const read = (authorization?: string) =>
  test.app.inject({ url: '/api/metrics', headers: authorization === undefined ? {} : { authorization } });
/** The samples whose name and labels begin so, by the text before the value. */
async function samples(begin: string): Promise<Record<string, number>> {
  const lines = (await read(`Bearer ${TOKEN}`)).body.split('\n').filter((line) => line.startsWith(begin));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}
const one = async (sample: string): Promise<number | undefined> => (await samples(sample))[sample];

describe('/api/metrics', () => {
  it('does not exist without a token in the settings', async () => {
    const answer = await closed.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    const unknown = await closed.inject({ url: '/api/nothing' });
    expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `Basic ${TOKEN}`])(
    'asks for exactly its token: %s is refused',
    async (authorization) => expect((await read(authorization)).statusCode).toBe(401),
  );

  it('is text that Prometheus reads, never kept by a cache, and no route of the API’s document', async () => {
    const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(body).toContain('process_resident_memory_bytes');
    const document = await test.ask(null, 'GET /api/openapi.json');
    expect(Object.keys(document.body.paths)).not.toContain('/api/metrics');
  });
});

describe('what is counted', () => {
  it('is requests by the pattern of their route, never by what anyone typed', async () => {
    const wanted = 'fairway_http_requests_total{route="/api/tournaments/:tournamentId",method="GET",status="4xx"}';
    const before = (await one(wanted)) ?? 0;
    await test.ask('reader', `GET /api/tournaments/${randomUUID()}`);
    await test.ask(null, `GET /api/tournaments/${randomUUID()}?x=${randomUUID()}`);
    const word = randomUUID();
    for (const path of [`/api/${word}`, `/assets/${word}.js`, `/${word}`]) await test.app.inject({ url: path });
    expect(await one(wanted)).toBe(before + 2);
    const all = await read(`Bearer ${TOKEN}`);
    expect(all.body).not.toContain(word);
    expect(await one('fairway_http_request_duration_seconds_count{route="/api/tournaments/:tournamentId"}')).toBe(before + 2);
  });

  it('is boards: each computed once, and every answer, also those before every other hook', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const ask = (headers = {}) => test.app.inject({ url: `/api/live/tournaments/${event.id}`, headers });
    const label = (status: string) =>
      `fairway_http_requests_total{route="/api/live/tournaments/:tournamentId",method="GET",status="${status}"}`;
    const computed = (await one('fairway_board_computation_seconds_count')) ?? 0;
    const [whole, unchanged] = [(await one(label('2xx'))) ?? 0, (await one(label('3xx'))) ?? 0];
    const { etag = '' } = (await ask()).headers;
    for (let nth = 0; nth < 4; nth++) await ask();
    for (let nth = 0; nth < 3; nth++) await ask({ 'if-none-match': String(etag) });
    expect(await one('fairway_board_computation_seconds_count')).toBe(computed + 1);
    expect([await one(label('2xx')), await one(label('3xx'))]).toEqual([whole + 5, unchanged + 3]);
  });

  it('is entries by outcome', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 1, 4);
    const before = await samples('fairway_entries_total');
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [first, first, stroke(an, 1, 5), stroke(an, 19, 4)] });
    const after = await samples('fairway_entries_total');
    const more = Object.entries(after).map(([name, value]) => [/"(.*)"/.exec(name)?.[1], value - (before[name] ?? 0)]);
    expect(Object.fromEntries(more)).toEqual({ applied: 1, repeated: 1, disputed: 1, refused: 1 });
  });

  it('is the open event streams', async () => {
    const event = await seedEvent(test.db, test.clubId);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openEventStream(test.app, `/api/live/tournaments/${event.id}/events`);
    expect(await one('fairway_watchers')).toBe(1);
    stream.close();
  });

  it('is the age of the last backup, endless while there is none', async () => {
    expect(await one('fairway_backup_age_seconds')).toBe(Number.NaN); // “+Inf”
    expect((await read(`Bearer ${TOKEN}`)).body).toContain('fairway_backup_age_seconds +Inf');
    writeFileSync(join(folder, backupName(readConfig({ DATA_DIR: folder }), new Date(Date.now() - 3_600_000))), 'a backup');
    expect(await one('fairway_backup_age_seconds')).toBeGreaterThanOrEqual(3600);
  });

  it('is work that waits for its turn', async () => {
    const metrics = createMetrics();
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = metrics.queued('writers', () => promise);
    const length = async () => /queue_length\{queue="writers"\} (\d+)/.exec(await metrics.registry.metrics())?.[1];
    expect(await length()).toBe('0');
    const under = [work(), work()];
    expect(await length()).toBe('2');
    resolve();
    await Promise.all(under);
    expect(await length()).toBe('0');
  });

  it('is errors of the database by kind', async () => {
    await test.app.inject({ url: '/api/broken-query' });
    expect(await one('fairway_database_errors_total{kind="other"}')).toBe(1);
  });
});

describe('an error of the database', () => {
  const failureOf = (code: string) => Object.assign(new Error('x'), { code, severity: 'ERROR' });
  it.each([
    ['a server that is being shut down', failureOf('57P01'), 'away'],
    ['a lock that was not had in time', failureOf('55P03'), 'busy'],
    ['a full disk', failureOf('53100'), 'full'],
    ['any other of its errors', failureOf('42P01'), 'other'],
    ['one inside the error of a query', new Error('Failed query', { cause: failureOf('42P01') }), 'other'],
    ['a value that exists already', failureOf('23505'), null],
    ['a defect of ours', new TypeError('odd'), null],
    ['a code of the system', Object.assign(new Error('x'), { code: 'EPERM' }), null],
  ])('%s', (_, error, kind) => expect(databaseErrorKind(error)).toBe(kind));
});
