import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { emptyDatabase, workerDatabaseUrl } from '../../../test/engine/database.ts';
import { StartError } from '../../error/start-error.ts';
import { openDatabase } from '../open.ts';
import { MIGRATION_LOCK } from './postgres.ts';

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

  test('answers the same whatever the database has as its own: dates, times, numbers, bytes, another schema first', async () => {
    const { env, remove } = await emptyDatabase();
    const url = env.DATABASE_URL ?? '';
    const name = new URL(url).pathname.slice(1);
    const owner = await open(url);
    await owner.db.execute(sql`create schema club`);
    for (const own of [
      "DateStyle = 'SQL, DMY'",
      "IntervalStyle = 'iso_8601'",
      "bytea_output = 'escape'",
      "TimeZone = 'Asia/Tokyo'",
      'search_path = club, public',
    ])
      await owner.db.execute(sql.raw(`alter database ${name} set ${own}`));
    await owner.close();
    const { db, migrate, close } = await open(url);
    await migrate();
    const { rows } = await db.execute(
      sql`select date '2026-04-05' as day, timestamptz '2026-04-05 06:00Z' as time, '\\x00ff'::bytea as bytes, 'site'::regclass::text as site`,
    );
    await close();
    await remove();
    expect(rows).toEqual([{ day: '2026-04-05', time: '2026-04-05 06:00:00+00', bytes: Buffer.from([0, 255]), site: 'site' }]);
  });

  test('waits for a process that migrates, and says after three seconds whom it waits for', async () => {
    const { env, remove } = await emptyDatabase();
    const url = env.DATABASE_URL ?? '';
    const holder = new pg.Client({ connectionString: url, application_name: 'older release' });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const said = new Promise<string>((resolve) => {
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        resolve(String(text));
        return true;
      });
    });
    const { migrate, close } = await open(url);
    const migrated = migrate();
    expect(await said).toMatch(/Waiting until another process has migrated the database \(pid \d+, older release, 127\.0\.0\.1\)/);
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await migrated;
    const { rows } = await holder.query(`select from pg_locks where locktype = 'advisory' and objid = $1`, [MIGRATION_LOCK]);
    expect(rows).toEqual([]);
    vi.restoreAllMocks();
    await holder.end();
    await close();
    await remove();
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
