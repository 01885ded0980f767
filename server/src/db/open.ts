import type { OpenDatabase } from './database.ts';
import type { DiskFailure } from './pglite/durable-files.ts';
import { openEmbedded } from './pglite/pglite.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called about trouble that the database recovers from by itself, such as a lost connection. */
  report?: (error: Error) => void;
  /** Ends the process: the disk of the embedded database does not take what is written. */
  fail?: (failure: DiskFailure) => never;
}

/** Opens the database of the settings, or throws a StartError that says what is wrong with it. */
export async function openDatabase({ databaseUrl, dataDir, report = () => {}, fail }: DatabaseSettings): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(dataDir, fail);
  const { openPostgres } = await import('./postgres/postgres.ts'); // with its driver, which the embedded database does without
  return openPostgres(databaseUrl, report);
}
