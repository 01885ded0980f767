import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, workerDatabaseUrl } from '../../test/database.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

describe.runIf(process.env.TEST_ENGINE === 'postgres')('PostgreSQL', () => {
  test('is migrated once when several processes start at the same time', async () => {
    const { env, remove } = await emptyDatabase();
    const first = await open(env.DATABASE_URL ?? '');
    const databases = [first, await open(env.DATABASE_URL ?? ''), await open(env.DATABASE_URL ?? '')];
    await Promise.all(databases.map((database) => database.migrate()));
    const { rows } = await first.db.execute(sql`select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ once: true }]);
    await Promise.all(databases.map((database) => database.close()));
    await remove();
  });

  test('shows this program under its name', async () => {
    const { db, close } = await open(await workerDatabaseUrl());
    const { rows } = await db.execute(sql`select current_setting('application_name') as name, current_setting('TimeZone') as zone`);
    await close();
    expect(rows).toEqual([{ name: 'fairway', zone: 'UTC' }]);
  });

  test('prepares a statement once on a connection, however often it runs', async () => {
    const { db, close } = await open(await workerDatabaseUrl());
    for (let strokes = 3; strokes <= 5; strokes += 1) {
      const { rows } = await db.execute(sql`select ${strokes}::int as strokes`);
      expect(rows).toEqual([{ strokes }]);
    }
    const { rows } = await db.execute(sql`select statement from pg_prepared_statements where statement like '%as strokes'`);
    await close();
    expect(rows).toEqual([{ statement: 'select $1::int as strokes' }]);
  });

  test('is refused when its database cannot hold Vietnamese text', async () => {
    const { env, remove } = await emptyDatabase("encoding 'SQL_ASCII' locale 'C' template template0");
    await expect(open(env.DATABASE_URL ?? '')).rejects.toThrow(/must be encoded in UTF8; this one is in SQL_ASCII/);
    await remove();
  });

  test('that does not run is named, with what to do in both languages, without the password or the words of the driver', async () => {
    const refusal = await open('postgresql://fairway:secret@127.0.0.1:1/fairway').catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toBe(
      [
        'Không kết nối được với PostgreSQL ở 127.0.0.1:1 (ECONNREFUSED). Hãy khởi động PostgreSQL, hoặc sửa địa chỉ và cổng trong DATABASE_URL.',
        'Cannot connect to PostgreSQL at 127.0.0.1:1 (ECONNREFUSED). Start PostgreSQL, or correct the address and the port in DATABASE_URL.',
      ].join('\n'),
    );
  });

  test('of an address that names a file that is not there says so, without the password', async () => {
    const address = 'postgresql://fairway:secret@127.0.0.1:1/fairway?sslmode=verify-full&sslrootcert=/nowhere/ca.pem';
    const refusal = await open(address).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toMatch(/^Không dùng được DATABASE_URL: .*\nDATABASE_URL cannot be used: ENOENT.*ca\.pem/);
    expect(refusal.message).not.toContain('secret');
  });

  test('without the named database asks the reader to create it', async () => {
    const url = new URL(await workerDatabaseUrl());
    url.pathname = '/nowhere';
    await expect(open(url.href)).rejects.toThrow(/\(3D000\)\. The database in DATABASE_URL does not exist\. Make it first/);
  });
});
