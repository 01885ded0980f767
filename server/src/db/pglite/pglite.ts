import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pause } from '../../work/slice.ts';
import { writeBuiltIns } from '../built-in.ts';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder, runMigrations } from '../migrate.ts';
import { NOTICE_CHANNEL, readNotice } from '../notice/notice.ts';
import { PAGE_COST } from '../session.ts';
import { pgliteParsers } from '../value.ts';
import { prepareCluster, SMALL_MEMORY } from './cluster.ts';
import { copyFolder, databaseFolder, hasDatabase, keepToOwner, unusable } from './data-folder.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { endOnDiskFailure } from './disk-failure.ts';
import { type DiskFailure, DurableFiles } from './durable-files.ts';
import { StatementCache } from './statement-cache.ts';
import { allowOptimising, holdOptimising } from './tier-up.ts';

/** It keeps files open that it has read; without a limit of its own as many as it has. Connections leave it this room (connection-limit.ts). */
const FEW_FILES = ['-c', 'max_files_per_process=256'];
const PLANS = ['-c', `random_page_cost=${PAGE_COST}`];
/** `-F` switches fsync off; without it every commit waits for the disk. */
const DURABLE = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

interface EmbeddedDatabase extends OpenDatabase {
  client: PGlite;
  files: DurableFiles;
}

/**
 * Opens (or first makes) the embedded database in `dataDir`, alone: a second process is refused with a StartError. `fail` ends the
 * process when the disk does not take a commit.
 */
export async function openEmbedded(dataDir: string, fail: (failure: DiskFailure) => never = failLoudly): Promise<EmbeddedDatabase> {
  hasDatabase(dataDir); // before anything is written into a folder that is not ours
  const lock = takeLock(dataDir);
  if (lock.brokeOff) process.stderr.write(BROKE_OFF);
  try {
    holdOptimising();
    const folder = databaseFolder(dataDir);
    rmSync(copyFolder(dataDir), { recursive: true, force: true }); // of a server that was killed while it made a backup
    await prepareCluster(folder);
    keepToOwner(dataDir);
    const files = new DurableFiles(folder, fail);
    const client = await start({ fs: files, startParams: [...DURABLE, ...SMALL_MEMORY, ...FEW_FILES, ...PLANS] });
    await requireFiles(client, folder);
    const database = pgliteDatabase(client);
    return { ...database, client, files, ready: lock.ready, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw unusable(dataDir, error);
  }
}

const BROKE_OFF =
  'Lần chạy trước bị dừng trước khi sẵn sàng, có thể vì thiếu bộ nhớ: cần khoảng 450 MB. Không có gì bị mất.\n' +
  'The last start ended before it was ready, perhaps for lack of memory: it takes about 450 MB. Nothing is lost.\n';

const failLoudly = (failure: DiskFailure): never => {
  throw new Error(`the disk is ${failure}`);
};

/** The engine notices a missing file only when a query needs it. */
async function requireFiles(client: PGlite, folder: string): Promise<void> {
  const { rows } = await client.query<{ file: string }>(`select pg_relation_filepath(oid) as file from pg_class where relfilenode > 0`);
  if (rows.some(({ file }) => !existsSync(join(folder, file)))) throw new Error('a file of the database is missing');
}

function takeLock(dataDir: string): DirectoryLock {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/**
 * A folder of files that nobody else uses, without syncing the disk: a copy to read from, or a folder that is synced when it is filled.
 * A disk that is full ends the process here too.
 */
export async function openUnsynced(folder: string): Promise<OpenDatabase> {
  const files = new DurableFiles(folder, endOnDiskFailure(folder));
  return pgliteDatabase(await start({ fs: files, startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY, ...FEW_FILES, ...PLANS] }));
}

/** A database in memory, loaded from the dump of another, for tests: nothing to sync, nothing to lock. */
export async function openInMemory(dump: Blob): Promise<OpenDatabase> {
  const client = await start({ loadDataDir: dump, startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY, ...FEW_FILES, ...PLANS] });
  return pgliteDatabase(client);
}

/** An empty database with the schema of this release, as one compressed file. */
export async function packedDatabase(): Promise<Uint8Array> {
  const client = await start({ startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY], initDbStartParams: SMALL_MEMORY });
  await pgliteDatabase(client).migrate();
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  return dump.bytes();
}

function pgliteDatabase(client: PGlite): OpenDatabase {
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    engine: 'pglite',
    db,
    migrate: async (before = async () => {}) => {
      await runMigrations(db, () => migrate(db, { migrationsFolder }), before);
      await writeBuiltIns(db);
      allowOptimising();
    },
    listen: async (listener) => {
      const stop = await client.listen(NOTICE_CHANNEL, (payload) => listener.notice(readNotice(payload).notice));
      return { stop, tell: () => {} }; // there is no other process
    },
    ready: () => {},
    close: () => client.close(),
  };
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const client = new Client({ ...options, parsers: pgliteParsers });
  await client.waitReady;
  return client;
}

/**
 * PGlite that prepares its statements. It works in this thread, where one statement after the other would leave nobody else a turn: between two of
 * them others have it. It has one connection: a query on the database inside a transaction's callback would wait for the transaction, and the
 * transaction for the query. Here it throws instead of hanging.
 */
class Client extends PGlite {
  private readonly running = new AsyncLocalStorage<{ open: boolean }>();
  private readonly statements = new StatementCache(this);

  override async query<T>(query: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    this.refuseInsideTransaction();
    await this._checkReady();
    await pause();
    return this._runExclusiveTransaction(() => this.runPrepared<T>(query, params, options));
  }

  private runPrepared<T>(query: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(() => this.statements.run<T>(query, params, options));
  }

  override exec(query: string, options?: QueryOptions) {
    this.refuseInsideTransaction();
    return super.exec(query, options);
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.refuseInsideTransaction();
    const state = { open: true };
    const work = super.transaction((tx) => {
      tx.query = async <T>(text: string, params?: unknown[], options?: QueryOptions) => {
        await pause();
        if (tx.closed) throw new Error('The transaction is closed.');
        return this.runPrepared<T>(text, params, options);
      };
      return this.running.run(state, callback, tx);
    });
    return work.finally(() => {
      state.open = false;
    });
  }

  private refuseInsideTransaction(): void {
    if (this.running.getStore()?.open) throw new Error('This query would wait for ever: inside a transaction, pass the transaction on.');
  }
}
