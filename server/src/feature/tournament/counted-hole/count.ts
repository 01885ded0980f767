import type { DayHandicapId } from '@fairway/api/choice';
import { isPeoria, PEORIA_RULES } from '@fairway/golf';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { division } from '../../../db/schema/tournament.ts';

/** A list of counted holes that every round needs: of the tournament's own Peoria, or of the one of a division. */
export type HoleList = { divisionId: string | null; count: number };
export type DayHandicaps = { id: string; calculateHandicapDay: DayHandicapId };

/** The lists that a tournament needs; none where no Peoria is played. */
export async function holeLists(db: Database, { id, calculateHandicapDay }: DayHandicaps): Promise<HoleList[]> {
  const divisions = await db
    .select({ divisionId: division.id, day: division.calculateHandicapDay })
    .from(division)
    .where(eq(division.tournamentId, id))
    .orderBy(asc(division.position), asc(division.id));
  return holeListsOf([{ divisionId: null, day: calculateHandicapDay }, ...divisions]);
}

/** The same from the day handicaps at hand. */
export const holeListsOf = (days: readonly { divisionId: string | null; day: DayHandicapId | null }[]): HoleList[] =>
  days.flatMap(({ divisionId, day }) => (isPeoria(day) ? [{ divisionId, count: PEORIA_RULES[day].holeCount }] : []));
