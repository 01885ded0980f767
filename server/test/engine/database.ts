import { cpSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import { writeBuiltIns } from '../../src/db/built-in.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openInMemory } from '../../src/db/pglite/pglite.ts';
import { emptying, keptRows, putBack } from './kept-rows.ts';

export type Emptied = 'before each test' | 'once';

/** Of all test files of this worker. Its process ends with it. */
let kept: Promise<{ database: OpenDatabase; beginning: string }> | undefined;

/**
 * The database of a test file, on the engine of the run: migrated, empty before each test, or before the first alone. Call it once, at the top:
 *
 *     const { db } = await openTestDatabase();
 */
export async function openTestDatabase(emptied: Emptied = 'before each test'): Promise<OpenDatabase> {
  kept ??= openOfWorker();
  const { database, beginning } = await kept;
  const hook = emptied === 'once' ? beforeAll : beforeEach;
  hook(() => putBack(database.db, beginning));
  return database;
}

async function openOfWorker() {
  const database = await (process.env.TEST_ENGINE === 'postgres'
    ? openDatabase({ databaseUrl: await workerDatabaseUrl(), dataDir: '' })
    : openInMemory(await openAsBlob(inject('dumpFile'))));
  await putBack(database.db, await emptying(database.db));
  await writeBuiltIns(database.db);
  return { database, beginning: await keptRows(database.db) };
}

/** The address of this worker's own database on the PostgreSQL of the run. */
export async function workerDatabaseUrl(): Promise<string> {
  const url = new URL(inject('templateUrl'));
  const template = url.pathname.slice(1);
  const own = `${template}_${process.env.VITEST_POOL_ID}`;
  await asAdmin(async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [own]);
    if (rowCount === 0) await admin.query(`create database ${own} template ${template}`);
  });
  url.pathname = `/${own}`;
  return url.href;
}

export interface NewDatabase {
  /** The environment with which a server uses it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

let newCount = 0;

/** A database without a schema, on the engine of the run, for a server process of its own. */
export const emptyDatabase = (postgresOptions = ''): Promise<NewDatabase> => newDatabase({ options: postgresOptions });

/** One that a server of this release has opened before: it need not make the schema, which takes a second. */
export const migratedDatabase = (): Promise<NewDatabase> =>
  process.env.TEST_ENGINE === 'postgres'
    ? newDatabase({ options: `template ${new URL(inject('templateUrl')).pathname.slice(1)}` })
    : newDatabase({ from: inject('dataFolder') });

/** `from`: a data folder that is copied; `options`: of PostgreSQL. */
async function newDatabase({ from, options = '' }: { from?: string; options?: string }): Promise<NewDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-data-'));
    if (from) cpSync(from, folder, { recursive: true });
    return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const url = new URL(inject('templateUrl'));
  url.searchParams.delete('host'); // by TCP, as a server reaches its database
  newCount += 1;
  const name = `${url.pathname.slice(1)}_${process.env.VITEST_POOL_ID}_new_${newCount}`;
  await asAdmin((admin) => admin.query(`create database ${name} ${options}`));
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, remove: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}
