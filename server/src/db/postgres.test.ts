import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { workerDatabaseUrl } from '../../test/database.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

/** An empty database beside the worker's own. */
async function withEmptyDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const url = new URL(inject('templateUrl'));
  const name = `${url.pathname.slice(1)}_${process.env.VITEST_POOL_ID}_empty`;
  const admin = new pg.Client({ connectionString: await workerDatabaseUrl() });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  await work(url.href).finally(() => admin.query(`drop database ${name} with (force)`));
  await admin.end();
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('PostgreSQL', () => {
  test('is migrated once when several processes start at the same time', async () => {
    await withEmptyDatabase(async (databaseUrl) => {
      const databases = await Promise.all([open(databaseUrl), open(databaseUrl), open(databaseUrl)]);
      await Promise.all(databases.map((database) => database.migrate()));
      const { rows } = await databases[0].db.execute(sql`select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations`);
      expect(rows).toEqual([{ once: true }]);
      await Promise.all(databases.map((database) => database.close()));
    });
  });

  test('knows this program by its name', async () => {
    const { db, close } = await open(await workerDatabaseUrl());
    const { rows } = await db.execute(sql`select current_setting('application_name') as name, current_setting('TimeZone') as zone`);
    await close();
    expect(rows).toEqual([{ name: 'fairway', zone: 'UTC' }]);
  });

  test('that cannot be reached is named as the reason, without the password', async () => {
    const refusal = await open('postgresql://fairway:secret@127.0.0.1:1/fairway').catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toContain('Cannot connect to PostgreSQL');
    expect(refusal.message).toContain('ECONNREFUSED');
    expect(refusal.message).not.toContain('secret');
  });
});
