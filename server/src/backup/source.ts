import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database, OpenDatabase } from '../db/database.ts';
import { type DatabaseSettings, openDatabase } from '../db/open.ts';
import { copyFolder, databaseFolder, hasDatabase } from '../db/pglite/data-folder.ts';
import { openUnsynced } from '../db/pglite/pglite.ts';
import { StartError } from '../error/start-error.ts';

/** Where another process reads a backup from: a PostgreSQL, or a copy of the embedded database's folder. */
export type Source = { databaseUrl: string } | { folder: string };

export const openSource = (source: Source): Promise<OpenDatabase> =>
  'folder' in source ? openUnsynced(source.folder) : openDatabase({ ...source, dataDir: '' });

/**
 * Copies the files of the open embedded database while it stands still: entries wait for the copy, and not for the reading of every row.
 * Files are copied as they would be after a power cut, which the engine recovers from.
 */
export async function copyEmbedded(db: Database, dataDir: string): Promise<string> {
  const folder = copyFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  await requireSpace(dataDir);
  await db.transaction(() => copyTree(databaseFolder(dataDir), folder));
  return folder;
}

/** A disk that the copy fills would end the server: as much must be left again. */
async function requireSpace(dataDir: string): Promise<void> {
  const files = (await readdir(databaseFolder(dataDir), { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const wanted = 2 * sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= wanted) return;
  const megabytes = Math.ceil(wanted / 1_000_000);
  throw new StartError(
    `Ổ đĩa của ${dataDir} cần còn trống ${megabytes} MB để sao lưu.\nA backup needs ${megabytes} MB free on the disk of ${dataDir}.`,
  );
}

/** Many small files: several at once take a third of the time. */
async function copyTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const target = ({ parentPath, name }: (typeof entries)[number]) => join(to, relative(from, join(parentPath, name)));
  await mkdir(to, { mode: 0o700 });
  for (const entry of entries.filter((one) => one.isDirectory())) await mkdir(target(entry), { recursive: true });
  await Promise.all(entries.filter((one) => one.isFile()).map((entry) => copyFile(join(entry.parentPath, entry.name), target(entry))));
}

/** The database of the settings, while no server has it; one that is not there is not made. */
export async function openExisting({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl === undefined && !(existsSync(dataDir) && hasDatabase(dataDir)))
    throw new StartError(`Không có cơ sở dữ liệu trong ${dataDir}.\nThere is no database in ${dataDir}.`);
  return openDatabase({ databaseUrl, dataDir });
}
