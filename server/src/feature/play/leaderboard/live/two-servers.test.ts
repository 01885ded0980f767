import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { secondApp } from '../../../../../test/kit/second-app.ts';
import { statementsOf } from '../../../../../test/kit/statement-count.ts';
import { openEventStream } from '../../../../../test/kit/stream.ts';
import { announce } from '../../../../db/notice/announce.ts';

const TOKEN = 'a-token-of-the-metrics-long-enough';
const test = await testApp({ METRICS_TOKEN: TOKEN });
const second = await secondApp(test, { METRICS_TOKEN: TOKEN });
beforeAll(async () => {
  for (const app of [test.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});

const enter = (event: Event, hole: number) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', hole, 4)] });
const boardAt = async (app: FastifyInstance, event: Event) => (await app.inject(`/api/live/tournaments/${event.id}`)).json();

const WATCHERS = 40;
/** Everybody at once: the stream, and the board. */
const come = (app: FastifyInstance, event: Event) =>
  Promise.all(
    Array.from({ length: WATCHERS }, async () => {
      const [stream] = await Promise.all([openEventStream(app, `/api/live/tournaments/${event.id}/events`), boardAt(app, event)]);
      return stream;
    }),
  );
/** How many boards a server has computed since it began. */
async function computedBy(app: FastifyInstance): Promise<number> {
  const { body } = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^fairway_board_computation_seconds_count (\d+)$/m.exec(body)?.[1]);
}

// the embedded database has one process
describe.runIf(test.database.engine === 'postgres')('two servers on one database', () => {
  it('compute a version once each, however many come for it at once', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const servers = [test.app, second];
    const before = await Promise.all(servers.map(computedBy));
    const computed = async () => (await Promise.all(servers.map(computedBy))).map((count, nth) => count - (before[nth] ?? 0));

    const streams = (await Promise.all(servers.map((app) => come(app, event)))).flat();
    expect(await computed()).toEqual([1, 1]);

    await enter(event, 1);
    await until(() => expect(streams.every(({ versions }) => versions.at(-1) === 2)).toBe(true));
    const boards = await Promise.all(servers.flatMap((app) => streams.map(() => boardAt(app, event))));
    expect(new Set(boards.map(({ boardVersion }) => boardVersion))).toEqual(new Set([2]));
    expect(await computed()).toEqual([2, 2]);

    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ ended }) => ended));
    await enter(event, 2); // a version that nobody watched
    await until(async () =>
      expect(await Promise.all(servers.map((app) => boardAt(app, event)))).toMatchObject([{ boardVersion: 3 }, { boardVersion: 3 }]),
    );
    for (const stream of (await Promise.all(servers.map((app) => come(app, event)))).flat()) stream.close();
    expect(await computed()).toEqual([3, 3]);
  });

  it('show each other’s entries, and are silent while nothing happens', async () => {
    const event = await seedEvent(test.db, test.clubId);
    expect((await boardAt(second, event)).boardVersion).toBe(1);
    await enter(event, 1);
    await until(async () => expect((await boardAt(second, event)).boardVersion).toBe(2));
    expect(await boardAt(second, event)).toEqual(await boardAt(test.app, event));
    expect(await statementsOf(() => boardAt(second, event))).toBe(0);
  });

  it('poke each other’s watchers', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await openEventStream(second, `/api/live/tournaments/${event.id}/events`);
    await until(() => expect(stream.versions).toEqual([1]));
    await enter(event, 1);
    await until(() => expect(stream.versions).toEqual([1, 2]));
    stream.close();
  });

  it('end the streams of a tournament that the other made private', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await openEventStream(second, `/api/live/tournaments/${event.id}/events`);
    await until(() => expect(stream.versions).toEqual([1]));
    await test.ask('manager', `PATCH ${event.path}`, { public: false, version: 1 });
    await stream.ended;
    expect((await second.inject(`/api/live/tournaments/${event.id}`)).statusCode).toBe(404);
  });

  it('trust the database, not a notice of a version that it does not have', async () => {
    const event = await seedEvent(test.db, test.clubId);
    await boardAt(second, event);
    await test.db.transaction((tx) => announce(tx, event.id, 99));
    await until(async () => expect(await statementsOf(() => boardAt(second, event))).toBeGreaterThan(0));
    expect((await boardAt(second, event)).boardVersion).toBe(1);
    expect(await statementsOf(() => boardAt(second, event))).toBe(0);
  });

  it('read again after a lost connection, for what was not heard in between', async () => {
    const event = await seedEvent(test.db, test.clubId);
    await boardAt(second, event);
    const stream = await openEventStream(second, `/api/live/tournaments/${event.id}/events`);
    await test.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()
      and datname = current_database()`);
    await enter(event, 1);
    await until(() => expect(stream.versions.at(-1)).toBe(2));
    expect((await boardAt(second, event)).boardVersion).toBe(2);
    stream.close();
  });
});
