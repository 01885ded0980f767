import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../../../server/test/engine/postgres-server.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { databaseOf, withPostgres } from '../kit/place.ts';

const TIMES = 10;
const LONGEST_PAUSE_MS = 2_000;

/** A PostgreSQL that fails again and again under load, in a way of its own, while the server goes on. */
const playTimes = (fail: (postgres: PostgresServer) => Promise<unknown>, verb: string): Promise<Outcome> =>
  withPostgres((postgres) =>
    playFault(databaseOf(postgres), { perSecond: 200, seconds: 90 }, async ({ server, back }) => {
      let times = 0;
      for (let isBack = true; isBack && server.isRunning() && times < TIMES; times++) {
        await wait(500 + Math.random() * LONGEST_PAUSE_MS);
        const moment = performance.now();
        await fail(postgres);
        isBack = await back(moment);
      }
      return { load: `${times} ${verb}`, broken: server.isRunning() ? [] : ['the server ended'] };
    }),
  );

/** Ends every connection of the server but not the database, as a failing network or an impatient administrator does. */
export async function cutConnections(postgres: PostgresServer): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.databaseUrl('postgres') });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway'");
  await admin.end();
}

export const restartPostgres: Drill = { name: 'restart postgres', play: () => playTimes((postgres) => postgres.restart(), 'restarts') };
export const cutPostgres: Drill = { name: 'cut connections, postgres', play: () => playTimes(cutConnections, 'cuts') };
