import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/open.ts';

/** Every row of every table, except the time when a session was last used. */
export async function everything(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const dump: unknown[] = [];
  for (const { name } of tables.filter((table) => table.name !== 'session')) {
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t order by 1`);
    dump.push([name, rows]);
  }
  return JSON.stringify(dump);
}
