#!/usr/bin/env bash
# @electric-sql/pglite 0.5.17 beside the readers of pg 8.23.1.
# Expected: the same SQL gives the same JavaScript values in the database of the tests and in that of production.
# Seen: count(*) is a number there and a text here, and beyond 2^53 a bigint there; an interval is a text there and an object here; both read a
# timestamp without a zone in the process' own zone, and a date pg reads so too, but PGlite in UTC: in Vietnam the same day is seven hours apart.
# Fairway: both drivers read through one table (`server/src/db/value.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.17 pg@8.23.1 >/dev/null
cat > seen.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const client = new PGlite();
const shown = (value) => (value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : `${typeof value} ${value}`);
async function both(expression) {
  const { rows, fields } = await client.query(`select ${expression} as own, (${expression})::text as text`);
  return [shown(rows[0].own), shown(pg.types.getTypeParser(fields[0].dataTypeID)(rows[0].text))].join(' | ');
}
const expected = {
  '(select count(*) from (values (1), (2)) as two)': 'number 2 | string 2',
  '9007199254740993::bigint': 'bigint 9007199254740993 | string 9007199254740993',
  "interval '5 hours 30 minutes'": 'string 05:30:00 | {"hours":5,"minutes":30}',
  "date '2026-11-29'": '2026-11-29T00:00:00.000Z | 2026-11-28T17:00:00.000Z',
  "timestamp '2026-11-29 06:30'": '2026-11-28T23:30:00.000Z | 2026-11-28T23:30:00.000Z',
};
let same = true;
for (const [expression, values] of Object.entries(expected)) {
  const seen = await both(expression);
  console.log(expression.padEnd(48), seen);
  same &&= seen === values;
}
process.exit(same ? 0 : 1);
JS
TZ=Asia/Ho_Chi_Minh node seen.mjs
