import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from './database.ts';
import { startServer } from './process.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.remove());

/** Processes start slowly on a machine that has other work as well. */
const timeout = 120_000;

describe('the server as a process', { timeout }, () => {
  test('stops cleanly when it is told to', async () => {
    const server = await startServer(database.env);
    expect(await server.stop()).toBe(0);
  });

  test('starts again on the same database after it was killed', async () => {
    for (let round = 0; round < 3; round += 1) await (await startServer(database.env)).kill();
    const server = await startServer(database.env);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.stop();
  });
});
