import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../../error/start-error.ts';
import { writeBuiltIns } from '../built-in.ts';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder, runMigrations } from '../migrate.ts';
import { SESSION } from '../session.ts';
import { setPostgresParsers } from '../value.ts';
import { healing } from './healing-pool.ts';
import { listenOnPostgres } from './listener.ts';
import { requireOwnSessions } from './own-session.ts';
import { withPreparedStatements } from './prepared-pool.ts';

const OLDEST_VERSION = 15;
/** Ten connections serve one process of this server: a request's work is a few milliseconds of SQL. */
const POOL_SIZE = 10;
/** Any fixed number: the name of the lock that lets one process migrate while the others wait. */
export const MIGRATION_LOCK = 7_236_114;
const SILENT_WAIT_MS = 3_000;

/**
 * Nobody waits longer than this for the work of others: for a connection, for a lock, for a statement, and no transaction stands still
 * for longer. All of them are far above what any request takes.
 */
const LIMITS = "set lock_timeout = '5s'; set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '15s'";
const CONNECT_LIMIT_MS = 5_000;
/** PostgreSQL keeps the limits above; if it vanished without a word, as in a power cut, nobody does. */
const ANSWER_LIMIT_MS = 20_000;

/** Connects to PostgreSQL, or throws a StartError that says what is wrong with the server that DATABASE_URL names. */
export async function openPostgres(databaseUrl: string, report: (error: Error) => void): Promise<OpenDatabase> {
  setPostgresParsers(pg.types);
  const settings = {
    connectionString: databaseUrl,
    application_name: 'fairway',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  };
  requireReadable(settings);
  const begin = (client: pg.ClientBase) => client.query(`${SESSION}; ${LIMITS}`);
  const pool = healing(new pg.Pool({ ...settings, max: POOL_SIZE, onConnect: begin, query_timeout: ANSWER_LIMIT_MS }), report);
  try {
    await requireSuitableServer(pool);
    await requireOwnSessions(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(unreachable(databaseUrl, error));
  }
  return {
    engine: 'postgres',
    db: drizzle(withPreparedStatements(pool), { casing: 'snake_case' }),
    migrate: (before = async () => {}) => migrateAlone(pool, settings, before),
    listen: (listener) => listenOnPostgres(settings, listener, report),
    ready: () => {},
    close: () => pool.end(),
  };
}

/** The driver reads the address, and the files that it names (`sslrootcert`), anew for each connection. */
function requireReadable(settings: pg.ClientConfig): void {
  try {
    new pg.Client(settings);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`Không dùng được DATABASE_URL: ${why}.\nDATABASE_URL cannot be used: ${why}.`);
  }
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
  const facts = "current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding";
  const { rows } = await pool.query(`select ${facts}`);
  return rows[0];
}

