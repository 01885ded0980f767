import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contest, lineUp, match, matchEntry, matchSession, teamPlayer } from '../../db/schema/play/match.ts';
import { findTeams, type TeamRow } from '../match/team-store.ts';

export type ContestRow = typeof contest.$inferSelect;
export type SessionRow = typeof matchSession.$inferSelect;
export type MatchRow = typeof match.$inferSelect;
export type MatchEntryRow = typeof matchEntry.$inferSelect;
export type TeamPlayerRow = typeof teamPlayer.$inferSelect;
/** That a captain has handed in, and whether it is open; never what. */
export type HandedIn = Pick<typeof lineUp.$inferSelect, 'sessionId' | 'teamId' | 'handedInAt' | 'openedAt' | 'askedAgainAt'>;

/** Who plays whom in a tournament, as the database has it. */
export type MatchPlan = {
  teams: TeamRow[];
  teamPlayers: TeamPlayerRow[];
  contests: ContestRow[];
  sessions: SessionRow[];
  matches: MatchRow[];
  handedIn: HandedIn[];
};
/** And what was said hole by hole, in the order of receipt. */
export type MatchFacts = MatchPlan & { entries: MatchEntryRow[] };

export async function findMatchFacts(db: Database, tournamentId: string): Promise<MatchFacts> {
  const plan = await findMatchPlan(db, tournamentId);
  const entries = await ofIds(
    plan.matches.map(({ id }) => id),
    (ids) => db.select().from(matchEntry).where(inArray(matchEntry.matchId, ids)).orderBy(asc(matchEntry.seq)),
  );
  return { ...plan, entries };
}

export async function findMatchPlan(db: Database, tournamentId: string): Promise<MatchPlan> {
  const teams = await findTeams(db, tournamentId);
  const contests = await db
    .select()
    .from(contest)
    .where(eq(contest.tournamentId, tournamentId))
    .orderBy(asc(contest.position), asc(contest.id));
  const sessions = await ofIds(
    contests.map(({ id }) => id),
    (ids) =>
      db.select().from(matchSession).where(inArray(matchSession.contestId, ids)).orderBy(asc(matchSession.position), asc(matchSession.id)),
  );
  const sessionIds = sessions.map(({ id }) => id);
  const matches = await ofIds(sessionIds, (ids) =>
    db.select().from(match).where(inArray(match.sessionId, ids)).orderBy(asc(match.number), asc(match.id)),
  );
  const { sessionId, teamId, handedInAt, openedAt, askedAgainAt } = lineUp;
  return {
    teams,
    teamPlayers: await ofIds(
      teams.map(({ id }) => id),
      (ids) => db.select().from(teamPlayer).where(inArray(teamPlayer.teamId, ids)).orderBy(asc(teamPlayer.place)),
    ),
    contests,
    sessions,
    matches,
    handedIn: await ofIds(sessionIds, (ids) =>
      db.select({ sessionId, teamId, handedInAt, openedAt, askedAgainAt }).from(lineUp).where(inArray(lineUp.sessionId, ids)),
    ),
  };
}

/** Nothing is asked for nobody. */
const ofIds = async <Row>(ids: string[], find: (ids: string[]) => Promise<Row[]>): Promise<Row[]> => (ids.length === 0 ? [] : find(ids));
