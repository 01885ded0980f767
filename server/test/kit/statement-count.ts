import { fillPlaceholders } from 'drizzle-orm';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

/** `failure`: the code of the database, where it did not do it. */
export type Statement = { text: string; params: readonly unknown[]; failure?: unknown };
type Query = { queryString: string; params: unknown[] } & Record<'execute' | 'all', (values?: Record<string, unknown>) => Promise<unknown>>;

const QUERIES = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype] as unknown as Query[];

/** The statements that features sent to the database while the work ran, on either engine. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const restore = QUERIES.flatMap((query) =>
    (['execute', 'all'] as const).map((name) => {
      const own = query[name];
      query[name] = function (this: Query, values) {
        const statement: Statement = { text: this.queryString, params: fillPlaceholders(this.params, values ?? {}) };
        heard.push(statement);
        return own.call(this, values).catch((error) => {
          statement.failure = error.cause?.code ?? error.code;
          throw error;
        });
      };
      return () => {
        query[name] = own;
      };
    }),
  );
  try {
    await work();
    return heard;
  } finally {
    for (const undo of restore) undo();
  }
}

export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => (await statementsDuring(work)).length;
