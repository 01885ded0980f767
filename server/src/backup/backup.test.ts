import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type NewDatabase } from '../../test/engine/database.ts';
import { schemaTables } from '../../test/engine/schema.ts';
import { testApp } from '../../test/kit/app.ts';
import { createWorld } from '../../test/kit/world/world.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type DatabaseSettings, openDatabase } from '../db/open.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import { fileLines, makeBackup } from './file.ts';
import { LineTooLong, MOST_IN_A_LINE } from './line.ts';
import { moveToPostgres } from './move.ts';
import { restoreFile } from './restore.ts';
import { findTables, LEFT_OUT } from './table.ts';

const test = await testApp();

let folder = '';
let target: NewDatabase;
const settingsOf = ({ env }: NewDatabase): DatabaseSettings => ({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-backup-'));
  target = await emptyDatabase();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await target.remove();
});

/** A club with a row in every table, and values that are easily lost between two databases. */
async function fill(): Promise<void> {
  const { tournamentId, playerId } = await createWorld(test.db, test.clubId, {
    golfer: 'joined',
    signup: 'open',
    logo: true,
    decided: true,
    countedHoles: 'entered',
    matches: 'said',
    season: 'published',
  });
  await test.db.update(tournament).set({ allowance: 33.3, regulations: 'Điều 1: “không” \\ "\n\t😀' });
  await test.db.execute(sql`insert into activity (kind, subject_type, before, after, at)
    values ('odd', 'site', 'null', '{"a": [1.50, null, "\\u0007"], "n": 12345678901234567890.12345}', '2026-05-16 06:30:00.123456+07')`);
  await test.db.execute(sql`insert into final_result (tournament_id, schema, board, winners) values (${tournamentId}, 1, '{}', '[]')`);
  await fillOffice();
  await test.db.execute(sql`update player set birthday = '1961-02-28', note = '' where id = ${playerId}`);
}

/** What the people of the installation keep beside the tournaments. */
async function fillOffice(): Promise<void> {
  const [{ siteId, userId } = { siteId: '', userId: '' }] = (
    await test.db.execute<{ siteId: string; userId: string }>(
      sql`select site_id as "siteId", id as "userId" from users where site_id is not null limit 1`,
    )
  ).rows;
  const rows = [
    sql`contract (site_id, code, plan, duration, duration_unit, start_date, end_date, amount, commission_percent)
      values (${siteId}, 'HĐ-1', 'basic', 1, 'year', '2026-01-01', '2026-12-31', 9007199254740991, 12.5)`,
    sql`api_key (site_id, name, key_hash, start, may_write) values (${siteId}, 'web', 'hash', 'fk_1', true)`,
    sql`recovery_code (code_hash, user_id) values ('hash', ${userId})`,
    sql`one_time_link (token_hash, user_id, purpose, expires_at) values ('hash', ${userId}, 'reset-password', now())`,
    sql`ceremony (tournament_id, kind, basis, from_place, started_at) select id, 'standings', 'gross', 10, now() from tournament limit 1`,
    sql`lucky_draw (tournament_id, seed, seal, prizes, started_at) select id, 'seed', 'seal', '[]', now() from tournament limit 1`,
    sql`lucky_line (tournament_id, nth, prize, outcome, at) select tournament_id, 1, 0, 'given', now() from lucky_draw`,
    sql`bound_draw (tournament_id, subject, source, secret, seal, began_at, code, numbers) select id, '{"kind": "lucky-draw"}', '{"kind": "hall"}',
      'secret', 'seal', now(), '123456', '{"1", "2"}' from tournament limit 1`,
    sql`draw_guest (draw_id, nth, name, seal, sealed_at, number, salt) select id, 1, 'Đạt', 'seal', now(), 999999, 'salt' from bound_draw`,
    sql`side_partner (side_id, round_id, player_id, place, from_hole, reason, arrival, until_hole)
      select p.id, r.id, p.id, 1, 4, 'Đau lưng', 'late', 9 from player p join round r on r.tournament_id = p.tournament_id limit 1`,
    sql`regulation_version (tournament_id, regulations, replaced_at) select id, '<p>Điều 1</p>', now() from tournament limit 1`,
    sql`winner_publication (tournament_id, winners, published_at) select id, '[]', now() from tournament limit 1`,
    sql`paper_print (tournament_id, kind, size, language, "each", code, pages, parts, printed_at)
      select id, 'score-card', 'a4', 'vi', 'four', 'none', 1, '{"flight": "digest"}', now() from tournament limit 1`,
    sql`short_address (code, tournament_id, screen, player_id) select 'K7MF9XWR', tournament_id, 'card', id from player limit 1`,
    sql`kept_secret (name, encrypted) values ('push', 'enc1:')`,
    sql`ledger_line (tournament_id, serial, content, salt, commit) select id, 1, '{}', '', '' from tournament`,
    sql`signed_result (tournament_id, number, core, signature) select id, 1, '{}', '{}' from tournament`,
    sql`site_key (key, created_at) values ('a1', now())`,
    sql`ticket (site_id, user_id, name, description, language) values (${siteId}, ${userId}, 'Đạt', 'Không in được', 'vi')`,
  ];
  for (const row of rows) await test.db.execute(sql`insert into ${row}`);
}

