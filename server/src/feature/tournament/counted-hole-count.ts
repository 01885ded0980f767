import type { DAY_HANDICAPS } from '@fairway/api';
import { isPeoria, PEORIA_RULES } from '@fairway/golf';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { division } from '../../db/schema/tournament.ts';
import { fieldError } from '../../errors.ts';

type DayHandicapId = (typeof DAY_HANDICAPS)[number];
type DayHandicaps = { id: string; calculateHandicapDay: DayHandicapId };

const countOf = (day: DayHandicapId): number => (isPeoria(day) ? PEORIA_RULES[day].holeCount : 0);

/** How many counted holes each round of a tournament needs, by its own day handicap or that of a division; 0: none. */
export async function countedHoleCount(db: Database, tournament: DayHandicaps): Promise<number> {
  const days = await divisionDays(db, tournament.id);
  return Math.max(countOf(tournament.calculateHandicapDay), ...days.map(countOf));
}

/** A round has one list of counted holes, so day handicaps with lists of different lengths cannot be used together. */
export async function requireOneHoleCount(db: Database, { id, calculateHandicapDay }: DayHandicaps): Promise<void> {
  const counts = [calculateHandicapDay, ...(await divisionDays(db, id))].map(countOf).filter((count) => count > 0);
  if (new Set(counts).size > 1) throw fieldError('calculateHandicapDay', 'day-handicaps-differ');
}

async function divisionDays(db: Database, tournamentId: string): Promise<DayHandicapId[]> {
  const rows = await db
    .selectDistinct({ day: division.calculateHandicapDay })
    .from(division)
    .where(
      and(eq(division.tournamentId, tournamentId), isNotNull(division.calculateHandicapDay), ne(division.calculateHandicapDay, 'none')),
    );
  return rows.flatMap(({ day }) => day ?? []);
}
