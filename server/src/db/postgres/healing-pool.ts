import type pg from 'pg';

/**
 * A pool whose connections may break at any moment, in use or not: each break is reported once, and the pool opens another connection.
 * node-postgres alone ends the process when a connection breaks in use, and never gets a connection back whose `begin` failed.
 */
export function healing(pool: pg.Pool, report: (error: Error) => void): pg.Pool {
  pool.on('connect', (client) => {
    client.on('error', report);
    dropWhenSilent(client);
  });
  pool.on('error', () => undefined); // the connection itself has reported it
  const connect = pool.connect.bind(pool);
  const connectAndWatch = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    const giveBack = client.release.bind(client);
    let isOut = true;
    const release = (error?: Error | boolean): void => {
      if (!isOut) return;
      isOut = false;
      client.off('error', release);
      giveBack(error);
    };
    client.once('error', release);
    return Object.assign(client, { release });
  };
  return Object.assign(pool, {
    // pool.query connects by a callback, and handles a break by itself
    connect: (callback?: Parameters<typeof pool.connect>[0]) => (callback ? connect(callback) : connectAndWatch()),
  });
}

/** A connection that gave no answer in time is of no use: it goes at once, and nobody waits on it again. */
function dropWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch((error: Error) => error.message === SILENT && client.release(error));
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** What node-postgres says after `query_timeout`. */
const SILENT = 'Query read timeout';
