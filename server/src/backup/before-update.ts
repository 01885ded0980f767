import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { isBehind } from '../db/migrate.ts';
import { StartError } from '../error/start-error.ts';
import { BackupBusy, fileLines, type MadeBackup, makeBackup } from './file.ts';
import { backupName } from './folder.ts';

const KEPT = 3;
const OWN = 'fairway-before-';
/** How long another backup of the database is waited for, such as that of every day. */
const PATIENCE = { everyMs: 2000, tries: 150 };
/** Nobody writes at one for so long. */
const PART_HOURS = 1;

/**
 * Makes a backup of the data of an earlier release, before this one changes them, in the folder of backups: `fairway-before-0.2.0-<time>-<database>`.
 * The last three of this database stay, beside those of every day: of tries of the same release on the same data the last one. Waits for another
 * backup, and makes none if another process has migrated the data meanwhile. Throws where it cannot be made: then nothing is changed.
 */
export async function backUpBeforeUpdate(database: OpenDatabase, config: Config, now: Date, patience = PATIENCE): Promise<void> {
  const usual = backupName(config, now);
  const name = usual.replace('fairway-', `${OWN}${packageJson.version}-`);
  const made = await makeInTurn(database, join(config.backupDir, name), now, patience);
  if (made === null) return;
  await deleteOld(config.backupDir, /-[0-9a-f]{8}\.jsonl\.gz$/.exec(usual)?.[0] ?? usual, now);
  process.stdout.write(
    `Đã sao lưu trước khi nâng cấp dữ liệu cho phiên bản ${packageJson.version}: ${made.file}\n` +
      `Made a backup before migrating the data to release ${packageJson.version}: ${made.file}\n`,
  );
}

async function makeInTurn(
  database: OpenDatabase,
  file: string,
  now: Date,
  { everyMs, tries }: typeof PATIENCE,
): Promise<MadeBackup | null> {
  for (let nth = 1; ; nth++) {
    try {
      return await makeBackup(database, file, now);
    } catch (error) {
      if (!(error instanceof BackupBusy)) throw error;
      if (nth >= tries) throw new StartError(busyTooLong((tries * everyMs) / 60_000));
      if (nth === 1) process.stdout.write(WAITING);
      await wait(everyMs);
      if (!(await isBehind(database.db))) return null;
    }
  }
}

const WAITING =
  'Đang có một bản sao lưu khác được tạo: chờ xong rồi sao lưu và nâng cấp dữ liệu.\n' +
  'Another backup is being made: this start waits for it, and then backs up and migrates the data.\n';

const busyTooLong = (minutes: number): string =>
  `Một bản sao lưu khác đã chạy hơn ${minutes} phút, nên chưa sao lưu được trước khi nâng cấp. Dữ liệu vẫn y như trước: hãy chạy lại khi bản kia xong.\n` +
  `Another backup has been running for more than ${minutes} minutes, so none could be made before migrating. Nothing was changed: start again when it has ended.`;

/** `ofDatabase`: the end of the names of this database's backups. */
async function deleteOld(folder: string, ofDatabase: string, now: Date): Promise<void> {
  const own = (await readdir(folder)).filter((name) => name.startsWith(OWN));
  const newestFirst = own.filter((name) => name.endsWith(ofDatabase)).sort((one, other) => timeIn(other).localeCompare(timeIn(one)));
  const occasions = new Set<string>();
  for (const name of newestFirst) {
    const occasion = await occasionOf(folder, name);
    if (occasions.has(occasion) || occasions.size >= KEPT) await rm(join(folder, name), { force: true });
    else occasions.add(occasion);
  }
  const hourAgo = new Date(now.getTime() - PART_HOURS * 3_600_000).toISOString().replaceAll(':', '-');
  const parts = own.filter((name) => name.endsWith(`${ofDatabase}.part`) && timeIn(name) < hourAgo);
  for (const name of parts) await rm(join(folder, name), { force: true });
}

/** The release that was to be, and the schema of the data; one that cannot be read is an occasion of its own. */
async function occasionOf(folder: string, name: string): Promise<string> {
  try {
    for await (const [head = ''] of fileLines(join(folder, name)))
      return `${name.slice(OWN.length).split(/-\d{4}-\d\d-\d\dT/)[0]} ${JSON.parse(head).schema}`;
  } catch {}
  return name;
}

/** The order of names is that of the releases. */
const timeIn = (name: string): string => /\d{4}-\d\d-\d\dT[\d-]+Z/.exec(name)?.[0] ?? '';
