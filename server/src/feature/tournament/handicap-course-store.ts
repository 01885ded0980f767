import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { player } from '../../db/schema/player.ts';
import { division } from '../../db/schema/tournament.ts';
import type { TournamentRow } from '../../write.ts';

/** Players without a declared handicap who need one, by the day handicap of the tournament or of their division. */
export const findPlayersWithoutHandicapCourse = (
  db: Database,
  { id, calculateHandicapDay }: TournamentRow,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: player.id, name: player.name })
    .from(player)
    .leftJoin(division, eq(division.id, player.divisionId))
    .where(
      and(
        eq(player.tournamentId, id),
        isNull(player.handicapCourse),
        sql`coalesce(${division.calculateHandicapDay}, ${calculateHandicapDay}) = 'none'`,
      ),
    );
