const BY_CODE: Readonly<Record<string, string>> = {
  '53100': 'disk',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EIO: 'disk',
  '57014': 'timeout',
  '55P03': 'timeout',
  '25P03': 'timeout',
  '25006': 'read-only',
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  ETIMEDOUT: 'connection',
};
/** By the first two characters of an SQLSTATE. */
const BY_CLASS: Readonly<Record<string, string>> = { '08': 'connection', '57': 'connection', '53': 'resources', '40': 'conflict' };

const SQLSTATE = /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/;
/** A value that exists already is the sender's mistake, not the database's. */
const UNIQUE = '23505';

/** What kind of trouble of the database an error tells of, for counting; null: none. */
export function databaseErrorKind(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  // the driver's own words; they have no code
  if (/^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired)/.test(error.message)) return 'connection';
  // a person who goes away in the middle of a request
  if (error.message === 'aborted' || code === UNIQUE) return null;
  const kind = BY_CODE[code] ?? (SQLSTATE.test(code) ? (BY_CLASS[code.slice(0, 2)] ?? 'other') : null);
  return kind ?? databaseErrorKind(error.cause);
}
