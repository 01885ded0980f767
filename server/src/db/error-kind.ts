const BY_CODE: Readonly<Record<string, string>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'full',
  '57014': 'busy',
  '55P03': 'busy',
  '25P03': 'busy',
  '25006': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ETIMEDOUT: 'away',
};
/** By the first two characters of an SQLSTATE. */
const BY_CLASS: Readonly<Record<string, string>> = { '08': 'away', '57': 'away', '53': 'busy', '40': 'busy' };

const SQLSTATE = /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/;
/** A value that exists already is the sender's mistake, not the database's. */
const UNIQUE = '23505';

/** What kind of trouble of the database an error tells of, for counting; null: none. */
export function databaseErrorKind(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  // the driver's own words; they have no code
  if (/^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired)/.test(error.message)) return 'away';
  // a person who goes away in the middle of a request
  if (error.message === 'aborted' || code === UNIQUE) return null;
  const kind = BY_CODE[code] ?? (SQLSTATE.test(code) ? (BY_CLASS[code.slice(0, 2)] ?? 'other') : null);
  return kind ?? databaseErrorKind(error.cause);
}
