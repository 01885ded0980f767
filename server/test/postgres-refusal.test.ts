import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { emptyDatabase, type NewDatabase } from './engine/database.ts';
import { startServer } from './engine/process.ts';

const ROLE = `guest_${process.pid}`;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a PostgreSQL that answers but cannot be used', () => {
  let place: NewDatabase;
  let owner: OpenDatabase;
  let url: URL;
  beforeEach(async () => {
    place = await emptyDatabase();
    url = new URL(place.env.DATABASE_URL ?? '');
    owner = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  });
  afterEach(async () => {
    await owner.db.execute(sql.raw(`drop role if exists ${ROLE}`));
    await owner.close();
    await place.remove();
  });

  test.each([
    ['by a user who may not make tables', `create role ${ROLE} login password 'guest'`, /Make them its owner/],
    ['because it only reads', `alter database "NAME" set default_transaction_read_only = on`, /The database only reads/],
    ['because it has tables of another program', 'create table player (number int)', /has tables of another program/],
  ])('%s is refused in one sentence', async (_, statement, sentence) => {
    await owner.db.execute(sql.raw(statement.replace('NAME', url.pathname.slice(1))));
    if (statement.includes(ROLE)) [url.username, url.password] = [ROLE, 'guest'];
    const refusal = await startServer({ DATABASE_URL: url.href }).then(
      () => 'started',
      (error) => String(error),
    );
    await owner.db.execute(sql`set default_transaction_read_only = off`);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain('    at ');
  });
});
