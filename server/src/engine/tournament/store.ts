import type { Round, Tournament } from '@fairway/api';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { type PlayedRound, playedRound } from '../../db/played-round.ts';
import { club } from '../../db/schema/account/club.ts';
import { booking } from '../../db/schema/field/payment.ts';
import { entry } from '../../db/schema/field/player.ts';
import { signup, signupPackage } from '../../db/schema/field/signup.ts';
import { round, tournament } from '../../db/schema/field/tournament.ts';
import { measurement } from '../../db/schema/play/measurement.ts';
import { AppError } from '../../error/app-error.ts';
import { findAwards } from './award-store.ts';
import { deleteMatchEntries } from './match-guard.ts';
import { entriesOfRow, phaseOfRow, playerCount, wordsOfRow } from './phase.ts';
import { safeRegulations } from './regulation-text.ts';

export type RoundRow = PlayedRound;

/** A tournament with its rounds, as on the wire. */
export async function requireTournament(db: Database, tournamentId: string): Promise<Tournament> {
  const [found] = await db
    .select({
      tournament,
      clubName: club.name,
      timeZone: club.timeZone,
      phase: phaseOfRow,
      playerCount,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(tournament.id, tournamentId));
  if (!found) throw new AppError('tournament-not-found');
  const rounds = await findRounds(db, tournamentId);
  const { tournament: row, ...about } = found;
  const {
    entryBatches: _,
    createdAt: __,
    hiddenHoles: ___,
    frozenAt: ____,
    ledgerLines: _____,
    ledgerHead: ______,
    edition: _______,
    startEdition: ________,
    archivedAt,
    ...fields
  } = row;
  return {
    ...safeRegulations(fields),
    archivedAt: archivedAt?.toISOString() ?? null,
    ...about,
    ...(await findAwards(db, tournamentId)),
    rounds: rounds.map(wireRound),
  };
}

/** The rounds of a tournament in their order. */
export async function findRounds(db: Database, tournamentId: string): Promise<RoundRow[]> {
  return (await db.select().from(round).where(eq(round.tournamentId, tournamentId)).orderBy(asc(round.number))).map(playedRound);
}

const wireRound = (row: RoundRow): Round => ({
  id: row.id,
  number: row.number,
  date: row.date,
  ...row.card,
  finished: row.finishedAt !== null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  playingConditions: row.playingConditions,
  version: row.version,
});

export async function updateTournament(
  tx: Transaction,
  tournamentId: string,
  values: Partial<typeof tournament.$inferInsert>,
): Promise<void> {
  await tx
    .update(tournament)
    .set({ ...values, version: sql`${tournament.version} + 1` })
    .where(eq(tournament.id, tournamentId));
}

export async function tournamentHasScores(db: Database, tournamentId: string): Promise<boolean> {
  const [row] = await db
    .select({ said: sql<number>`${entriesOfRow} + ${wordsOfRow}` })
    .from(tournament)
    .where(eq(tournament.id, tournamentId));
  const rounds = db.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const measured = db.select({ id: measurement.id }).from(measurement).where(inArray(measurement.roundId, rounds));
  return (row?.said ?? 0) > 0 || (await measured.limit(1)).length > 0;
}

/** Whether money is booked for an entry or a package of it, also where it is undone. */
export async function tournamentHasBookings(db: Database, tournamentId: string): Promise<boolean> {
  const signups = db.select({ id: signup.id }).from(signup).where(eq(signup.tournamentId, tournamentId));
  const packages = db.select({ id: signupPackage.id }).from(signupPackage).where(eq(signupPackage.tournamentId, tournamentId));
  return (await db.$count(booking, or(inArray(booking.signupId, signups), inArray(booking.packageId, packages)))) > 0;
}

/** Every entry, measured shot and word of a match of a rehearsal. Those of any other tournament are never deleted. */
export async function deleteScores(tx: Transaction, tournamentId: string): Promise<void> {
  const rounds = tx.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  await tx.delete(entry).where(inArray(entry.roundId, rounds));
  await tx.delete(measurement).where(inArray(measurement.roundId, rounds));
  await deleteMatchEntries(tx, tournamentId);
}
