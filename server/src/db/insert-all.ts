import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Writes these rows, however many they are. */
export async function insertAll(db: Database, table: PgTable, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE) as never);
}

/** Writes rows that are JSON already, by the names of these columns: the database reads it, which costs this process nothing. */
export async function insertJson(db: Database, table: PgTable, columns: readonly string[], rows: string): Promise<void> {
  const named = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`insert into ${table} (${named}) select ${named} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`);
}
