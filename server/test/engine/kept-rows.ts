import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** The statement that deletes every row and counts from 1 again: of tables with a few rows, a seventh of what truncating them takes. */
export async function emptying(db: Database): Promise<string> {
  await db.execute(sql`create schema if not exists kept`);
  return keep(db, 'nothing', await statementsToEmpty(db));
}

/** The statement that puts every row back that is there now, whatever is written meanwhile: of a database that was emptied with that of above. */
export async function keptRows(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const rowsOf = ({ name }: { name: string }) => sql`select ${name} as name, json_agg(t)::text as rows from ${sql.identifier(name)} t`;
  const { rows } = await db.execute<{ name: string; rows: string | null }>(sql.join(tables.map(rowsOf), sql` union all `));
  const inserts = rows.flatMap(({ name, rows }) =>
    rows === null
      ? []
      : `insert into "${name}" overriding system value select * from json_populate_recordset(null::"${name}", $rows$${rows}$rows$);`,
  );
  const { rows: counted } = await db.execute<{ statement: string }>(
    sql`select format('perform setval(%L, %s);', sequencename, last_value) as statement from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  );
  const back = ['perform kept.nothing();', ...inserts, ...counted.map(({ statement }) => statement)];
  return keep(db, `rows_${randomUUID().replaceAll('-', '')}`, back.join(' '));
}

/**
 * The call of a function of these statements: the engine plans them once, and not for each test. As a replica it asks no foreign key and no trigger,
 * so the order does not matter, and the log, which nobody may empty, is written too.
 */
async function keep(db: Database, name: string, statements: string): Promise<string> {
  await db.execute(
    sql.raw(`create or replace function kept.${name}() returns void language plpgsql set session_replication_role = replica
             as $kept$ begin ${statements} end $kept$`),
  );
  return `select kept.${name}()`;
}

const DEADLOCK = '40P01';

/** Work that a test left running (for example the end of a stream) may deadlock with such a statement: then it tries again. */
export async function putBack(db: Database, statement: string): Promise<void> {
  for (;;) {
    try {
      await db.execute(sql.raw(statement));
      return;
    } catch (error) {
      if (!(error instanceof DrizzleQueryError && (error.cause as { code?: string }).code === DEADLOCK)) throw error;
    }
  }
}

async function statementsToEmpty(db: Database): Promise<string> {
  const { rows } = await db.execute<{ statement: string }>(sql`
    select format('delete from %I;', tablename) as statement from pg_tables where schemaname = 'public'
    union all select format('perform setval(%L, 1, false);', sequencename) from pg_sequences where schemaname = 'public'`);
  return rows.map(({ statement }) => statement).join(' ');
}
