import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listening, NoticeListener } from './notice/notice.ts';

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
