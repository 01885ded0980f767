import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';

/** What a backup, and a move to another database, leave out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'whoever has a backup must not be signed in by it; people log in again',
  login_attempt: 'counts of the last minutes',
  known_address: 'where people logged in from is remembered anew',
  marker_pass: 'lets a browser in for ten minutes, once; the phone asks for another',
  certificate_order: 'a copy of the database is at another address, and orders its own certificate',
  push_subscription: 'whoever has the address of a phone can ring it; a copy of the database must not',
  push_follow: 'goes with its phone',
  push_message: 'goes with its phone',
  mail: 'a copy of the database must not send what the first one sends; a mail that waited is asked for again',
};

/** A table as the database knows it, whatever release made it. */
export type Table = {
  name: string;
  columns: { name: string; type: string; isText: boolean }[];
  /** The columns of its primary key: the order of its rows. */
  key: string[];
};

/** Every table that a backup has, by name: in the backup because it is in the schema. */
export async function findTables(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select t.relname::text as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isText', a.attcollation <> 0) order by a.attnum) as columns,
      (select coalesce(json_agg(k.attname order by at), '[]') from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as part(attnum, at)
        join pg_attribute k on k.attrelid = t.oid and k.attnum = part.attnum where i.indrelid = t.oid and i.indisprimary) as key
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    group by t.oid, t.relname order by t.relname collate "C"`);
  return rows.filter(({ name }) => !Object.hasOwn(LEFT_OUT, name));
}

/** Every value's text is the same on both engines, whatever the settings of the server. */
const SAME_TEXT = ["time zone 'UTC'", "datestyle = 'ISO, YMD'", "bytea_output = 'hex'", 'extra_float_digits = 1'];
/** It takes as long as it takes: the limits are for requests. */
const NO_LIMITS = ['lock_timeout = 0', 'statement_timeout = 0', 'idle_in_transaction_session_timeout = 0'];

/** Prepares a transaction that reads or writes every table. */
export async function prepareForAll(tx: Transaction): Promise<void> {
  for (const setting of [...SAME_TEXT, ...NO_LIMITS]) await tx.execute(sql.raw(`set local ${setting}`));
}

const ROWS_AT_ONCE = 1000;

/** The rows of a table as lines: JSON lists of the texts of its columns, in the order of the key. */
export async function* rowLines(tx: Transaction, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const byteOrder = (column: string) => columns.some((one) => one.name === column && one.isText);
  const order = key.map((column) => sql`${sql.identifier(column)} ${byteOrder(column) ? sql`collate "C"` : sql``}`);
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)} order by ${sql.join(order, sql`, `)}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}
