import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../server/test/postgres-server.ts';
import { startServer } from '../server/test/process.ts';
import { audit } from './audit.ts';
import { createLoad, tournamentsFor } from './load.ts';
import { type Drill, entriesBroken, type Outcome } from './outcome.ts';
import { databaseOf, fill, withPostgres } from './place.ts';

const PER_SECOND = 200;
const TIMES = 10;
const LONGEST_PAUSE_MS = 2_000;

/** A PostgreSQL that fails again and again under load, in a way of its own, while the server goes on. */
const playFault = (fault: (postgres: PostgresServer) => Promise<unknown>, verb: string): Promise<Outcome> =>
  withPostgres(async (postgres) => {
    const env = databaseOf(postgres);
    const filled = await fill(env, tournamentsFor(PER_SECOND, 90));
    const server = await startServer(env);
    const load = createLoad(filled, PER_SECOND, () => server.url);
    const broken: string[] = [];
    let [times, backAfterMs] = [0, 0];
    load.start();
    try {
      for (; times < TIMES; times++) {
        await wait(500 + Math.random() * LONGEST_PAUSE_MS);
        const moment = performance.now();
        await fault(postgres);
        if (!server.isRunning()) throw new Error('the server ended');
        backAfterMs = Math.max(backAfterMs, await load.backAfter(moment));
      }
    } catch (error) {
      broken.push(server.isRunning() ? String(error) : 'the server ended');
    }
    await load.stop();
    const code = await server.stop();
    if (broken.length === 0 && code !== 0) broken.push(`the server ended with ${code}`);
    const found = await audit(env, load.acknowledged());
    return { load: `${load.name}, ${times} ${verb}`, ...found, backAfterMs, broken: [...broken, ...entriesBroken(found)] };
  });

/** Ends every connection of the server but not the database, as a failing network or an impatient administrator does. */
async function cutConnections(postgres: PostgresServer): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.databaseUrl('postgres') });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway'");
  await admin.end();
}

export const restartPostgres: Drill = { name: 'restart postgres', play: () => playFault((postgres) => postgres.restart(), 'restarts') };
export const cutPostgres: Drill = { name: 'cut connections, postgres', play: () => playFault(cutConnections, 'cuts') };
