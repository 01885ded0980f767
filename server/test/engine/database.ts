import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { writeBuiltIns } from '../../src/db/built-in.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { openInMemory } from '../../src/db/pglite.ts';

/**
 * The database of a test file, on the engine of the run: migrated, empty before each test, or before the first alone, closed at the end. Call
 * it once, at the top:
 *
 *     const { db } = await openTestDatabase();
 */
export async function openTestDatabase(emptied: 'before each test' | 'once' = 'before each test'): Promise<OpenDatabase> {
  const database = await (process.env.TEST_ENGINE === 'postgres' ? openClone() : openInMemory(await openAsBlob(inject('dumpFile'))));
  const emptying = await emptyingOf(database);
  const hook = emptied === 'once' ? beforeAll : beforeEach;
  hook(() => empty(database, emptying));
  afterAll(() => database.close());
  return database;
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

export interface EmptyDatabase {
  /** The environment with which a server uses it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

let emptyCount = 0;

/** A database without a schema, on the engine of the run, for a server process of its own. */
export async function emptyDatabase(postgresOptions = ''): Promise<EmptyDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-data-'));
    return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const url = new URL(inject('templateUrl'));
  emptyCount += 1;
  const name = `${url.pathname.slice(1)}_${process.env.VITEST_POOL_ID}_empty_${emptyCount}`;
  await asAdmin((admin) => admin.query(`create database ${name} ${postgresOptions}`));
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

const DEADLOCK = '40P01';

/** Work that a test left running (for example the end of a stream) may deadlock with the emptying: then it tries again. */
async function empty(database: OpenDatabase, emptying: string): Promise<void> {
  for (;;) {
    try {
      await database.db.execute(sql.raw(emptying));
      await writeBuiltIns(database.db);
      return;
    } catch (error) {
      if (!(error instanceof DrizzleQueryError && (error.cause as { code?: string }).code === DEADLOCK)) throw error;
    }
  }
}

async function openClone(): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: await workerDatabaseUrl(), dataDir: '' });
}

/**
 * Deletes every row and counts from 1 again: of tables with a few rows, a seventh of what truncating them takes. As a replica it asks no
 * foreign key and no trigger, so the order does not matter, and the log, which nobody may empty, is emptied too.
 */
async function emptyingOf({ db }: OpenDatabase): Promise<string> {
  const { rows } = await db.execute<{ statement: string }>(sql`
    select format('delete from %I;', tablename) as statement from pg_tables where schemaname = 'public'
    union all select format('perform setval(%L, 1, false);', sequencename) from pg_sequences where schemaname = 'public'`);
  const statements = rows.map(({ statement }) => statement).join(' ');
  return `do $$ begin set local session_replication_role = replica; ${statements} set local session_replication_role = origin; end $$`;
}
