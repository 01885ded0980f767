import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { createLog } from '../src/log.ts';
import { migratedDatabase, type NewDatabase } from './engine/database.ts';
import { startServer } from './engine/process.ts';
import { type DatabaseWay, openProxy } from './engine/proxy.ts';
import { busyDay, written } from './kit/busy-day.ts';
import { stroke } from './kit/event.ts';

const CUTS = 10;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a PostgreSQL whose connections break', () => {
  let database: NewDatabase;
  let proxy: DatabaseWay;
  beforeEach(async () => {
    database = await migratedDatabase();
    proxy = await openProxy(database.env.DATABASE_URL ?? '');
  });
  afterEach(async () => {
    await proxy.close();
    await database.remove();
  });

  test('ends no server and loses no acknowledged entry, however often they are cut under load', async () => {
    const server = await startServer({ DATABASE_URL: proxy.url });
    const { entries, outbox } = await busyDay(database.env, () => server.url);
    outbox.start();
    for (let cuts = 0; cuts < CUTS; cuts += 1) {
      const before = outbox.acknowledged.size;
      while (outbox.acknowledged.size < before + 50) await wait(10);
      expect(proxy.cut()).toBeGreaterThan(0);
    }
    await outbox.stop();
    await outbox.drain();
    expect(await server.stop()).toBe(0);
    const { ids, batches } = await written(database.env);
    expect(ids.sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  });

  test('is answered with 503 and a sentence; the public board goes on, and says how old it is; all heals by itself', async () => {
    const { token, event } = await busyDay(database.env, () => undefined);
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const own = await openDatabase({ databaseUrl: proxy.url, dataDir: '', report: (error) => log.warn({ err: error }, 'broke') });
    const app = await buildApp({ database: own, config: readConfig({ DEMO: 'off' }), log });
    await app.ready();
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const board = () => app.inject(`/api/live/tournaments/${event.id}`);
    const list = () => app.inject('/api/live/tournaments');
    const enter = (hole: number) =>
      app.inject({
        method: 'POST',
        url: `${event.roundPath}/entries`,
        headers,
        payload: { entries: [stroke(event.playerIds[0] ?? '', hole, 4)] },
      });
    try {
      expect((await enter(1)).statusCode).toBe(200);
      const fresh = await board();
      const freshList = await list();
      expect(fresh.headers).not.toHaveProperty('age');

      await proxy.close();
      expect((await app.inject('/api/alive')).json()).toEqual({ status: 'alive' });
      const health = await app.inject('/api/health');
      expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '3']);
      const refused = await enter(2);
      expect([refused.statusCode, refused.json()]).toEqual([
        503,
        {
          code: 'database-away',
          message: 'The system cannot reach its data right now. What was saved is safe. Please try again in a few seconds.',
        },
      ]);
      const last = await board();
      expect([last.statusCode, last.body, last.headers['cache-control']]).toEqual([200, fresh.body, 'no-store']);
      expect(Number(last.headers.age)).toBeGreaterThan(0);
      await until(async () => expect((await list()).headers['cache-control']).toBe('no-store'));
      const lastList = await list();
      expect([lastList.statusCode, lastList.body]).toEqual([200, freshList.body]);
      expect(Number(lastList.headers.age)).toBeGreaterThan(0);
      expect(lines.filter((line) => line.includes('"stack"')).length).toBeLessThanOrEqual(2); // one for each connection that was open

      await proxy.open();
      expect((await enter(2)).json().outcomes).toMatchObject([{ outcome: 'applied' }]);
      await until(async () => expect((await board()).json().boardVersion).toBe(3));
      expect((await board()).headers).not.toHaveProperty('age');
      await until(async () => expect((await list()).headers).not.toHaveProperty('age'));
    } finally {
      await proxy.open().catch(() => undefined);
      await app.close();
      await own.close();
    }
  });

  test('or that hold a lock for too long let nobody wait without an answer', async () => {
    const { token, event } = await busyDay(database.env, () => undefined);
    const own = await openDatabase({ databaseUrl: database.env.DATABASE_URL, dataDir: '' });
    const app = await buildApp({ database: own, config: readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }) });
    const holder = new pg.Client({ connectionString: database.env.DATABASE_URL });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from tournament for update');
    const answer = await app.inject({
      method: 'POST',
      url: `${event.roundPath}/entries`,
      headers: { authorization: `Bearer ${token}` },
      payload: { entries: [stroke(event.playerIds[0] ?? '', 1, 4)] },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    await holder.end();
    await app.close();
    await own.close();
  });
});
