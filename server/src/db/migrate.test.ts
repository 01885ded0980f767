import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyDatabase, openTestDatabase } from '../../test/engine/database.ts';
import { StartError } from '../error/start-error.ts';
import { migrateTo, schemaVersion } from './migrate.ts';
import { openDatabase } from './open.ts';
import { activity } from './schema/account/activity.ts';

const { db, migrate } = await openTestDatabase();

test('the schema version is the name of the last migration', async () => {
  expect(await schemaVersion(db)).toMatch(/^\d{4}_\w+$/);
});

test('of the snapshots of the schema only the newest is kept, which the next migration is made from', async () => {
  const [number = ''] = (await schemaVersion(db)).split('_');
  const snapshots = readdirSync(new URL('migrations/meta/', import.meta.url)).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${number}_snapshot.json`]);
});

test('migrating again changes nothing', async () => {
  const before = await schemaVersion(db);
  await migrate();
  expect(await schemaVersion(db)).toBe(before);
});

test('a program refuses the database of a newer one, and writes nothing into it', async () => {
  await db.execute(sql`update format set position = 999`);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`);
  await expect(migrate()).rejects.toThrow(StartError);
  const { rows } = await db.execute(sql`select distinct position from format`);
  expect(rows).toEqual([{ position: 999 }]);
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});

test('a new program takes out of the log what was private of players whom an older one deleted', async () => {
  const empty = await emptyDatabase();
  const older = await openDatabase({ databaseUrl: empty.env.DATABASE_URL, dataDir: empty.env.DATA_DIR ?? '' });
  try {
    await older.db.transaction((tx) => migrateTo(tx, '0007_activity_kind'));
    const [siteId, clubId, tournamentId, here, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    // the tables of today have columns that these have not
    await older.db.execute(sql`insert into site (id, name) values (${siteId}, 'Site')`);
    await older.db.execute(sql`insert into club (id, site_id, name) values (${clubId}, ${siteId}, 'Phoenix')`);
    await older.db.execute(sql`insert into tournament (id, club_id, name, date, format, format_rule, tiebreak, tiebreak_rule, countback,
      countback_rule, countback_order, calculate_handicap_day, allowance, auto_assign_to_divisions, use_handicap_course, cap_above,
      cap_counts_as, main_awards_only_for_members, one_main_prize_each, backup4th_winners, distance_unit, public)
      values (${tournamentId}, ${clubId}, 'Giải mùa xuân', '2026-04-25', 'stroke-play-net', '{}', 'lower-handicap', '{}', '9-6-3-1',
      '[]', 'card', 'none', 100, true, true, 36, 36, false, true, false, 'meters', true)`);
    await older.db.execute(sql`insert into player (id, tournament_id, name, gender) values (${here}, ${tournamentId}, 'Nguyễn An', 'm')`);
    const values = { name: 'Nguyễn An', phone: '0912345678', birthYear: 1979 };
    const blanked = { name: 'Nguyễn An', phone: null, birthYear: null };
    const changed = (then: object, now: object) => ({
      changed: [
        { playerId: here, ...then },
        { playerId: gone, ...now },
      ],
      created: [],
    });
    await older.db.insert(activity).values([
      { tournamentId, kind: 'created', subjectType: 'player', subjectId: here, after: values },
      { tournamentId, kind: 'updated', subjectType: 'player', subjectId: gone, before: values, after: { tee: 'Gold' } },
      { tournamentId, kind: 'import', subjectType: 'tournament', subjectId: tournamentId, after: changed(values, values) },
      { tournamentId, kind: 'closed', subjectType: 'tournament', subjectId: tournamentId, after: { note: 'Chốt' } },
    ]);
    await older.migrate();
    const lines = await older.db.select().from(activity);
    const kept = (kind: string) => lines.filter((line) => line.kind === kind).map(({ before, after }) => [before, after]);
    expect(kept('created')).toEqual([[null, values]]);
    expect(kept('updated')).toEqual([[blanked, { tee: 'Gold' }]]);
    expect(kept('import')).toEqual([[null, changed(values, blanked)]]);
    expect(kept('closed')).toEqual([[null, { note: 'Chốt' }]]);
    await expect(older.db.delete(activity)).rejects.toThrow();
  } finally {
    await older.close();
    await empty.remove();
  }
});
