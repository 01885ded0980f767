import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { emptyDatabase } from '../../test/engine/database.ts';
import { readRelease, restore } from '../../test/engine/release.ts';
import { readConfig } from '../config.ts';
import { schemaVersion } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { users } from '../db/schema/account/site.ts';
import { backUpBeforeUpdate } from './before-update.ts';
import { fileLines } from './file.ts';
import { readBackup } from './read.ts';

// one database, which is updated by the last test but one
const OLD = readRelease('0.1.0');
const empty = await emptyDatabase();
const folder = mkdtempSync(join(tmpdir(), 'fairway-update-'));
const database = await openDatabase({ databaseUrl: empty.env.DATABASE_URL, dataDir: empty.env.DATA_DIR ?? '' });
await restore(database.db, OLD);
vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await empty.remove();
  rmSync(folder, { recursive: true });
});

const PATIENCE = { everyMs: 30, tries: 3 };
const backUp = (day: number, backupDir = folder) =>
  backUpBeforeUpdate(database, { ...readConfig({ BACKUP_DIR: backupDir }), dataDir: '/data' }, new Date(Date.UTC(2026, 0, day)), PATIENCE);

it('an update whose backup cannot be made changes nothing', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(database.migrate(() => backUp(1, join(folder, 'file')))).rejects.toThrow(/could not be written/);
  rmSync(join(folder, 'file'));
  expect(await schemaVersion(database.db)).toBe(OLD.migration);
});

it('an update waits for another backup, and says so when that takes too long', async () => {
  vi.mocked(process.stdout.write).mockClear();
  const usual = await backUp(1).then(() => readdirSync(folder)[0] ?? '');
  const part = join(folder, `${usual}.part`);
  rmSync(join(folder, usual));
  writeFileSync(part, '');
  await expect(database.migrate(() => backUp(1))).rejects.toThrow(/Another backup has been running for more than .* Nothing was changed/);
  expect(await schemaVersion(database.db)).toBe(OLD.migration);
  setTimeout(() => rmSync(part), 45);
  await backUp(1);
  expect(readdirSync(folder)).toEqual([usual]);
  expect(vi.mocked(process.stdout.write).mock.calls.join()).toContain('this start waits for it');
  rmSync(join(folder, usual));
});

it('a migration that fails leaves the data as they were, and says so', async () => {
  await database.db.execute(sql`create table mail (id int)`); // a later migration makes it
  const people = await database.db.$count(users);
  await expect(database.migrate(async () => {})).rejects.toThrow(/could not be migrated .*mail.* They are as they were: start the earlier/);
  expect([await schemaVersion(database.db), await database.db.$count(users)]).toEqual([OLD.migration, people]);
  await database.db.execute(sql`drop table mail`);
});

it('a newer release makes a backup of the data of an earlier one, and then migrates them', async () => {
  await database.migrate(() => backUp(1));
  const [made = ''] = readdirSync(folder);
  expect(made).toMatch(/^fairway-before-\d+\.\d+\.\d+-2026-01-01T00-00-00Z-[0-9a-f]{8}\.jsonl\.gz$/);
  expect((await readBackup(fileLines(join(folder, made)))).head.schema).toBe(OLD.migration);
  expect(await schemaVersion(database.db)).not.toBe(OLD.migration);
  await database.migrate(() => backUp(2)); // nothing is due
  expect(readdirSync(folder)).toEqual([made]);
});

it('of the backups before an update the last three of this database are kept, whatever their releases', async () => {
  const [made = ''] = readdirSync(folder);
  const others = ['fairway-2026-01-01T00-00-00Z.jsonl.gz', 'fairway-before-0.0.9-2025-01-01T00-00-00Z-ffffffff.jsonl.gz'];
  const own = ['0.0.9-2025-01-07', '0.0.10-2025-01-08'].map((version) => `fairway-before-${version}T00-00-00Z-${made.slice(-17)}`);
  for (const name of [...others, ...own]) writeFileSync(join(folder, name), '');
  await backUp(3);
  expect(readdirSync(folder)).toEqual([...others, own[1], made, made.replace('-01T', '-03T')].sort());
});

it('tries of the same release on the same data leave one backup, and a part that was cut off goes', async () => {
  const before = readdirSync(folder);
  const part = `${before.at(-1)?.replace('-03T', '-02T')}.part`;
  writeFileSync(join(folder, part), '');
  await backUp(4);
  expect(readdirSync(folder)).toEqual(before.map((name) => name.replace('-03T', '-04T')));
});
