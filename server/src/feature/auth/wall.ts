import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
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
 * open to anyone know only public tournaments (feature/leaderboard/routes.ts).
 */
export async function passWall(db: Database, user: User, ids: Ids): Promise<Scope> {
  const scope: Scope = {};
  if (ids.clubId) scope.club = await requireClub(db, user, ids.clubId);
  if (ids.courseId) scope.course = await requireCourse(db, ids.courseId, ids.clubId);
  const named = ids.divisionId ? await requireDivision(db, ids.divisionId, ids.tournamentId) : undefined;
  if (named) scope.division = named;
  const tournamentId = ids.tournamentId ?? named?.tournamentId;
  if (tournamentId) {
    const throughDivision = named !== undefined && ids.tournamentId === undefined;
    Object.assign(scope, await requireTournament(db, user, tournamentId, ids.roundId ?? null, throughDivision));
  }
  if (ids.roundId && !scope.round) throw new AppError('not-found');
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

const findTournament = prepared((db) =>
  db
    .select({ tournament, siteId: club.siteId, clubName: club.name, timeZone: club.timeZone, round })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(round, and(eq(round.id, sql.placeholder('roundId')), eq(round.tournamentId, tournament.id)))
    .where(eq(tournament.id, sql.placeholder('tournamentId')))
    .prepare('find_tournament'),
);

/** The tournament, and its round where one is named: every stroke asks for both. */
async function requireTournament(
  db: Database,
  user: User,
  tournamentId: string,
  roundId: string | null,
  throughDivision: boolean,
): Promise<Pick<Scope, 'tournament' | 'round'>> {
  const [found] = await findTournament(db).execute({ tournamentId, roundId });
  if (!found || !mayEnter(user, found.siteId)) throw new AppError(throughDivision ? 'not-found' : 'tournament-not-found');
  const { tournament: row, round: named, ...ofClub } = found;
  return { tournament: { ...row, ...ofClub }, ...(named && { round: named }) };
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
