import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { canStandBy, type PostgresServer, startStandby } from '../../../server/test/engine/postgres-server.ts';
import { openProxy } from '../../../server/test/engine/proxy.ts';
import { playFault } from '../kit/fault.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { DURABLE, withPostgres } from '../kit/place.ts';

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
async function play(primary: PostgresServer): Promise<Outcome> {
  const standby = await startStandby(primary, STANDBY, DURABLE);
  const address = await openProxy(primary.databaseUrl('postgres'));
  try {
    await waitForBoth(primary);
    return await playFault({ DATABASE_URL: address.url }, { perSecond: 200 }, async ({ back }) => {
      await wait(5_000 + Math.random() * 2_000);
      const moment = performance.now();
      await primary.kill();
      await run(standby, 'select pg_promote()');
      address.moveTo(standby.databaseUrl('postgres'));
      await back(moment);
      await wait(2_000);
      return { load: 'primary killed' };
    });
  } finally {
    await address.close();
    await standby.stop();
  }
}

export const standbyTakesOver: Drill = {
  name: 'standby takes over, postgres',
  play: () => {
    if (!canStandBy()) throw new Skip('this machine has no PostgreSQL with pg_basebackup');
    return withPostgres(play);
  },
};
