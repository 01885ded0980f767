import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { vi } from 'vitest';

/** What the database gave to a piece of work: the rows of each statement, and how long they are as JSON. */
export type Reading = { rows: number[]; letters: number };

/** What features read from the database while the work ran, on either engine. */
export async function readingOf(work: () => Promise<unknown>): Promise<Reading> {
  const reading: Reading = { rows: [], letters: 0 };
  const prototypes = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype] as unknown as {
    execute(values?: object): Promise<unknown>;
  }[];
  const spies = prototypes.map((prototype) => {
    const { execute } = prototype;
    return vi.spyOn(prototype, 'execute').mockImplementation(async function (this: unknown, values) {
      const result = await execute.call(this, values);
      const rows = Array.isArray(result) ? result : ((result as { rows?: unknown[] }).rows ?? []);
      reading.rows.push(rows.length);
      reading.letters += JSON.stringify(rows).length;
      return result;
    });
  });
  try {
    await work();
    return reading;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