const fileIn = (name = 'one.jsonl.gz') => join(folder, name);
const make = (database: Pick<OpenDatabase, 'db' | 'engine'> = test.database, file = fileIn()) =>
  makeBackup(database, file, new Date('2026-05-16T06:30:00Z'));

/** Everything in a backup but its first and last line, which have the engine in them. */
async function rowsIn(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const some of fileLines(file)) lines.push(...some);
  return lines.slice(1, -1);
}

async function withDatabase<Result>(settings: DatabaseSettings, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(settings);
  return work(database).finally(database.close);
}

/** The rows of a database as a backup of it has them. */
const rowsOf = (settings: DatabaseSettings) =>
  withDatabase(settings, async (database) => rowsIn((await make(database, fileIn(`of-${Math.random()}.gz`))).file));

describe('every table', () => {
  it('of the schema is in a backup, or is left out for a reason', async () => {
    const inBackup = (await findTables(test.db)).map(({ name }) => name);
    const declared = (await schemaTables()).map(getTableName);
    expect([...inBackup, ...Object.keys(LEFT_OUT)].sort()).toEqual(declared.sort());
  });

  it('has a row in this test, so that no kind of value is untested', async () => {
    await fill();
    expect((await make()).tables.filter(({ rows }) => rows === 0)).toEqual([]);
  });
});

