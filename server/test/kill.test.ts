import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migratedDatabase, type NewDatabase } from './engine/database.ts';
import { type RunningServer, startServer } from './engine/process.ts';
import { busyDay, written } from './kit/busy-day.ts';

let database: NewDatabase;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(() => database.remove());

/** `npm run drill` goes on for as long as it is told. */
const KILLS = 2;

describe('a server killed again and again under 200 entries a second', () => {
  test('has every acknowledged entry, each once, and whole batches with their version and activity', async () => {
    let server: RunningServer | undefined;
    const { entries, outbox } = await busyDay(database.env, () => server?.url);
    for (let kills = 0; kills < KILLS; kills += 1) {
      server = await startServer(database.env);
      const before = outbox.acknowledged.size;
      outbox.start();
      // While it is busy, at no particular moment.
      while (outbox.acknowledged.size < before + 50) await wait(10);
      await wait(Math.random() * 300);
      await server.kill();
      await outbox.stop();
    }
    server = await startServer(database.env);
    await outbox.drain();
    expect(await server.stop()).toBe(0);
    const { ids, boardVersion, batches } = await written(database.env);
    expect(ids.sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(outbox.acknowledged.size).toBe(ids.length);
    expect(batches).toHaveLength(boardVersion - 1);
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  });
});
