import { instantAt } from '@fairway/api/rule/clock';
import { and, asc, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { flight } from '../../../db/schema/field/player.ts';
import { regulationVersion, round, tournament } from '../../../db/schema/field/tournament.ts';
import type { TournamentRow } from '../../../write/write.ts';

/** The first tee time of a round, usually the first one: of its flights, or the hour of the tournament. Null: no time is known. */
export async function firstTeeTime(db: Database, tournamentId: string, roundNumber = 1): Promise<Date | null> {
  const [row] = await db
    .select({ date: round.date, time: tournament.time, timeZone: club.timeZone, first: min(flight.teeTime) })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(round, and(eq(round.tournamentId, tournament.id), eq(round.number, roundNumber)))
    .leftJoin(flight, and(eq(flight.roundId, round.id), isNotNull(flight.teeTime)))
    .where(eq(tournament.id, tournamentId))
    .groupBy(round.date, tournament.time, club.timeZone);
  const time = row?.first ?? row?.time ?? null;
  return row && time !== null ? instantAt(row.date, time, row.timeZone) : null;
}

/** Keeps the regulations as they stand before they are replaced, from the first tee time on. */
export async function keepRegulations(tx: Transaction, { id, regulations, regulationsEnglish }: TournamentRow, now: Date): Promise<void> {
  const startsAt = await firstTeeTime(tx, id);
  if (startsAt === null || now < startsAt) return;
  await tx.insert(regulationVersion).values({ tournamentId: id, regulations, regulationsEnglish, replacedAt: now });
}

/** What was replaced since the first tee time, the oldest first. */
export const findVersions = (db: Database, tournamentId: string) =>
  db
    .select({
      regulations: regulationVersion.regulations,
      regulationsEnglish: regulationVersion.regulationsEnglish,
      replacedAt: regulationVersion.replacedAt,
    })
    .from(regulationVersion)
    .where(eq(regulationVersion.tournamentId, tournamentId))
    .orderBy(asc(regulationVersion.replacedAt), asc(regulationVersion.id));

/** What they were as play began, and when they were last replaced since; null: never. */
export async function findReplaced(db: Database, tournamentId: string) {
  const { regulations, regulationsEnglish, replacedAt } = regulationVersion;
  const [row] = await db
    .select({
      regulations,
      regulationsEnglish,
      at: sql<Date>`${db
        .select({ last: max(replacedAt) })
        .from(regulationVersion)
        .where(eq(regulationVersion.tournamentId, tournamentId))}`.mapWith(replacedAt),
    })
    .from(regulationVersion)
    .where(eq(regulationVersion.tournamentId, tournamentId))
    .orderBy(asc(replacedAt), asc(regulationVersion.id))
    .limit(1);
  if (!row) return null;
  const { at, ...started } = row;
  return { at, started };
}
