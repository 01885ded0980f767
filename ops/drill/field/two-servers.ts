import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresServer } from '../../../server/test/engine/postgres-server.ts';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { cutConnections } from '../failure/database.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { databaseOf, type Environment, withPostgres } from '../kit/place.ts';

const CUTS = 20;
const DOWN_MS = 15_000;

/** Two processes on one database, asked in turn. */
async function startTwo(env: Environment): Promise<RunningServer> {
  const [one, other] = [await startServer(env), await startServer(env)];
  let count = 0;
  return {
    ...one,
    get url() {
      return count++ % 2 === 0 ? one.url : other.url;
    },
    isRunning: () => one.isRunning() && other.isRunning(),
    stop: async () => (await other.stop()) || (await one.stop()),
  };
}

const playTwo = (fault: (postgres: PostgresServer) => Promise<string>): Promise<Outcome> =>
  withPostgres((postgres) =>
    playFault(databaseOf(postgres), { perSecond: 200, start: startTwo }, async ({ server, back }) => {
      await wait(3_000);
      const load = await fault(postgres);
      await back(performance.now());
      return { load: `two processes, ${load}`, broken: server.isRunning() ? [] : ['a server ended'] };
    }),
  );

async function cutEverySecond(postgres: PostgresServer): Promise<string> {
  for (let nth = 0; nth < CUTS; nth++) {
    await cutConnections(postgres);
    await wait(1_000);
  }
  return `every backend ended ${CUTS} times, once a second`;
}

async function crash(postgres: PostgresServer): Promise<string> {
  await postgres.restart(DOWN_MS, 'SIGQUIT');
  return `the database crashed and was away for ${DOWN_MS / 1000} s`;
}

/** The database fails two processes under load: nothing is lost, and nothing is entered twice. */
export const twoServers: readonly Drill[] = [
  { name: 'field: backends end, two processes', play: () => playTwo(cutEverySecond) },
  { name: 'field: database away for 15 s', play: () => playTwo(crash) },
];
