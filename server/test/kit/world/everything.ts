import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';

/** Every row of every table, except the time when a session was last used. */
export async function everything(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'session' order by 1`,
  );
  const rowsOf = ({ name }: { name: string }) => sql`select ${name} || ' ' || t::text as row from ${sql.identifier(name)} t`;
  const all = sql.join(tables.map(rowsOf), sql` union all `);
  const { rows } = await db.execute<{ row: string }>(sql`${all} order by 1`);
  return rows.map(({ row }) => row).join('\n');
}
