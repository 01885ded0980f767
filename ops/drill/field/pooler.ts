import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../server/test/engine/port.ts';
import type { PostgresServer } from '../../../server/test/engine/postgres-server.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { databaseOf, portOf, withPostgres } from '../kit/place.ts';
import { programNamed, startProgram } from '../kit/program.ts';
import { isSentence, refusalOf } from '../kit/refused-start.ts';

type Mode = 'transaction' | 'statement' | 'session';
const SIZES = [1, 2, 20];
const UNDER_LOAD_MS = 15_000;

/** pgbouncer in front of a PostgreSQL, for the length of some work. */
const throughPooler = <Result>(
  postgres: PostgresServer,
  mode: Mode,
  size: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (folder) => {
    const [port, file] = [await freePort(), join(folder, 'pgbouncer.ini')];
    writeFileSync(file, settingsOf(postgres, mode, size, port));
    const stop = await startProgram('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], port);
    return work(`postgresql://fairway@127.0.0.1:${port}/postgres`).finally(stop);
  });

const settingsOf = (postgres: PostgresServer, mode: Mode, size: number, port: number): string => `
[databases]
postgres = host=127.0.0.1 port=${portOf({ url: postgres.databaseUrl('postgres') })} user=fairway
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 200
`;

/** Locks that stand in the database although nobody waits any more. */
async function locksLeft(postgres: PostgresServer): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.databaseUrl('postgres') });
  await client.connect();
  const { rowCount } = await client.query("select from pg_locks where locktype = 'advisory'");
  await client.end();
  return rowCount ?? 0;
}

async function refusedBy(postgres: PostgresServer, mode: Mode, size: number, sentence: RegExp): Promise<string[]> {
  const refusal = await throughPooler(postgres, mode, size, (url) => refusalOf({ DATABASE_URL: url }));
  const locks = await locksLeft(postgres);
  return [
    ...(isSentence(refusal, sentence) ? [] : [`${mode} mode with ${size}: ${refusal ?? 'it started'}`]),
    ...(locks === 0 ? [] : [`${mode} mode with ${size} left ${locks} locks behind`]),
  ];
}

/** Starts in front of which no process can work: each says so, and leaves nothing behind. */
const playRefused = (modes: readonly Mode[], sizes: readonly number[], sentence: RegExp): Promise<Outcome> => {
  programNamed('pgbouncer');
  return withPostgres(async (postgres) => {
    const broken: string[] = [];
    for (const mode of modes) for (const size of sizes) broken.push(...(await refusedBy(postgres, mode, size, sentence)));
    return {
      load: `pgbouncer in ${modes.join(' and ')} mode, pools of ${sizes.join(', ')}`,
      note: 'refused with a sentence, no lock left',
      broken,
    };
  });
};

const playServed = (size: number): Promise<Outcome> => {
  programNamed('pgbouncer');
  return withPostgres((postgres) =>
    throughPooler(postgres, 'session', size, (url) =>
      playFault({ ...databaseOf(postgres), DATABASE_URL: url }, { seconds: 30 }, async ({ back }) => {
        await wait(UNDER_LOAD_MS);
        await back(performance.now());
        return { load: `pgbouncer in session mode, a pool of ${size}` };
      }),
    ),
  );
};

/** Poolers in front of PostgreSQL: what loses notices and locks is refused at the start, what keeps sessions is served. */
export const poolers: readonly Drill[] = [
  {
    name: 'field: pooler refused',
    play: () => playRefused(['transaction', 'statement'], SIZES, /Use the direct address of PostgreSQL/),
  },
  { name: 'field: pooler too small', play: () => playRefused(['session'], [1], /Fairway takes 12 connections/) },
  ...[2, 20].map((size) => ({ name: `field: pooler served, ${size}`, play: () => playServed(size) })),
];
