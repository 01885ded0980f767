import { existsSync } from 'node:fs';
import { type DatabaseSettings, openDatabase } from '../db/open.ts';
import { prepareCluster } from '../db/pglite/cluster.ts';
import { databaseFolder, hasDatabase } from '../db/pglite/data-folder.ts';
import { lockDirectory } from '../db/pglite/directory-lock.ts';
import { openUnsynced } from '../db/pglite/pglite.ts';
import { postgresRefusal } from '../db/postgres/refusal.ts';
import { StartError } from '../error/start-error.ts';
import { fileLines, isOfDisk } from './file.ts';
import type { Lines } from './line.ts';
import { loadAlone } from './load.ts';
import { type BackupContent, readBackup } from './read.ts';

/** Restores a backup into the empty database of the settings, of either engine; what does not match leaves nothing behind. */
export async function restoreFile(settings: DatabaseSettings, file: string): Promise<BackupContent> {
  if (!existsSync(file)) throw new StartError(`Không có file ${file}.\nThere is no file ${file}.`);
  await readBackup(fileLines(file)).catch((error) => {
    throw isOfDisk(error) ? new StartError(notRead(file, error)) : error;
  }); // what is wrong with the file is said before anything is made
  const { databaseUrl, dataDir } = settings;
  return databaseUrl ? fillPostgres(databaseUrl, fileLines(file)) : fillEmbedded(dataDir, fileLines(file));
}

const notRead = (file: string, { code }: NodeJS.ErrnoException): string =>
  `Không đọc được file ${file} (${code}).\nThe file ${file} cannot be read (${code}).`;

export async function fillPostgres(databaseUrl: string, lines: Lines): Promise<BackupContent> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await loadAlone(database.db, lines).catch((error) => {
      throw postgresRefusal(error);
    });
  } finally {
    await database.close();
  }
}

/** The folder gets its name when the rows are in it and on the disk. */
async function fillEmbedded(dataDir: string, lines: Lines): Promise<BackupContent> {
  if (hasDatabase(dataDir))
    throw new StartError(
      `${dataDir} đã có dữ liệu, không khôi phục vào đó: hãy đặt DATA_DIR là một thư mục mới.\n${dataDir} has a database already: set DATA_DIR to a new folder.`,
    );
  const lock = lockDirectory(dataDir);
  try {
    let content: BackupContent | undefined;
    await prepareCluster(databaseFolder(dataDir), async (unfinished) => {
      const database = await openUnsynced(unfinished);
      content = await loadAlone(database.db, lines).finally(database.close);
    });
    if (!content) throw new Error('nothing was restored');
    lock.release();
    return content;
  } catch (error) {
    lock.abandon();
    throw error;
  }
}
