import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { player } from '../../db/schema/player.ts';
import { division } from '../../db/schema/tournament.ts';
import type { TournamentRow } from '../../write.ts';
import { declaredIn } from './course-handicap.ts';
import { findRounds } from './store.ts';

/** Players without the handicap that the tournament plays off in a round, and who need one, by their day handicap. */
export async function findPlayersWithoutHandicap(
  db: Database,
  tournament: TournamentRow,
  roundId: string,
): Promise<{ id: string; name: string }[]> {
  const { id, name, gender, handicapCourse, handicapIndex, tee } = player;
  const needing = await db
    .select({ id, name, gender, handicapCourse, handicapIndex, tee })
    .from(player)
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(
      and(
        eq(player.tournamentId, tournament.id),
        sql`coalesce(${division.calculateHandicapDay}, ${tournament.calculateHandicapDay}) = 'none'`,
      ),
    );
  const rounds = await findRounds(db, tournament.id);
  const nth = rounds.findIndex((round) => round.id === roundId);
  return needing.filter((of) => declaredIn(nth, of, tournament, rounds) === null);
}