const UNKNOWN_AUTHORITY = {
  vi: 'Chứng thư của PostgreSQL do một nơi mà máy này không biết cấp. Hãy thêm sslrootcert=/đường/dẫn/ca.pem vào DATABASE_URL.',
  en: 'An authority that this machine does not know issued the certificate of PostgreSQL. Add sslrootcert=/path/to/ca.pem to DATABASE_URL.',
};
/** What to do about a server that does not answer, or does not let us in, by the code of the failure. */
const REMEDIES: Readonly<Record<string, { vi: string; en: string }>> = {
  ECONNREFUSED: {
    vi: 'Hãy khởi động PostgreSQL, hoặc sửa địa chỉ và cổng trong DATABASE_URL.',
    en: 'Start PostgreSQL, or correct the address and the port in DATABASE_URL.',
  },
  ENOTFOUND: { vi: 'Không có máy tên này. Hãy sửa DATABASE_URL.', en: 'There is no machine of this name. Correct DATABASE_URL.' },
  '28P01': { vi: 'Sai người dùng hoặc mật khẩu trong DATABASE_URL.', en: 'The user or the password in DATABASE_URL is wrong.' },
  '28000': { vi: 'Người dùng trong DATABASE_URL không được phép.', en: 'The user in DATABASE_URL is not let in.' },
  '3D000': {
    vi: 'Cơ sở dữ liệu trong DATABASE_URL chưa có. Hãy tạo trước (createdb).',
    en: 'The database in DATABASE_URL does not exist. Make it first (createdb).',
  },
  53300: {
    vi: 'PostgreSQL hết chỗ cho kết nối mới. Hãy tăng max_connections, hoặc bớt chương trình dùng chung (Fairway cần 12 kết nối).',
    en: 'PostgreSQL has no connection left. Raise max_connections, or stop other programs (Fairway takes 12 connections).',
  },
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: {
    vi: 'Chứng thư của PostgreSQL thuộc tên máy khác. Hãy dùng tên ghi trong chứng thư, hoặc uselibpqcompat=true&sslmode=verify-ca.',
    en: 'The certificate of PostgreSQL is for another name. Use the name in the certificate, or uselibpqcompat=true&sslmode=verify-ca.',
  },
  CERT_HAS_EXPIRED: {
    vi: 'Chứng thư của PostgreSQL đã hết hạn. Hãy thay chứng thư.',
    en: 'The certificate of PostgreSQL has expired. Replace it.',
  },
};
/** What the driver and poolers say without a code of their own. */
const SAID: readonly [RegExp, { vi: string; en: string }][] = [
  [
    /does not support SSL/,
    {
      vi: 'Máy chủ không có SSL. Hãy bật SSL cho PostgreSQL, hoặc bỏ sslmode trong DATABASE_URL.',
      en: 'The server has no SSL. Switch it on in PostgreSQL, or take sslmode out of DATABASE_URL.',
    },
  ],
  [
    /timeout exceeded|Query read timeout|timeout expired|query_wait_timeout/,
    {
      vi: 'Máy chủ hoặc pooler không trả lời kịp, có thể đã hết chỗ cho kết nối (Fairway cần 12 kết nối).',
      en: 'The server or its pooler gave no answer in time, perhaps because it has no connection left (Fairway takes 12 connections).',
    },
  ],
];
const OTHER_REMEDY = {
  vi: 'Hãy kiểm tra PostgreSQL đang chạy và DATABASE_URL đúng.',
  en: 'Check that PostgreSQL runs and that DATABASE_URL is right.',
};

/** Names the server, never the password. */
function unreachable(connectionString: string | undefined, error: unknown): string {
  const { host, port } = new pg.Client({ connectionString });
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  const words = cause instanceof Error ? cause.message : String(cause);
  const remedy = REMEDIES[code ?? ''] ?? SAID.find(([pattern]) => pattern.test(words))?.[1];
  const { vi, en } = remedy ?? OTHER_REMEDY;
  const why = remedy ? code : [code, words].filter(Boolean).join(': ');
  const at = `${host}:${port}${why === null ? '' : ` (${why})`}`;
  return `Không kết nối được với PostgreSQL ở ${at}. ${vi}\nCannot connect to PostgreSQL at ${at}. ${en}`;
}

/** The lock belongs to the connection, which has no limits: a migration takes as long as it takes. */
async function migrateAlone(pool: pg.Pool, settings: pg.ClientConfig, before: () => Promise<void>): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined); // what was under way fails with it
  try {
    await client.connect();
    await client.query(SESSION);
    await lock(client, pool);
    const db = drizzle(client, { casing: 'snake_case' });
    await runMigrations(db, () => migrate(db, { migrationsFolder }), before);
    await writeBuiltIns(db);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}

/** Waits for the processes that migrate; a wait that a person would notice is said, with who is waited for. */
async function lock(client: pg.Client, pool: pg.Pool): Promise<void> {
  const saying = setTimeout(() => void sayWhoMigrates(pool).catch(() => undefined), SILENT_WAIT_MS);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  } finally {
    clearTimeout(saying);
  }
}

async function sayWhoMigrates(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ holder: string }>(
    `select concat_ws(', ', 'pid ' || pid, nullif(application_name, ''), host(client_addr)) as holder
      from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted and database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const holder = rows[0]?.holder ?? '?';
  process.stdout.write(
    `Đang chờ tiến trình khác nâng cấp cơ sở dữ liệu xong (${holder}). / Waiting until another process has migrated the database (${holder}).\n`,
  );
}
