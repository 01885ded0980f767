import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { NOTICE_CHANNEL, payloadOf } from './notice.ts';

/** Every process hears it when the transaction commits, and never hears it when it does not. */
export async function announce(tx: Transaction, tournamentId: string, boardVersion: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${payloadOf({ tournamentId, boardVersion })})`);
}
