import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { player } from '../../db/schema/player.ts';
import { division } from '../../db/schema/tournament.ts';
import type { TournamentRow } from '../../write.ts';

/** Players without the declared handicap that the tournament plays off, and who need one, by their day handicap. */
export const findPlayersWithoutHandicap = (
  db: Database,
  { id, calculateHandicapDay, useHandicapCourse }: TournamentRow,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: player.id, name: player.name })
    .from(player)
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(
      and(
        eq(player.tournamentId, id),
        isNull(useHandicapCourse ? player.handicapCourse : player.handicapIndex),
        sql`coalesce(${division.calculateHandicapDay}, ${calculateHandicapDay}) = 'none'`,
      ),
    );
