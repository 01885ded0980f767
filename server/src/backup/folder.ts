import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type BackupConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir'>;

/**
 * Backups that this program named: by their time in UTC, so that their order by name is that by time, and by their database, since
 * installations may share a folder. Those of earlier releases do not name one.
 */
const NAME = /^fairway-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-([0-9a-f]{8}))?\.jsonl\.gz$/;
/** One that was never finished. */
const UNFINISHED = /^(fairway-.+\.jsonl\.gz)\.part$/;

export const backupName = (place: BackupConfig, now: Date): string =>
  `fairway-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${markOf(place)}.jsonl.gz`;

/** Of where the database is, without the password, which may change. */
const markOf = ({ databaseUrl, dataDir }: BackupConfig): string =>
  createHash('sha256')
    .update(databaseUrl?.replace(/\?.*/, '').replace(/.*@/, '') ?? dataDir)
    .digest('hex')
    .slice(0, 8);

function isOf(place: BackupConfig, name: string): boolean {
  const match = NAME.exec(name);
  return match !== null && (match[5] === undefined || match[5] === markOf(place));
}

export type KeptBackup = { name: string; made: Date; bytes: number };

/**
 * The backups of the database that this program named, oldest first; a folder that is not there has none, and one that cannot be read is an error. One from a time to come was made
 * while the clock was wrong: it stays, and does not count before that time.
 */
export async function findBackups(place: BackupConfig, now: Date): Promise<KeptBackup[]> {
  const names = (await readdir(place.backupDir).catch(unlessMissing)).filter((name) => isOf(place, name)).sort();
  const backups = await Promise.all(names.map((name) => backupOf(place.backupDir, name)));
  return backups.filter((backup) => backup !== null && backup.made <= now) as KeptBackup[];
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** Null: another process has just deleted it. */
async function backupOf(folder: string, name: string): Promise<KeptBackup | null> {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const file = await stat(join(folder, name)).catch(() => null);
  return file && { name, made: new Date(`${day}T${hour}:${minute}:${second}Z`), bytes: file.size };
}

/** Deletes what is older than the newest `keep`, and older parts that were never finished; files of other names stay. */
export async function deleteOldBackups(place: BackupConfig, keep: number, now: Date): Promise<void> {
  const backups = await findBackups(place, now);
  const newest = backups.at(-1)?.name ?? '';
  const unfinished = (name: string) => UNFINISHED.exec(name)?.[1] ?? '~';
  const parts = (await readdir(place.backupDir)).filter((name) => unfinished(name) < newest && isOf(place, unfinished(name)));
  const old = backups.slice(0, -keep).map(({ name }) => name);
  for (const name of [...old, ...parts]) await rm(join(place.backupDir, name), { force: true });
}
