import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/kit/until.ts';
import { migratedDatabase, type NewDatabase } from '../../test/engine/database.ts';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { createBackups } from './backups.ts';
import { backupName } from './folder.ts';

/** Each backup is made in a process of its own. */
/** When they are made, which are kept and what is told is no matter of the engine: that takes ten processes, on the faster one. */
const onPostgres = it.runIf(process.env.TEST_ENGINE === 'postgres');

let place: NewDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  place = await migratedDatabase();
  database = await openDatabase(readConfig(place.env));
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

let folder = '';
let now = new Date();
let reported: unknown[] = [];
const configOf = (given: Record<string, string> = {}) =>
  readConfig({ ...place.env, BACKUP_DIR: join(folder, 'backup'), BACKUP_EVERY: '24', BACKUP_KEEP: '2', ...given });
const begin = () =>
  createBackups({
    database,
    config: configOf(),
    clock: () => now,
    report: (error) => reported.push(error),
  });
const nameAt = (time: string) => backupName(configOf(), new Date(time));
const files = () => readdirSync(join(folder, 'backup')).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-backups-'));
  now = new Date('2026-05-16T06:30:00.500Z');
  reported = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('backups that the server makes by itself', () => {
  onPostgres('are made when the last is old enough, also after a restart, and only the newest are kept', async () => {
    const at = async (time: string) => {
      now = new Date(time);
      await begin().makeIfDue();
      return files();
    };
    const [first, second, third] = ['16T06:30:00', '17T06:30:00', '19T00:00:00'].map((time) => nameAt(`2026-05-${time}Z`));
    expect(await at('2026-05-16T06:30:00.500Z')).toEqual([first]);
    expect(await at('2026-05-17T06:29:59Z')).toEqual([first]);
    expect(await at('2026-05-17T06:30:00Z')).toEqual([first, second]);
    const others = ['fairway-2026-05-01T00-00-00Z.jsonl.gz.part', 'fairway-best.jsonl.gz', 'letter.txt'];
    for (const name of others) writeFileSync(join(folder, 'backup', name), '');
    expect(await at('2026-05-19T00:00:00Z')).toEqual([second, third, 'fairway-best.jsonl.gz', 'letter.txt']);
    expect(reported).toEqual([]);
  });

  it('leave alone those of another database in the same folder, whatever password its address has; those of earlier releases are ours', async () => {
    mkdirSync(join(folder, 'backup'));
    const other = (password: string, day: number) =>
      backupName(configOf({ DATABASE_URL: `postgresql://fairway:${password}@db/other` }), new Date(`2026-05-0${day}T00:00:00Z`));
    expect(other('old', 1)).toBe(other('new', 1));
    const theirs = [1, 2, 3].map((day) => other('old', day));
    const early = ['01', '02'].map((day) => `fairway-2026-05-${day}T00-00-00Z.jsonl.gz`);
    for (const name of [...theirs, `${other('old', 4)}.part`, ...early]) writeFileSync(join(folder, 'backup', name), '');
    await begin().makeIfDue();
    expect(files()).toEqual([...theirs, `${other('old', 4)}.part`, early[1], nameAt('2026-05-16T06:30:00Z')].sort());
  });

  onPostgres('from a time to come stay and do not count: the clock was wrong', async () => {
    mkdirSync(join(folder, 'backup'));
    const ahead = ['2027-01-01T00-00-00', '2027-01-02T00-00-00'].map((time) => `fairway-${time}Z.jsonl.gz`);
    for (const name of ahead) writeFileSync(join(folder, 'backup', name), '');
    const backups = begin();
    await backups.makeIfDue();
    now = new Date('2026-05-16T06:40:00Z');
    await backups.makeIfDue();
    expect(files()).toEqual([nameAt('2026-05-16T06:30:00Z'), ...ahead]);
    expect((await backups.status()).last?.made).toEqual(new Date('2026-05-16T06:30:00Z'));
  });

  onPostgres('that fail are logged once and shown until one succeeds, and delete nothing', async () => {
    writeFileSync(join(folder, 'backup'), 'not a folder');
    const backups = begin();
    await backups.makeIfDue();
    await backups.makeIfDue();
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringMatching(/could not be written \(E/) })]);
    expect(await backups.status()).toEqual({ last: null, failure: { at: now, error: reported[0] }, runningSince: null });
    rmSync(join(folder, 'backup'));
    await backups.makeIfDue();
    const last = expect.objectContaining({ made: new Date('2026-05-16T06:30:00Z') });
    expect(await backups.status()).toEqual({ last, failure: null, runningSince: null });
  });

  it('are begun by a person too: it runs beside the requests, refuses a second one, and is told when it is made', async () => {
    const backups = begin();
    const told = Promise.withResolvers<number>();
    const name = backups.begin(async ({ bytes }) => told.resolve(bytes));
    expect(() => backups.begin()).toThrow(/Another backup is being made/);
    expect((await backups.status()).runningSince).toEqual(now);
    const bytes = await told.promise;
    expect(await backups.status()).toEqual({ last: expect.objectContaining({ name, bytes }), failure: null, runningSince: null });
  });

  onPostgres('that a person began and that fail are in the log and shown with their reason', async () => {
    writeFileSync(join(folder, 'backup'), 'not a folder');
    const backups = begin();
    backups.begin();
    await until(() => expect(reported).toHaveLength(1));
    expect(await backups.status()).toMatchObject({
      last: null,
      failure: { error: { message: expect.stringMatching(/could not be written/) } },
    });
  });

  onPostgres('are never two at once', async () => {
    mkdirSync(join(folder, 'backup'));
    const [one, other] = [begin(), begin()];
    const first = one.make(join(folder, 'one.gz'));
    await expect(one.make(join(folder, 'two.gz'))).rejects.toThrow(/Another backup is being made/);
    await first;
    await other.makeIfDue();
    expect(reported).toEqual([]);
  });

  it('that are stopped half way leave nothing', async () => {
    const backups = begin();
    const made = backups.make(join(folder, 'one.gz')).catch((error) => error.name);
    await backups.stop();
    expect([await made, readdirSync(folder)]).toEqual([expect.stringMatching(/AbortError|Error/), []]);
  });
});
