import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { canStandBy, type PostgresServer, startStandby } from '../server/test/postgres-server.ts';
import { startServer } from '../server/test/process.ts';
import { openProxy } from '../server/test/proxy.ts';
import { audit } from './audit.ts';
import { createLoad, tournamentsFor } from './load.ts';
import { type Drill, entriesBroken, Skip } from './outcome.ts';
import { DURABLE, databaseOf, fill, withPostgres } from './place.ts';

const PER_SECOND = 200;
const STANDBY = 'standby';

async function run(server: PostgresServer, ...statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server.databaseUrl('postgres') });
  await client.connect();
  try {
    let result = await client.query('select');
    for (const statement of statements) result = await client.query(statement);
    return result;
  } finally {
    await client.end();
  }
}

/** From here on a commit is acknowledged when both have it on the disk. */
async function waitForBoth(primary: PostgresServer): Promise<void> {
  await run(primary, `alter system set synchronous_standby_names = '${STANDBY}'`, 'select pg_reload_conf()');
  const state = async () => (await run(primary, 'select sync_state from pg_stat_replication')).rows[0]?.sync_state;
  while ((await state()) !== 'sync') await wait(50);
}

/** The primary is killed under load; the standby takes its place and its address. */
export const standbyTakesOver: Drill = {
  name: 'standby takes over, postgres',
  play: () => {
    if (!canStandBy()) throw new Skip('this machine has no PostgreSQL with pg_basebackup');
    return withPostgres(async (primary) => {
      const filled = await fill(databaseOf(primary), tournamentsFor(PER_SECOND, 60));
      const standby = await startStandby(primary, STANDBY, DURABLE);
      const address = await openProxy(primary.databaseUrl('postgres'));
      try {
        await waitForBoth(primary);
        const server = await startServer({ DATABASE_URL: address.url });
        const load = createLoad(filled, PER_SECOND, () => server.url);
        load.start();
        await wait(5_000 + Math.random() * 2_000);
        const moment = performance.now();
        await primary.kill();
        await run(standby, 'select pg_promote()');
        address.moveTo(standby.databaseUrl('postgres'));
        const broken: string[] = [];
        const backAfterMs = await load.backAfter(moment).catch((error) => {
          broken.push(server.isRunning() ? String(error) : 'the server ended');
          return undefined;
        });
        await wait(2_000);
        await load.stop();
        await server.stop();
        const found = await audit(databaseOf(standby), load.acknowledged());
        return { load: `${load.name}, primary killed`, ...found, backAfterMs, broken: [...broken, ...entriesBroken(found)] };
      } finally {
        await address.close();
        await standby.stop();
      }
    });
  },
};
