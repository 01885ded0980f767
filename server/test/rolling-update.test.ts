import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';

const NEWER = 9_000_000_000_000;
const test = await testApp();
const health = async () => {
  const { status, body } = await test.ask(null, 'GET /api/health');
  return [status, body.code ?? body.schemaVersion];
};
const own = await health();

afterEach(async () => {
  await test.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${NEWER}`);
  await test.db.execute(sql`update drizzle.oldest_serving set migration = 0`);
});

it('a running process is healthy after a newer one has migrated the database, unless the migration leaves no room for it', async () => {
  expect(own).toEqual([200, expect.stringMatching(/^\d{4}_\w+$/)]);
  await test.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${NEWER})`);
  expect(await health()).toEqual(own);
  await test.db.execute(sql`update drizzle.oldest_serving set migration = ${NEWER}`);
  expect(await health()).toEqual([503, 'program-too-old']);
});
