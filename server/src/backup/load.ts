import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { migrateTo } from '../db/migrate.ts';
import { StartError } from '../error/start-error.ts';
import { addTo, type Head, type Lines, type TableEnd } from './line.ts';
import { type BackupContent, readBackup, requireEqual } from './read.ts';
import { findTables, prepareForAll, rowLines, type Table } from './table.ts';

/**
 * Loads a backup into an empty database, in the transaction of the caller: the schema that the backup has, its rows, then the migrations
 * since. Every table is read again and compared before anything is kept.
 */
async function loadBackup(tx: Transaction, lines: Lines): Promise<BackupContent> {
  await requireEmpty(tx);
  await prepareForAll(tx);
  let tables = new Map<string, Table>();
  let references: Reference[] = [];
  const content = await readBackup(lines, {
    head: async (head) => {
      await migrateTo(tx, head.schema);
      tables = await tablesOf(tx, head);
      references = await dropReferences(tx);
      await turnTriggers(tx, tables, 'disable');
    },
    rows: ({ name, columns }, rows) => insertRows(tx, tables.get(name), columns, rows),
  });
  await turnTriggers(tx, tables, 'enable');
  for (const { table, name, definition } of references)
    await tx.execute(sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
  await setCounters(tx);
  for (const end of content.tables) requireEqual(end, await countRows(tx, tables.get(end.table)), ['sau khi khôi phục', 'after restoring']);
  await migrateTo(tx);
  return content;
}

/** Something in the database would be mixed with the backup, or be overwritten. */
async function requireEmpty(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`select relname::text as name from pg_class
    where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle')) and relkind in ('r', 'p', 'v', 'm') order by relnamespace::regnamespace::text desc, 1`);
  if (rows.length > 0)
    throw new StartError(
      `Cơ sở dữ liệu đích không trống (có bảng ${rows[0]?.name}): hãy tạo một cơ sở dữ liệu mới.\nThe target database is not empty (it has the table ${rows[0]?.name}): make a new one.`,
    );
}

/** The tables of the backup as the database knows them; they must have the same columns. */
async function tablesOf(tx: Transaction, head: Head): Promise<Map<string, Table>> {
  const tableOf = new Map((await findTables(tx)).map((table) => [table.name, table]));
  const shape = (name: string, columns: readonly string[]) => `${name}(${columns.toSorted().join(', ')})`;
  const here = [...tableOf.values()].map(({ name, columns }) =>
    shape(
      name,
      columns.map((column) => column.name),
    ),
  );
  const there = head.tables.map(({ name, columns }) => shape(name, columns));
  const [other] = [...there.filter((one) => !here.includes(one)), ...here.filter((one) => !there.includes(one))];
  if (other === undefined) return tableOf;
  throw new StartError(
    `Bảng trong bản sao lưu khác với phiên bản ${head.schema}: ${other}.\nThe tables of the backup are not those of ${head.schema}: ${other}.`,
  );
}

type Reference = { table: string; name: string; definition: string };

/** Rows come in the order of the tables' names, so references are checked when all are there: circles load as well. */
async function dropReferences(tx: Transaction): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select t.relname::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

/** What triggers count is in the backup: counted again as its rows come it would be there twice. */
async function turnTriggers(tx: Transaction, tables: ReadonlyMap<string, Table>, to: 'enable' | 'disable'): Promise<void> {
  for (const name of tables.keys()) await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
}

async function insertRows(tx: Transaction, table: Table | undefined, columns: readonly string[], rows: readonly string[]): Promise<void> {
  if (!table) throw new Error('a table of the backup is not in the database');
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = sql.join(
    columns.map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  );
  const values = columns.map((name, at) => sql`(line ->> ${sql.raw(String(at))})::${sql.raw(types.get(name) ?? '')}`);
  await tx.execute(sql`insert into ${sql.identifier(table.name)} (${names}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json) as line`);
}

/** Counters go on after the highest number that was given out. */
async function setCounters(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select t.relname::text as table, a.attname::text as column from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and a.attidentity <> '' and not a.attisdropped`);
  for (const { table, column } of rows)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.identifier(table)}`);
}

async function countRows(tx: Transaction, table: Table | undefined): Promise<TableEnd> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of table ? rowLines(tx, table) : []) {
    addTo(hash, lines);
    rows += lines.length;
  }
  return { table: table?.name ?? '-', rows, sha256: hash.digest('hex') };
}

/** The same in a transaction of its own: all or nothing. */
export const loadAlone = (db: Database, lines: Lines): Promise<BackupContent> => db.transaction((tx) => loadBackup(tx, lines));
