import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { migrateTo } from '../../src/db/migrate.ts';

/**
 * The data of one release: the tables as they were, parents first, and the last migration that it had. A release keeps its file for ever:
 * every later program must open it.
 */
export type Release = { migration: string; tables: { name: string; rows: object[] }[] };

const folder = join(import.meta.dirname, '..', 'release');
const fileOf = (version: string) => join(folder, `${version}.json`);
export const hasRelease = (version: string): boolean => existsSync(fileOf(version));
export const readRelease = (version: string): Release => JSON.parse(readFileSync(fileOf(version), 'utf8'));
export const releaseFile = (version: string): string => fileOf(version);

/** Every row of the public tables; a table stands after those that it refers to. */
export async function dump(db: Database, migration: string): Promise<Release> {
  const tables: Release['tables'] = [];
  for (const name of await tablesInOrder(db)) {
    const { rows } = await db.execute<{ row: object }>(sql`select to_json(t) as row from ${sql.identifier(name)} t`);
    if (rows.length > 0) tables.push({ name, rows: rows.map(({ row }) => row) });
  }
  return { migration, tables };
}

/** Makes the database of a release out of an empty one: its migrations, and its rows. */
export async function restore(db: Database, { migration, tables }: Release): Promise<void> {
  await db.transaction((tx) => migrateTo(tx, migration));
  for (const { name, rows } of tables) {
    const table = sql.identifier(name);
    await db.execute(
      sql`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
  }
}

async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const { rows: references } = await db.execute<{ child: string; parent: string }>(sql`
    select distinct child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid where contype = 'f'`);
  const waiting = new Set(names.map(({ name }) => name));
  const order: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find((name) =>
      references.every(({ child, parent }) => child !== name || parent === name || !waiting.has(parent)),
    );
    if (next === undefined) throw new Error('tables refer to each other in a circle');
    waiting.delete(next);
    order.push(next);
  }
  return order;
}
