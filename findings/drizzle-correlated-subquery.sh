#!/usr/bin/env bash
# drizzle-orm 0.45.4, on PostgreSQL.
# Expected: a column in a `sql` template is written with its table, as it is in a query of several tables; so a subquery that compares its own column with
# one of the outer row is a correlated one.
# Seen: where the outer select reads a single table without a join, columns inside the template lose their table. `${child.parentId} = ${parent.id}` becomes
# "parent_id" = "id", and PostgreSQL takes "id" for that of the inner table: no error, and wrong counts.
# Fairway: such a condition names its table by hand (`server/src/db/finds-row.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent drizzle-orm@0.45.4 @electric-sql/pglite@0.5.17 >/dev/null
cat > seen.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { integer, pgTable } from 'drizzle-orm/pg-core';

const parent = pgTable('parent', { id: integer('id').primaryKey() });
const child = pgTable('child', { id: integer('id').primaryKey(), parentId: integer('parent_id') });
const client = new PGlite();
await client.exec('create table parent (id int primary key); create table child (id int primary key, parent_id int)');
await client.exec('insert into parent values (1), (2); insert into child values (10, 1), (11, 1), (12, 2)');
const db = drizzle(client);
const children = sql`(select count(*)::int from ${child} where ${child.parentId} = ${parent.id})`;
const one = db.select({ id: parent.id, children }).from(parent).orderBy(parent.id);
const joined = db.select({ id: parent.id, children }).from(parent).leftJoin(child, eq(child.id, -1)).orderBy(parent.id);
console.log(one.toSQL().sql);
const [alone, beside] = [await one, await joined].map((rows) => rows.map((row) => row.children).join());
console.log('one table  ', alone, '\nwith a join', beside);
process.exit(alone === '0,0' && beside === '2,1' ? 0 : 1);
JS
node seen.mjs
