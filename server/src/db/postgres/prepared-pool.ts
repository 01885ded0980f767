import type pg from 'pg';

type Query = (config: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Far more than the statements of this program; any further ones are planned each time. */
const MOST_STATEMENTS = 200;

/** Gives every statement with parameters a name. Each connection of the pool prepares it under that name: it is parsed and planned once. */
export function withPreparedStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `statement_${names.size}`);
    return names.get(text);
  };
  const query: Query = pool.query.bind(pool);
  const preparing: Query = (config, values) =>
    typeof config === 'string' || !values?.length
      ? query(config, values)
      : query({ ...config, name: config.name ?? nameOf(config.text) }, values);
  return Object.assign(pool, { query: preparing });
}
