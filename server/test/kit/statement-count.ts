import { fillPlaceholders } from 'drizzle-orm';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

export type Statement = { text: string; params: readonly unknown[] };
type Query = { queryString: string; params: unknown[] } & Record<'execute' | 'all', (values?: Record<string, unknown>) => Promise<unknown>>;

const QUERIES = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype] as unknown as Query[];

/** The statements that features sent to the database while the work ran, on either engine. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const restore = QUERIES.flatMap((query) =>
    (['execute', 'all'] as const).map((name) => {
      const own = query[name];
      query[name] = function (this: Query, values) {
        heard.push({ text: this.queryString, params: fillPlaceholders(this.params, values ?? {}) });
        return own.call(this, values);
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
