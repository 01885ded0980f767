import { withDatabase } from '../server/test/busy-day.ts';
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

export const fill = (env: Environment, tournaments: number): Promise<Filled> =>
  withDatabase(env, ({ db }) => db.transaction((tx) => fillClub(tx, tournaments)));
