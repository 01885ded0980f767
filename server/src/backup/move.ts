import { backupLines, SNAPSHOT } from './line.ts';
import type { BackupContent } from './read.ts';
import { fillPostgres } from './restore.ts';
import { openExisting } from './source.ts';

/** Copies the embedded database of a folder into an empty PostgreSQL. A server that has the folder must be stopped first. */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<BackupContent> {
  const { db, engine, close } = await openExisting({ dataDir });
  return db.transaction((tx) => fillPostgres(databaseUrl, backupLines(tx, engine, new Date())), SNAPSHOT).finally(close);
}
