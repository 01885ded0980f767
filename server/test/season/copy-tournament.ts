import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';

/** A table of what belongs to a tournament, and how its rows are found. */
type OwnTable = { name: string; rows: SQL };
type Column = { name: string; isTime: boolean };

/** A phone that follows, a mail and a printed address belong to one tournament alone. */
const NOT_COPIED: ReadonlySet<string> = new Set(['short_address', 'push_follow', 'push_message', 'marker_pass', 'mail']);
const WEEK_DAYS = 7;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Copies a tournament with everything in it so many times, the nth one n weeks earlier. Every id of a row that is copied is another in each
 * copy, and the same wherever it is named, also in kept results. As a replica it asks no foreign key: the order of the tables does not matter.
 */
export async function copyTimes(tx: Transaction, id: string, times: number, nameOf: (nth: number) => string): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  const own = new Set<string>();
  const tables = [];
  for (const { name, rows: of } of await ownTables(tx, id)) {
    const columns = await columnsOf(tx, name);
    const order = name === 'entry' ? sql` order by t.seq` : sql``;
    const { rows } = await tx.execute<{ row: { id?: string } }>(sql`select to_json(t) as row from ${of} t${order}`);
    for (const { row } of rows) if (row.id !== undefined) own.add(row.id);
    if (rows.length > 0) tables.push({ name, columns, text: JSON.stringify(rows.map(({ row }) => row)) });
  }
  for (let nth = 1; nth <= times; nth++) {
    for (const { name, columns, text } of tables)
      await insertRows(
        tx,
        name,
        columns,
        text.replace(UUID, (one) => (own.has(one) ? idOf(one, nth) : one)),
        nth,
      );
    await tx.execute(sql`update tournament set name = ${nameOf(nth)} where id = ${idOf(id, nth)}`);
  }
  await tx.execute(sql`set local session_replication_role = origin`);
}

/** The same id for the same copy of the same row: a UUID like the others. */
const idOf = (id: string, nth: number): string =>
  createHash('md5')
    .update(`${id} ${nth}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/** The tournament, every table whose rows go with it, and its log. */
async function ownTables(tx: Transaction, id: string): Promise<OwnTable[]> {
  const { rows: references } = await tx.execute<{ child: string; column: string; parent: string; key: string }>(sql`
    select c.conrelid::regclass::text as child, a.attname::text as column, c.confrelid::regclass::text as parent, k.attname::text as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, c.conkey`);
  const with_ = (table: string, column: string, ids: SQL) =>
    sql`(select * from ${sql.identifier(table)} where ${sql.identifier(column)} in (${ids}))`;
  const conditions = new Map([['tournament', with_('tournament', 'id', sql`${id}`)]]);
  for (let before = 0; before < conditions.size; ) {
    before = conditions.size;
    for (const { child, column, parent, key } of references) {
      const of = conditions.get(parent);
      if (of && !conditions.has(child) && !NOT_COPIED.has(child))
        conditions.set(child, with_(child, column, sql`select ${sql.identifier(key)} from ${of} p`));
    }
  }
  conditions.set('activity', with_('activity', 'tournament_id', sql`${id}`));
  return [...conditions].map(([name, rows]) => ({ name, rows }));
}

async function columnsOf(tx: Transaction, table: string): Promise<Column[]> {
  const { rows } = await tx.execute<Column>(sql`
    select attname::text as name, atttypid in ('date'::regtype, 'timestamptz'::regtype) as "isTime" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = ''`);
  return rows;
}

async function insertRows(tx: Transaction, table: string, columns: readonly Column[], text: string, weeks: number): Promise<void> {
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const earlier = sql`${weeks * WEEK_DAYS} * interval '1 day'`;
  const values = columns.map(({ name, isTime }) => (isTime ? sql`r.${sql.identifier(name)} - ${earlier}` : sql`r.${sql.identifier(name)}`));
  await tx.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_populate_recordset(null::${sql.identifier(table)}, ${text}::json) as r`);
}