describe('a backup', () => {
  it('says its counts, and nobody but its owner may read it', async () => {
    await fill();
    const { tables, rows, bytes, head } = await make();
    expect(tables.find(({ table }) => table === 'entry')?.rows).toBe(36);
    expect(tables.reduce((sum, table) => sum + table.rows, 0)).toBe(rows);
    expect(bytes).toBeGreaterThan(1000);
    expect(head).toMatchObject({ fairway: 'backup', format: 1, engine: test.database.engine, made: '2026-05-16T06:30:00.000Z' });
    expect(statSync(fileIn()).mode & 0o077).toBe(0);
  });

  it('is restored into an empty database with every value as it was, and numbers go on', async () => {
    await fill();
    await make();
    const { rows } = await restoreFile(settingsOf(target), fileIn());
    expect(rows).toBeGreaterThan(60);
    expect(await rowsOf(settingsOf(target))).toEqual(await rowsIn(fileIn()));
    await withDatabase(settingsOf(target), async (database) => {
      await database.migrate();
      const { rows: numbers } = await database.db.execute<{ highest: number; next: number }>(
        sql`select max(seq) as highest, nextval(pg_get_serial_sequence('entry', 'seq')) as next from entry`,
      );
      expect(numbers[0]?.next).toBe((numbers[0]?.highest ?? 0) + 1);
      const references = sql`select count(*) as count from pg_constraint where contype = 'f'`;
      expect((await database.db.execute(references)).rows).toEqual((await test.db.execute(references)).rows);
    });
  });

  it('is never written over a file that is there', async () => {
    writeFileSync(fileIn(), 'mine');
    await expect(make()).rejects.toThrow(/nothing is overwritten/);
    expect(readdirSync(folder)).toEqual(['one.jsonl.gz']);
  });

  it('names the part that a killed process left in its way', async () => {
    writeFileSync(`${fileIn()}.part`, '');
    await expect(make()).rejects.toThrow(`If none is, delete ${fileIn()}.part`);
    expect(readdirSync(folder)).toEqual(['one.jsonl.gz.part']);
  });

  it('leaves no part of a file where it cannot be written', async () => {
    writeFileSync(fileIn('no-folder'), '');
    await expect(make(test.database, join(folder, 'no-folder', 'x.gz'))).rejects.toThrow(/could not be written \(E/);
    expect(readdirSync(folder)).toEqual(['no-folder']);
  });
});

describe('what is not restored, in a sentence and without leaving anything', () => {
  const refusal = (settings = settingsOf(target)) =>
    restoreFile(settings, fileIn()).then(
      () => 'restored',
      (error) => [error.name, error.message.split('\n')[1]],
    );
  const isUntouched = async () => {
    const { databaseUrl, dataDir } = settingsOf(target);
    if (!databaseUrl) return readdirSync(dataDir).length === 0;
    return withDatabase({ databaseUrl, dataDir }, async ({ db }) => (await findTables(db)).length === 0);
  };
  const rewrite = (change: (lines: string[]) => string[]) =>
    writeFileSync(fileIn(), gzipSync(change(gunzipSync(readFileSync(fileIn())).toString().split('\n')).join('\n')));

  beforeEach(async () => {
    await fill();
    await make();
  });

  /** What is wrong with a file is seen as it is read, on either engine alike; that nothing is left of what was begun is tried on both. */
  const onOneEngine = it.runIf(process.env.TEST_ENGINE === 'postgres');

  const refuseCut = async (at: number) => {
    writeFileSync(fileIn(), readFileSync(fileIn()).subarray(0, at));
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/damaged, or its last part is missing|not a backup/)]);
    expect(await isUntouched()).toBe(true);
  };
  onOneEngine.each([0, 10, 500, -500])('a file cut at byte %d', refuseCut);
  it('a file without its last byte', () => refuseCut(-1));

  onOneEngine.each([
    ['at its beginning', []],
    ['after its head', [0]],
  ])('a file with a line without end %s, of which little is unpacked', async (_, kept) => {
    const head = gunzipSync(readFileSync(fileIn())).toString().split('\n')[0] ?? '';
    const endless = Buffer.alloc(MOST_IN_A_LINE + 1, '[');
    writeFileSync(fileIn(), gzipSync(Buffer.concat([...kept.map(() => Buffer.from(`${head}\n`)), endless, endless])));
    let read = 0;
    await expect(
      (async () => {
        for await (const lines of fileLines(fileIn())) read += lines.length;
      })(),
    ).rejects.toThrow(LineTooLong);
    expect(read).toBe(kept.length);
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/damaged, or its last part is missing|not a backup/)]);
    expect(await isUntouched()).toBe(true);
  });

  it('a file with other bytes in the middle', async () => {
    const bytes = readFileSync(fileIn());
    bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 20);
    writeFileSync(fileIn(), bytes);
    // what the bytes come to, unpacked, is chance: no file, or other rows
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/damaged|were changed|must have/)]);
  });

  it('a changed stroke', async () => {
    rewrite((lines) => lines.map((line) => (line.includes('Nguyễn Anh') ? line : line.replace('Nguyễn An', 'Nguyễn Ăn'))));
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/^The rows of table player in the backup were changed/)]);
    expect(await isUntouched()).toBe(true);
  });

  onOneEngine.each([
    [
      'a missing row',
      (lines: string[]) => lines.filter((line) => !line.includes('"odd"')),
      /^Table activity must have 2 rows; there are 1 in the backup\.$/,
    ],
    [
      'a table too few',
      (lines: string[]) => lines.filter((line) => !line.includes('"table":"winner_publication"')),
      /^Table winner_publication|damaged/,
    ],
    ['something after the end', (lines: string[]) => [...lines, '{"end":true}'], /damaged/],
    ['another kind of file', () => ['{"name":"something else"}'], /not a backup of Fairway/],
    [
      'a newer release',
      (lines: string[]) => lines.map((line) => line.replace(/"schema":"\w+"/, '"schema":"9999_later"')),
      /made by a newer release \(9999_later\)/,
    ],
    [
      'other columns',
      (lines: string[]) => lines.map((line) => line.replace('"made_by"', '"x"').replace('"reason","user_id"', '"reason","usher"')),
      /damaged|tables of the backup are not those/,
    ],
  ])('%s', async (_, change, sentence) => {
    rewrite(change);
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(sentence)]);
    expect(await isUntouched()).toBe(true);
  });

  it('into a database that is not empty, and a file that is not there', async () => {
    await restoreFile(settingsOf(target), fileIn());
    const before = await rowsOf(settingsOf(target));
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/is not empty|has a database already/)]);
    expect(await rowsOf(settingsOf(target))).toEqual(before);
    rmSync(fileIn());
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/There is no file/)]);
  });

  it('a folder in place of a file', async () => {
    rmSync(fileIn());
    mkdirSync(fileIn());
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/one\.jsonl\.gz cannot be read \(EISDIR\)/)]);
    expect(await isUntouched()).toBe(true);
  });

  it('into a data folder with something else in it', async () => {
    if (test.database.engine === 'postgres') return;
    writeFileSync(join(target.env.DATA_DIR ?? '', 'photo.jpg'), '');
    expect(await refusal()).toEqual(['StartError', expect.stringMatching(/has something else in it \(photo\.jpg\)/)]);
    expect(readdirSync(target.env.DATA_DIR ?? '')).toEqual(['photo.jpg']);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('between the engines', () => {
  it('a backup of PostgreSQL becomes an embedded database, and that one a PostgreSQL again, with the same rows', async () => {
    await fill();
    await make();
    const dataDir = join(folder, 'data');
    await restoreFile({ dataDir }, fileIn());
    expect(await rowsOf({ dataDir })).toEqual(await rowsIn(fileIn()));
    const { databaseUrl = '' } = settingsOf(target);
    const { rows, head } = await moveToPostgres(dataDir, databaseUrl);
    expect([head.engine, rows > 60]).toEqual(['pglite', true]);
    expect(await rowsOf({ databaseUrl, dataDir: '' })).toEqual(await rowsIn(fileIn()));
    expect(await rowsOf({ dataDir })).toEqual(await rowsIn(fileIn()));
    await expect(moveToPostgres(dataDir, databaseUrl)).rejects.toThrow(/target database is not empty \(it has the table activity\)/);
    await expect(moveToPostgres(join(folder, 'nowhere'), databaseUrl)).rejects.toThrow(/There is no database in/);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
