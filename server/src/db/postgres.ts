import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { migrationsFolder, schemaVersion } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { withPreparedStatements } from './prepared-pool.ts';
import { setPostgresParsers } from './value.ts';

const OLDEST_VERSION = 15;
/** Ten connections serve one process of this server: a request's work is a few milliseconds of SQL. */
const POOL_SIZE = 10;
/** Any fixed number: it names the lock that lets one process migrate while the others wait. */
const MIGRATION_LOCK = 7_236_114;

/** Connects to PostgreSQL, or throws a StartError that says what is wrong with the server that DATABASE_URL names. */
export async function openPostgres(databaseUrl: string, report: (error: Error) => void): Promise<OpenDatabase> {
  setPostgresParsers();
  const settings = { connectionString: databaseUrl, application_name: 'fairway', connectionTimeoutMillis: 10_000, keepAlive: true };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE, onConnect: (client) => client.query("set time zone 'UTC'") });
  pool.on('error', report); // an idle connection that broke: the pool replaces it
  await requireSuitableServer(pool).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    engine: 'postgres',
    db: drizzle(withPreparedStatements(pool), { casing: 'snake_case' }),
    migrate: () => migrateAlone(pool),
    listen: (listener) => listenOnPostgres(settings, listener, report),
    close: () => pool.end(),
  };
}

async function requireSuitableServer(pool: pg.Pool): Promise<void> {
  const { version, encoding } = await serverFacts(pool);
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `Cần PostgreSQL ${OLDEST_VERSION} trở lên; máy chủ này là bản ${version}.\nPostgreSQL ${OLDEST_VERSION} or newer is needed; this server is ${version}.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `Cơ sở dữ liệu phải dùng bảng mã UTF8, không phải ${encoding}.\nThe database must be encoded in UTF8; this one is in ${encoding}.`,
    );
  }
}

async function serverFacts(pool: pg.Pool): Promise<{ version: number; encoding: string }> {
  try {
    const facts = "current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding";
    const { rows } = await pool.query(`select ${facts}`);
    return rows[0];
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors.join('; ') : String(error);
    throw new StartError(`Không kết nối được với PostgreSQL. / Cannot connect to PostgreSQL at DATABASE_URL.\n${reason}`);
  }
}

/** The lock belongs to the connection: it is let go also when this process dies. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    await schemaVersion(db);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
