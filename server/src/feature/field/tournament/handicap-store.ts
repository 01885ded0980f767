import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { player, sidePartner } from '../../../db/schema/field/player.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { declaredIn } from '../../../engine/tournament/course-handicap.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import type { TournamentRow } from '../../../write/write.ts';

/** Players without the handicap that the tournament plays off in a round, and who need one, by their day handicap. */
export async function findPlayersWithoutHandicap(
  db: Database,
  tournament: TournamentRow,
  roundId: string,
): Promise<{ id: string; name: string }[]> {
  const { id, name, gender, handicapCourse, handicapIndex, tee } = player;
  const ofSide = db
    .select({ one: sql`1` })
    .from(sidePartner)
    .where(and(eq(sidePartner.playerId, player.id), eq(sidePartner.roundId, roundId), isNull(sidePartner.untilHole)));
  const needing = await db
    .select({ id, name, gender, handicapCourse, handicapIndex, tee })
    .from(player)
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(
      and(
        eq(player.tournamentId, tournament.id),
        eq(player.kind, 'player'),
        cardsAreOfSides(tournament) ? exists(ofSide) : undefined,
        sql`coalesce(${division.calculateHandicapDay}, ${tournament.calculateHandicapDay}) = 'none'`,
      ),
    );
  const rounds = await findRounds(db, tournament.id);
  const nth = rounds.findIndex((round) => round.id === roundId);
  return needing.filter((of) => declaredIn(nth, of, tournament, rounds) === null);
}
