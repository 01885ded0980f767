import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migratedDatabase, type NewDatabase } from './engine/database.ts';
import { startServer } from './engine/process.ts';
import { busyDay, written } from './kit/busy-day.ts';

const preload = pathToFileURL(`${import.meta.dirname}/engine/full-disk.ts`).href;

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the embedded database on a disk', () => {
  let database: NewDatabase;
  beforeEach(async () => {
    database = await migratedDatabase();
  });
  afterEach(() => database.remove());

  test('that is full ends the server in a sentence, with a code of its own, and loses no acknowledged entry', async () => {
    const { outbox } = await busyDay(database.env, () => server.url);
    const server = await startServer({ ...database.env, NODE_OPTIONS: `--import ${preload}` });
    outbox.start();
    while (outbox.acknowledged.size < 100) await wait(10);
    server.signal('SIGUSR2');
    expect(await server.ended).toBe(74);
    await outbox.stop();
    expect(server.output()).toContain('The disk of the data directory is full, so the server has stopped.');
    expect(server.output()).not.toContain('    at ');
    const kept = new Set((await written(database.env)).ids);
    expect([...outbox.acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  });
});
