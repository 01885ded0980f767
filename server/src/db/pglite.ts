import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { writeBuiltIns } from './built-in.ts';
import { prepareCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { type DiskFailure, DurableFiles } from './durable-files.ts';
import { migrationsFolder, schemaVersion } from './migrate.ts';
import { NOTICE_CHANNEL, readNotice } from './notice.ts';
import type { OpenDatabase } from './open.ts';
import { StatementCache } from './statement-cache.ts';
import { pgliteParsers } from './value.ts';

/** 16 MB instead of 128: the operating system's cache serves one small database just as well, and memory use falls from 800 to 180 MB. */
const SMALL_MEMORY = ['-c', 'shared_buffers=16MB'];
/** `-F` switches fsync off; without it every commit waits for the disk. */
const DURABLE = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

export interface EmbeddedDatabase extends OpenDatabase {
  client: PGlite;
  files: DurableFiles;
}

/**
 * Opens (or first makes) the embedded database in `dataDir`, alone: a second process is refused with a StartError. `fail` ends the
 * process when the disk does not take a commit.
 */
export async function openEmbedded(dataDir: string, fail: (failure: DiskFailure) => never = failLoudly): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await prepareCluster(folder);
    const files = new DurableFiles(folder, fail);
    const client = await start({ fs: files, startParams: [...DURABLE, ...SMALL_MEMORY] });
    const database = pgliteDatabase(client);
    return { ...database, client, files, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const failLoudly = (failure: DiskFailure): never => {
  throw new Error(`the disk is ${failure}`);
};

/** A database in memory, loaded from the dump of another, for tests: nothing to sync, nothing to lock. */
export async function openInMemory(dump: Blob): Promise<OpenDatabase> {
  const client = await start({ loadDataDir: dump, startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY] });
  return pgliteDatabase(client);
}

function pgliteDatabase(client: PGlite): OpenDatabase {
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    engine: 'pglite',
    db,
    migrate: async () => {
      await migrate(db, { migrationsFolder });
      await writeBuiltIns(db);
      await schemaVersion(db);
    },
    listen: (listener) => client.listen(NOTICE_CHANNEL, (payload) => listener.notice(readNotice(payload))),
    close: () => client.close(),
  };
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const client = new Client({ ...options, parsers: pgliteParsers });
  await client.waitReady;
  return client;
}

/**
 * PGlite that prepares its statements. It has one connection: a query on the database inside a transaction's callback would wait for
 * the transaction, and the transaction for the query. Here it throws instead of hanging.
 */
class Client extends PGlite {
  private readonly running = new AsyncLocalStorage<{ open: boolean }>();
  private readonly statements = new StatementCache(this);

  override async query<T>(query: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    this.refuseInsideTransaction();
    await this._checkReady();
    const run = () => this.statements.run<T>(query, params, options);
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(run));
  }

  override exec(query: string, options?: QueryOptions) {
    this.refuseInsideTransaction();
    return super.exec(query, options);
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.refuseInsideTransaction();
    const state = { open: true };
    const work = super.transaction((tx) => this.running.run(state, callback, tx));
    return work.finally(() => {
      state.open = false;
    });
  }

  private refuseInsideTransaction(): void {
    if (this.running.getStore()?.open) throw new Error('This query would wait for ever: inside a transaction, pass the transaction on.');
  }
}
