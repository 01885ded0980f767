import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../error/start-error.ts';

/** A pooler may by chance give a connection the same backend twice. */
const ROUNDS = 3;
/** In a pool of one the second connection waits for the first one's transaction; then it is ended, and the wait with it. */
const TURN_MS = 1000;
const NOTICE_CHANNEL = 'fairway_start';
/** A notice comes with the answer to the next question. After this many questions it counts as lost. */
const QUESTIONS = 20;
const BETWEEN_QUESTIONS_MS = 250;

/**
 * Throws a StartError unless each connection has a backend of its own that hears notices. Behind a pooler in transaction mode notices are
 * lost, and a lock of the session stays behind with a backend that others get. Nothing here counts seconds against the server: a slow one
 * passes.
 */
export async function requireOwnSessions(pool: pg.Pool): Promise<void> {
  const connections: pg.PoolClient[] = [];
  const connect = async () => {
    const connection = await pool.connect();
    connections.push(connection);
    return connection;
  };
  try {
    await requireOwn(await connect(), await connect());
  } catch (error) {
    throw isOfPooler(error) ? new StartError(REFUSAL) : error;
  } finally {
    // they are in the middle of what was refused, or listen
    for (const connection of connections) connection.release(true);
  }
}

async function requireOwn(first: pg.ClientBase, second: pg.ClientBase): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await isShared(first, second)) || (await isShared(second, first))) throw new StartError(REFUSAL);
  }
  if (!(await hears(first, second))) throw new StartError(REFUSAL);
}

/** Whether `other` gets another backend from one question to the next, or the one that `busy` has in its transaction. */
async function isShared(busy: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  await busy.query('begin');
  const held = await backendOf(busy);
  const backend = backendOf(other);
  backend.catch(() => undefined);
  await Promise.race([backend, wait(TURN_MS)]);
  await busy.query('commit');
  const before = await backend;
  await other.query('begin');
  const after = await backendOf(other);
  await other.query('commit');
  return before === held || before !== after;
}

async function backendOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Whether a notice of one connection reaches the other. */
async function hears(listener: pg.ClientBase, teller: pg.ClientBase): Promise<boolean> {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  listener.on('notification', hear);
  await listener.query(`listen ${NOTICE_CHANNEL}`);
  for (let question = 0; !heard && question < QUESTIONS; question += 1) {
    await teller.query(`notify ${NOTICE_CHANNEL}`);
    await listener.query('select 1');
    if (!heard) await wait(BETWEEN_QUESTIONS_MS);
  }
  listener.off('notification', hear);
  return heard;
}

/** PgBouncer in statement mode refuses `begin`, and says so in words alone. */
const isOfPooler = (error: unknown): boolean => error instanceof Error && /statement pooling|not supported .*pool/i.test(error.message);

const REFUSAL =
  'DATABASE_URL dẫn qua một bộ gom kết nối (pooler) ở chế độ transaction hoặc statement: thông báo giữa các tiến trình bị mất và khóa bị bỏ quên. ' +
  'Hãy dùng địa chỉ nối thẳng tới PostgreSQL (thường là cổng 5432), hoặc pooler ở chế độ session.\n' +
  'DATABASE_URL leads through a pooler in transaction or statement mode: notices between processes are lost, and locks stay behind. ' +
  'Use the direct address of PostgreSQL (usually port 5432), or a pooler in session mode.';
