import { types as pgliteTypes } from '@electric-sql/pglite';
import type pg from 'pg';

/**
 * Both drivers return the same JavaScript values for the same SQL, even where no column of the schema says how to read them:
 *
 * | SQL                             | JavaScript                                                                     |
 * |---------------------------------|--------------------------------------------------------------------------------|
 * | bigint (`count(*)`, `sum(int)`) | number; outside the safe integers an error rather than a wrong number          |
 * | bytea                           | Buffer                                                                         |
 * | timestamptz, timestamp, date    | text in ISO form, in UTC (the schema's columns turn it into a Date where asked)|
 * | numeric                         | text                                                                           |
 *
 * The last two are what drizzle does on both drivers once the session's time zone is UTC.
 */
function bigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is outside the safe integers`);
  return value;
}

function bytes(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}

export const pgliteParsers = { [pgliteTypes.INT8]: bigint, [pgliteTypes.BYTEA]: bytes };

type TypeId = typeof pg.types.builtins.INT8;
/** The driver's list of type numbers has no arrays. */
const BIGINT_ARRAY: number = 1016;
const TEXT_ARRAY: number = 1009;

/** drizzle reads through the driver's own table of parsers; the whole process shares it. */
export function setPostgresParsers(types: typeof pg.types): void {
  const texts: (value: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY as TypeId);
  types.setTypeParser(types.builtins.INT8, bigint);
  types.setTypeParser(BIGINT_ARRAY as TypeId, (value) => texts(value).map((text) => (text === null ? null : bigint(text))));
}
