import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { card, club, course, division, player, round, tournament } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { User } from './session-store.ts';

export type TournamentRecord = typeof tournament.$inferSelect & { siteId: string; clubName: string; timeZone: string };
export type RoundRecord = typeof round.$inferSelect;
export type PlayerRecord = typeof player.$inferSelect;
export type DivisionRecord = typeof division.$inferSelect;
export type CourseRecord = typeof course.$inferSelect;
export type ClubRecord = typeof club.$inferSelect;

/** The records that the ids of a request name. A handler uses what its route's ids promise: `required(scope.tournament)`. */
export type Scope = {
  club?: ClubRecord;
  course?: CourseRecord;
  tournament?: TournamentRecord;
  round?: RoundRecord;
  division?: DivisionRecord;
  player?: PlayerRecord;
};

/** The ids of a request by name, wherever they stand: path, query or body. */
export type Ids = Partial<Record<'clubId' | 'courseId' | 'tournamentId' | 'roundId' | 'divisionId' | 'playerId', string>>;

/** A record that the route's own ids guarantee. */
export function required<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('the route does not name this record');
  return record;
}

/**
 * The tenant wall, in one place: every id that a request names must be of the user's site, and the ids must belong together.
 * What is another site's answers exactly as what does not exist. It stands before every route that needs a user; routes
 * open to anyone know only public tournaments (feature/leaderboard/public-board.ts).
 */
export async function passWall(db: Database, user: User, ids: Ids): Promise<Scope> {
  const scope: Scope = {};
  if (ids.clubId) scope.club = await requireClub(db, user, ids.clubId);
  if (ids.courseId) scope.course = await requireCourse(db, ids.courseId, ids.clubId);
  const named = ids.divisionId ? await requireDivision(db, ids.divisionId, ids.tournamentId) : undefined;
  if (named) scope.division = named;
  const tournamentId = ids.tournamentId ?? named?.tournamentId;
  if (tournamentId)
    scope.tournament = await requireTournament(db, user, tournamentId, named !== undefined && ids.tournamentId === undefined);
  if (ids.roundId) scope.round = await requireRound(db, ids.roundId, tournamentId);
  if (ids.playerId) scope.player = await requirePlayer(db, ids.playerId, tournamentId);
  return scope;
}

const mayEnter = (user: User, siteId: string) => user.isSuperAdmin || user.siteId === siteId;

async function requireClub(db: Database, user: User, clubId: string): Promise<ClubRecord> {
  const [found] = await db.select().from(club).where(eq(club.id, clubId));
  if (!found || !mayEnter(user, found.siteId)) throw new AppError('not-found');
  return found;
}

async function requireCourse(db: Database, courseId: string, clubId: string | undefined): Promise<CourseRecord> {
  const [found] = await db.select().from(course).where(eq(course.id, courseId));
  if (!found || found.clubId !== clubId) throw new AppError('not-found');
  return found;
}

async function requireTournament(db: Database, user: User, id: string, throughDivision: boolean): Promise<TournamentRecord> {
  const [found] = await db.select().from(tournament).innerJoin(club, eq(club.id, tournament.clubId)).where(eq(tournament.id, id));
  if (!found || !mayEnter(user, found.club.siteId)) throw new AppError(throughDivision ? 'not-found' : 'tournament-not-found');
  return { ...found.tournament, siteId: found.club.siteId, clubName: found.club.name, timeZone: found.club.timeZone };
}

async function requireRound(db: Database, roundId: string, tournamentId: string | undefined): Promise<RoundRecord> {
  const [found] = await db.select().from(round).where(eq(round.id, roundId));
  if (!found || found.tournamentId !== tournamentId) throw new AppError('not-found');
  return found;
}

async function requireDivision(db: Database, divisionId: string, tournamentId: string | undefined): Promise<DivisionRecord> {
  const [found] = await db.select().from(division).where(eq(division.id, divisionId));
  if (!found || (tournamentId !== undefined && found.tournamentId !== tournamentId)) throw new AppError('not-found');
  return found;
}

async function requirePlayer(db: Database, playerId: string, tournamentId: string | undefined): Promise<PlayerRecord> {
  const [found] = await db.select().from(player).where(eq(player.id, playerId));
  if (!found || found.tournamentId !== tournamentId) throw new AppError('not-found');
  return found;
}

/** Whether a player has a card in a round; both are already known to be of one tournament. */
export async function hasCard(db: Database, playerId: string, roundId: string): Promise<boolean> {
  const found = await db
    .select({ roundId: card.roundId })
    .from(card)
    .where(and(eq(card.playerId, playerId), eq(card.roundId, roundId)));
  return found.length > 0;
}
