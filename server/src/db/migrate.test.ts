import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { StartError } from '../start-error.ts';
import { schemaVersion } from './migrate.ts';

const { db, migrate } = await openTestDatabase();

test('the schema version is the name of the last migration', async () => {
  expect(await schemaVersion(db)).toMatch(/^\d{4}_\w+$/);
});

test('migrating again changes nothing', async () => {
  const before = await schemaVersion(db);
  await migrate();
  expect(await schemaVersion(db)).toBe(before);
});

test('a program refuses the database of a newer one', async () => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`);
  await expect(migrate()).rejects.toThrow(StartError);
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});
