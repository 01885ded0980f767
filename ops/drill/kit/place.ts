import { eq } from 'drizzle-orm';
import { beginSession } from '../../../server/src/access/session-store.ts';
import { users } from '../../../server/src/db/schema/account/site.ts';
import { NO_PASSWORD } from '../../../server/src/feature/account/auth/password.ts';
import { type PostgresServer, startPostgres } from '../../../server/test/engine/postgres-server.ts';
import { withDatabase } from '../../../server/test/kit/busy-day.ts';
import { type Filled, fillClub } from '../../../server/test/kit/filled.ts';
import { withFolder } from '../../bench/kit/folder.ts';

export const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);

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

export const onEmbedded = <Result>(work: (env: Environment) => Promise<Result>): Promise<Result> =>
  withFolder((folder) => work({ DATA_DIR: folder }));
export const onPostgres = <Result>(work: (env: Environment) => Promise<Result>): Promise<Result> =>
  withPostgres((postgres) => work(databaseOf(postgres)));

export const fill = (env: Environment, tournaments: number): Promise<Filled> =>
  withDatabase(env, ({ db }) => db.transaction((tx) => fillClub(tx, tournaments)));

/** More people who may do what the first one may. Returns a token of each. */
export const addPeople = (env: Environment, { userId }: Filled, count: number): Promise<string[]> =>
  withDatabase(env, async ({ db }) => {
    const [first] = await db.select({ siteId: users.siteId, right: users.right }).from(users).where(eq(users.id, userId));
    const tokens: string[] = [];
    for (let nth = 1; nth <= count; nth++) {
      const own = { ...first, username: `person${nth}`, name: `Person ${nth}`, passwordHash: NO_PASSWORD };
      const [person] = await db.insert(users).values(own).returning();
      tokens.push(await beginSession(db, person?.id ?? '', new Date()));
    }
    return tokens;
  });
