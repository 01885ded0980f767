/**
 * Why the database did not do its work although nothing was wrong with the request. `away`: there is no connection, or it was cut.
 * `busy`: a lock, a statement or a connection was waited for too long. `full`: its disk is full.
 */
export type Trouble = 'away' | 'busy' | 'full';

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const SQL_STATES: Readonly<Record<string, Trouble>> = {
  '08000': 'away',
  '08001': 'away',
  '08003': 'away',
  '08004': 'away',
  '08006': 'away',
  '57P01': 'away', // it is stopping
  '57P02': 'away',
  '57P03': 'away', // it is starting
  '57P05': 'away',
  '25006': 'away', // a standby, which only reads
  '25P03': 'away', // a transaction that stood still was ended
  '40001': 'busy',
  '40P01': 'busy',
  '53200': 'busy',
  '53300': 'busy', // too many connections
  '55P03': 'busy', // the time for a lock is over
  '57014': 'busy', // the time for a statement is over
  '53100': 'full',
};

/** Codes of the connection's own failures. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ENOENT'],
]);

/** A file that is not there is another matter. */
const ON_A_CONNECTION = new Set<unknown>(['connect', 'read', 'write', 'getaddrinfo']);

/** What node-postgres says without a code. */
const WORDS: readonly [RegExp, Trouble][] = [
  [/^(Connection terminated|Client has encountered a connection error|Client was closed)/, 'away'],
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^(Query read timeout|timeout expired)/, 'away'],
];

/** The trouble behind an error, which may be wrapped in others; null: the database is well, and the error another's. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('severity' in error && SQL_STATES[code]) return SQL_STATES[code];
  if ('syscall' in error && ON_A_CONNECTION.has(error.syscall) && SYSTEM_CODES.has(code)) return 'away';
  const [, trouble] = WORDS.find(([words]) => words.test(error.message)) ?? [];
  if (trouble) return trouble;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return troubleOf(inner);
}

const SQL_STATE = /^[0-9A-Z]{5}$/;
/** A value that exists already is the sender's mistake. */
const UNIQUE = '23505';

/** The kind of an error of the database, for counting; null: it is none. */
export function databaseErrorKind(error: unknown): Trouble | 'other' | null {
  const trouble = troubleOf(error);
  if (trouble || !(error instanceof Error)) return trouble;
  const isOwn = 'severity' in error && 'code' in error && SQL_STATE.test(String(error.code)) && error.code !== UNIQUE;
  return isOwn ? 'other' : databaseErrorKind(error.cause);
}
