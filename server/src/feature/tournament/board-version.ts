import { eq, sql } from 'drizzle-orm';
import { announce } from '../../db/notice.ts';
import type { Transaction } from '../../db/open.ts';
import { tournament } from '../../db/schema.ts';

/** One more change that a board can show: the new version, told to every watcher when the transaction commits. */
export async function raiseBoardVersion(tx: Transaction, tournamentId: string): Promise<number> {
  const [raised] = await tx
    .update(tournament)
    .set({ boardVersion: sql`${tournament.boardVersion} + 1` })
    .where(eq(tournament.id, tournamentId))
    .returning({ boardVersion: tournament.boardVersion });
  if (!raised) throw new Error('the tournament of this change is gone');
  await announce(tx, tournamentId, raised.boardVersion);
  return raised.boardVersion;
}
