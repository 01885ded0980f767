import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { workerDatabaseUrl } from '../../../test/engine/database.ts';
import { StartError } from '../../error/start-error.ts';
import { requireOwnSessions } from './own-session.ts';

const open: pg.Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
});

async function backends(count: number): Promise<pg.Client[]> {
  const connectionString = await workerDatabaseUrl();
  const made = Array.from({ length: count }, () => new pg.Client({ connectionString }));
  open.push(...made);
  await Promise.all(made.map((client) => client.connect()));
  return made;
}

/** A pooler in transaction mode: each transaction, and each query outside one, gets the backend that was given back last. */
function pooled(free: pg.Client[]): pg.Pool {
  const back = new EventEmitter();
  const take = async (): Promise<pg.Client> => {
    for (;;) {
      const client = free.pop();
      if (client) return client;
      await once(back, 'free');
    }
  };
  const give = (client: pg.Client) => {
    free.push(client);
    back.emit('free');
  };
  const connect = async () => {
    let held: pg.Client | undefined;
    const query = async (text: string) => {
      const backend = held ?? (await take());
      const answer = await backend.query(text);
      held = text === 'begin' || (held && text !== 'commit') ? backend : undefined;
      if (!held) give(backend);
      return answer;
    };
    return Object.assign(new EventEmitter(), { query, release: () => undefined });
  };
  return { connect } as unknown as pg.Pool;
}

/** Connections of their own, through something that passes no notices on. */
function deaf(clients: pg.Client[]): pg.Pool {
  const connect = async () => {
    const client = clients.pop();
    return Object.assign(new EventEmitter(), { query: (text: string) => client?.query(text), release: () => undefined });
  };
  return { connect } as unknown as pg.Pool;
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('connections to PostgreSQL', () => {
  test.each([1, 2, 5])('that share %i backends are refused, with what to do', async (count) => {
    const refusal = await requireOwnSessions(pooled(await backends(count))).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toContain('Use the direct address of PostgreSQL');
  });

  test('that hear no notices are refused', async () => {
    await expect(requireOwnSessions(deaf(await backends(2)))).rejects.toThrow(/notices between processes are lost/);
  });

  test('with a backend each are taken', async () => {
    const pool = new pg.Pool({ connectionString: await workerDatabaseUrl(), max: 2 });
    await expect(requireOwnSessions(pool)).resolves.toBeUndefined();
    await pool.end();
  });
});
