import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { removeRow } from '../../../db/row.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { deleteContests } from '../../../engine/tournament/match-guard.ts';
import { deleteScores } from '../../../engine/tournament/store.ts';

/** A tournament that is put away since then is still coming in from a file: no list shows it. */
export const ARRIVING = new Date(0);

const ENTRIES_AT_ONCE = 300;
/** No file takes as long. */
const LOST_AFTER_MS = 3_600_000;

/** Deletes a tournament that did not come in whole, a little at a time. */
export async function deleteArriving(db: Database, tournamentId: string): Promise<void> {
  const rounds = db.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const some = db.select({ id: entry.id }).from(entry).where(inArray(entry.roundId, rounds)).limit(ENTRIES_AT_ONCE);
  while ((await db.delete(entry).where(inArray(entry.id, some)).returning({ id: entry.id })).length > 0);
  await db.transaction(async (tx) => {
    await deleteScores(tx, tournamentId);
    await deleteContests(tx, tournamentId);
    await removeRow(tx, tournament, tournamentId);
  });
}

/** Deletes what a server that ended in the middle has left. */
export async function deleteLost(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  const lost = await db
    .select({ id: tournament.id })
    .from(tournament)
    .where(and(eq(tournament.archivedAt, ARRIVING), lt(tournament.createdAt, before)));
  for (const { id } of lost) await deleteArriving(db, id);
}
