import { readConfig } from '../server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/open.ts';
import { type Filled, fillClub } from '../server/test/filled.ts';
import { type PostgresServer, startPostgres } from '../server/test/postgres-server.ts';

/** What is acknowledged must be on the disk, as PostgreSQL does it unless told otherwise. */
export const DURABLE: readonly string[] = [];

/** A PostgreSQL of its own for the length of some work. */
export async function withPostgres<Result>(work: (server: PostgresServer) => Promise<Result>): Promise<Result> {
  const server = await startPostgres(DURABLE);
  return work(server).finally(server.stop);
}

/** The environment of a server that uses either engine. */
export type Environment = Record<string, string>;
export const databaseOf = (server: PostgresServer): Environment => ({ DATABASE_URL: server.databaseUrl('postgres') });

/** What the servers of a drill use, opened by the drill itself; an embedded one while none of them runs. */
export async function withDatabase<Result>(env: Environment, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readConfig(env));
  return work(database).finally(() => database.close());
}

export const fill = (env: Environment, tournaments: number): Promise<Filled> =>
  withDatabase(env, async (database) => {
    await database.migrate();
    return database.db.transaction((tx) => fillClub(tx, tournaments));
  });
