import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { vi } from 'vitest';

/** The statements that features sent to the database while the work ran, on either engine. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spies = [
    vi.spyOn(NodePgPreparedQuery.prototype, 'execute'),
    vi.spyOn(NodePgPreparedQuery.prototype, 'all'),
    vi.spyOn(PglitePreparedQuery.prototype, 'execute'),
    vi.spyOn(PglitePreparedQuery.prototype, 'all'),
  ];
  try {
    await work();
    return spies.reduce((count, spy) => count + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
