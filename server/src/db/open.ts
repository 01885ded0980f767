import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DiskFailure } from './durable-files.ts';
import type { Listening, NoticeListener } from './notice.ts';
import { openEmbedded } from './pglite.ts';

/** What feature stores take: a database, or a transaction, of either engine. */
export type Database = PgDatabase<RowsOfEitherDriver>;
/** For a function that must not run outside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What both drivers return from a raw `execute`. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsOfEitherDriver extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

export interface OpenDatabase {
  engine: 'pglite' | 'postgres';
  db: Database;
  /** Brings the schema up to date; any number of processes may do so at once. `before`: called before the data of an earlier release change. */
  migrate(before?: () => Promise<void>): Promise<void>;
  /** Calls the listener for every notice of a transaction, and for all that other processes tell, until it stops. */
  listen(listener: NoticeListener): Promise<Listening>;
  /** The process answers. The next start of an embedded database says so if this one ends before. */
  ready(): void;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called about trouble that the database recovers from by itself, such as a lost connection. */
  report?: (error: Error) => void;
  /** Ends the process: the disk of the embedded database does not take what is written. */
  fail?: (failure: DiskFailure) => never;
}

/** Opens the database of the settings, or throws a StartError that says what is wrong with it. */
export async function openDatabase({ databaseUrl, dataDir, report = () => {}, fail }: DatabaseSettings): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(dataDir, fail);
  const { openPostgres } = await import('./postgres.ts'); // with its driver, which the embedded database does without
  return openPostgres(databaseUrl, report);
}
