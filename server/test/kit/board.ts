import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { tournament } from '../../src/db/schema/field/tournament.ts';
import { raiseBoards } from '../../src/write/write.ts';

/** A new version of a tournament's board, as every write raises it. */
export const raiseBoard = (db: Database, tournamentId: string): Promise<unknown> =>
  db.transaction((tx) => raiseBoards(tx, eq(tournament.id, tournamentId)));

/** What a write sends from the screen of a person who looks now. */
export async function seenBoard({ db }: { db: Database }, { id }: { id: string }): Promise<{ boardVersion: number }> {
  const [row] = await db.select({ boardVersion: tournament.boardVersion }).from(tournament).where(eq(tournament.id, id));
  return row ?? { boardVersion: 0 };
}
