import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type OpenDatabase, openDatabase } from '../src/db/open.ts';
import { activity } from '../src/db/schema/activity.ts';
import { entry } from '../src/db/schema/player.ts';
import { tournament } from '../src/db/schema/tournament.ts';
import { type EmptyDatabase, emptyDatabase } from './database.ts';
import { cardOver, wholeCard } from './event.ts';
import { fillClub } from './filled.ts';
import { createOutbox } from './outbox.ts';
import { type RunningServer, startServer } from './process.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.remove());

/** Processes start slowly on a machine that has other work as well. */
const timeout = 120_000;

describe('the server as a process', { timeout }, () => {
  test('stops cleanly on a signal', async () => {
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

/** What the servers of this test use, opened by the test itself while none of them runs. */
async function withDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const own = await openDatabase(readConfig(database.env));
  await own.migrate();
  return work(own).finally(() => own.close());
}

const KILLS = 10;
const ENTRIES_PER_SECOND = 200;

describe('a server killed again and again under 200 entries a second', () => {
  test('has every acknowledged entry, each once, and whole batches with their version and activity', { timeout: 180_000 }, async () => {
    const { token, events } = await withDatabase(({ db }) => db.transaction((tx) => fillClub(tx, 1)));
    const [event] = events;
    if (!event) throw new Error('no tournament');
    let server: RunningServer | undefined;
    const post = (entries: unknown) =>
      fetch(`${server?.url}${event.roundPath}/entries`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ entries }),
      });
    const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver()));
    const outbox = createOutbox(entries, ENTRIES_PER_SECOND, post);
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
    await withDatabase(async ({ db }) => {
      const rows = await db.select().from(entry);
      expect(rows.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
      expect(outbox.acknowledged.size).toBe(rows.length);
      const [{ boardVersion } = { boardVersion: 0 }] = await db.select().from(tournament);
      const told = (await db.select().from(activity)).map(({ after }) => (after as { entries: number }).entries);
      expect(told).toHaveLength(boardVersion - 1);
      expect(told.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    });
  });
});
