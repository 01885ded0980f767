import { eq, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { AppError } from '../error/app-error.ts';
import type { Database, Transaction } from './database.ts';

type Identified = PgTable & { readonly id: PgColumn };
type Versioned = Identified & { readonly version: PgColumn };

/** Locks a record until the transaction ends. */
export async function holdRow(tx: Transaction, table: Identified, id: string): Promise<void> {
  const [held] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  if (!held) throw new AppError('not-found');
}

/** Adds a record; answers its id. */
export async function insertRow<Table extends Identified>(db: Database, table: Table, values: PgInsertValue<Table>): Promise<string> {
  const [created] = await db.insert(table).values(values).returning({ id: table.id });
  if (!created) throw new Error('nothing was written');
  return created.id as string;
}

/** Changes a record, or all of these, and raises the version of each. */
export async function changeRow<Table extends Versioned>(
  db: Database,
  table: Table,
  which: string | SQL | undefined,
  fields: PgUpdateSetSource<Table>,
): Promise<void> {
  if (which === undefined) throw new Error('it would change every record');
  const raised = { ...fields, version: sql`${table.version} + 1` };
  await db
    .update(table as PgTable)
    .set(raised)
    .where(typeof which === 'string' ? eq(table.id, which) : which);
}

export async function removeRow(tx: Transaction, table: Identified, id: string): Promise<void> {
  await tx.delete(table as PgTable).where(eq(table.id, id));
}

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

/** The same for thousands of rows with the same fields, of texts, numbers and dates. */
export async function insertMany(db: Database, table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const fields = Object.keys(rows[0] ?? {});
  const columns = fields.map(toSnakeCase);
  const named = rows.map((row) => Object.fromEntries(fields.map((field, nth) => [columns[nth], row[field] ?? null])));
  if (rows.length > 0) await insertJson(db, table, columns, JSON.stringify(named));
}
