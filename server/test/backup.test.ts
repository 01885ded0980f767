import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { beginSession } from '../src/access/session-store.ts';
import { readConfig } from '../src/config.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { club } from '../src/db/schema/account/club.ts';
import { site, users } from '../src/db/schema/account/site.ts';
import { emptyDatabase, migratedDatabase, type NewDatabase } from './engine/database.ts';
import { startServer } from './engine/process.ts';
import { cardOver, type Event, seedEvent, wholeCard } from './kit/event.ts';
import { createOutbox } from './kit/outbox.ts';

/** Processes start slowly on a machine that has other work as well. */

let folder = '';
let origin: NewDatabase;
let copy: NewDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-backups-'));
  [origin, copy] = [await migratedDatabase(), await emptyDatabase()];
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await origin.remove();
  await copy.remove();
});

const file = (name: string) => join(folder, name);

/** A command as a person types it, without the installation before it. */
async function command(
  word: 'backup' | 'restore',
  database: NewDatabase,
  ...given: string[]
): Promise<{ code: number | null; output: string }> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'program', `${word}.ts`);
  const child = spawn(process.execPath, [script, ...given], {
    env: { ...process.env, ...database.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, output: out + error };
}

async function withDatabase<Result>(database: NewDatabase, work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase(readConfig(database.env));
  await opened.migrate();
  return work(opened).finally(opened.close);
}

const signIn = (database: NewDatabase): Promise<string> =>
  withDatabase(database, async ({ db }) => {
    const [person] = await db.select({ id: users.id }).from(users);
    return beginSession(db, person?.id ?? '', new Date());
  });

const seed = (): Promise<Event> =>
  withDatabase(origin, async ({ db }) => {
    const [home] = await db.insert(site).values({ name: 'Site' }).returning();
    const [phoenix] = await db
      .insert(club)
      .values({ siteId: home?.id ?? '', name: 'Phoenix' })
      .returning();
    await db.insert(users).values({ username: 'desk', name: 'Desk', passwordHash: 'none', siteId: home?.id ?? null });
    return seedEvent(db, phoenix?.id ?? '', { players: 40, divisions: ['A', 'B'] });
  });

/** What people see of the tournament on a running server, byte by byte. */
async function shown(url: string, event: Event, token: string): Promise<string[]> {
  const paths = [`/api/live/tournaments/${event.id}`, `${event.path}/winners`, `${event.path}/players`];
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(paths.map(async (path) => (await fetch(url + path, { headers })).text()));
}

describe('a backup of a running server', () => {
  it('has every entry that was acknowledged before, and restored shows the same board, winners and players', async () => {
    const event = await seed();
    const token = await signIn(origin);
    const server = await startServer(origin.env);
    const post = (entries: unknown) =>
      fetch(`${server.url}${event.roundPath}/entries`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ entries }),
      });
    const outbox = createOutbox(
      event.playerIds.flatMap((id) => wholeCard(id, cardOver())),
      100,
      post,
    );
    outbox.start();
    while (outbox.acknowledged.size < 100) await wait(10);
    const before = [...outbox.acknowledged];
    const made = await command('backup', origin, file('under-load.gz'));
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/Made and checked a backup of \d+ rows/) });
    await outbox.drain();
    expect((await command('backup', origin, file('after.gz'))).code).toBe(0);
    const seen = await shown(server.url, event, token);
    expect(await server.stop()).toBe(0);
    if (origin.env.DATA_DIR) expect(readdirSync(origin.env.DATA_DIR).sort()).toEqual(['database', 'lock', 'secret']);

    const restored = await command('restore', copy, file('after.gz'));
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/Restored and compared \d+ rows/) });
    const own = await signIn(copy);
    const second = await startServer(copy.env);
    expect(await shown(second.url, event, own)).toEqual(seen);
    await second.stop();
    const underLoad = gunzipSync(readFileSync(file('under-load.gz'))).toString();
    expect(before.filter((id) => !underLoad.includes(id))).toEqual([]);
  });

  // how it is made on the other engine is in backups.test.ts
  it.runIf(process.env.TEST_ENGINE === 'postgres')('is made by the server itself when it is due, named by its time', async () => {
    const server = await startServer({ ...origin.env, BACKUP_DIR: folder, BACKUP_EVERY: '24', BACKUP_KEEP: '2' });
    await until(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/^fairway-[\dT-]+Z-[\da-f]{8}\.jsonl\.gz$/)]));
    expect(await server.stop()).toBe(0);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'pglite')('the door for backups of the embedded database', () => {
  it('opens for the key in the data folder alone, which nobody else may read, and is gone with the server', async () => {
    const server = await startServer(origin.env);
    const doorFile = join(origin.env.DATA_DIR ?? '', 'door.json');
    expect(statSync(doorFile).mode & 0o777).toBe(0o600);
    const { url, key } = JSON.parse(readFileSync(doorFile, 'utf8'));
    const knock = async (authorization: string, method = 'POST') =>
      (await fetch(url, { method, headers: { authorization }, ...(method === 'POST' && { body: file('one.gz') }) })).status;
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect([await knock(''), await knock('Bearer wrong'), await knock(`Bearer ${key}x`), await knock(`Bearer ${key}`, 'GET')]).toEqual([
      403, 403, 403, 403,
    ]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await Promise.all([knock(`Bearer ${key}`), knock(`Bearer ${key}`)])).toEqual(expect.arrayContaining([200, 409]));
    expect(readdirSync(folder)).toEqual(['one.gz']);
    expect(await knock(`Bearer ${key}`)).toBe(409);
    await server.stop();
    expect(() => statSync(doorFile)).toThrow();
  });
});
