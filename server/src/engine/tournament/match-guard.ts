import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { sidePartner } from '../../db/schema/field/player.ts';
import { contest, match, matchEntry, matchSession } from '../../db/schema/play/match.ts';
import { AppError } from '../../error/app-error.ts';

/** Whether a row is a side of any match, itself or as a golfer of a side. */
export async function isInMatch(db: Database, rowId: string): Promise<boolean> {
  const sides = db.select({ id: sidePartner.sideId }).from(sidePartner).where(eq(sidePartner.playerId, rowId));
  const of = or(eq(match.firstId, rowId), eq(match.secondId, rowId), inArray(match.firstId, sides), inArray(match.secondId, sides));
  return (await db.select({ id: match.id }).from(match).where(of).limit(1)).length > 0;
}

/** A golfer who is not in the team that they play a match of a cup for. */
type Outsider = { playerId: string; name: string; team: string; number: number; round: number; side: 0 | 1 };

/** Golfers in a match, in the matches of a side, or in those of a team, who are not in the team that they play for there. */
export async function findOutsiders(db: Database, of: { matchId: string } | { sideId: string } | { teamId: string }): Promise<Outsider[]> {
  const condition = 'matchId' in of ? sql`m.id = ${of.matchId}` : 'sideId' in of ? sql`s.row_id = ${of.sideId}` : sql`t.id = ${of.teamId}`;
  const { rows } = await db.execute<Outsider>(sql`
    select p.id as "playerId", p.name, t.name as team, m.number, r.number as round, s.side
    from match m
    join match_session ms on ms.id = m.session_id
    join round r on r.id = ms.round_id
    cross join lateral (values (0, m.first_id, m.first_team_id), (1, m.second_id, m.second_team_id)) as s (side, row_id, team_id)
    join team t on t.id = s.team_id
    left join side_partner sp on sp.side_id = s.row_id and sp.round_id = r.id
    join player p on p.id = coalesce(sp.player_id, s.row_id) and p.kind = 'player'
    where ${condition} and not exists (select from team_player tp where tp.player_id = p.id and tp.team_id = t.id)
    order by r.number, m.number, s.side, sp.place`);
  return rows;
}

const sessionsOf = (db: Database, tournamentId: string) =>
  db
    .select({ id: matchSession.id })
    .from(matchSession)
    .innerJoin(contest, eq(contest.id, matchSession.contestId))
    .where(eq(contest.tournamentId, tournamentId));

const entriesOf = (db: Database, tournamentId: string) =>
  inArray(
    matchEntry.matchId,
    db
      .select({ id: match.id })
      .from(match)
      .where(inArray(match.sessionId, sessionsOf(db, tournamentId))),
  );

/** Cups, knock-outs and groups whose matches were made keep the tournament at match play. */
export async function requireNoMatches(db: Database, tournamentId: string): Promise<void> {
  if ((await sessionsOf(db, tournamentId).limit(1)).length > 0) throw new AppError('play-has-matches');
}

/** A round in which matches are played stays. */
export async function requireNoMatchesIn(db: Database, roundId: string): Promise<void> {
  const rows = await db.select({ id: matchSession.id }).from(matchSession).where(eq(matchSession.roundId, roundId)).limit(1);
  if (rows.length > 0) throw new AppError('round-has-matches');
}

/** A round with a Nassau keeps its two nines. */
export async function requireNoNassauIn(db: Database, roundId: string): Promise<void> {
  const isNassau = and(eq(matchSession.roundId, roundId), eq(matchSession.nassau, true));
  const rows = await db.select({ id: matchSession.id }).from(matchSession).where(isNassau).limit(1);
  if (rows.length > 0) throw new AppError('nassau-needs-eighteen');
}

/** Everything that was said of the matches of a rehearsal. */
export async function deleteMatchEntries(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.delete(matchEntry).where(entriesOf(tx, tournamentId));
}

/** The contests of a tournament that is deleted, before its golfers: their matches name them. */
export async function deleteContests(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.delete(contest).where(eq(contest.tournamentId, tournamentId));
}

/** Rounds in which something was said of a match of this side. */
export async function roundsSaid(db: Database, sideId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ roundId: matchSession.roundId })
    .from(matchEntry)
    .innerJoin(match, eq(match.id, matchEntry.matchId))
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(or(eq(match.firstId, sideId), eq(match.secondId, sideId)));
  return rows.map(({ roundId }) => roundId);
}

/** Numbers of the matches of a round of whose holes, as the course's card numbers them, something was said. */
export async function matchesOnHoles(db: Database, roundId: string, holes: readonly number[]): Promise<number[]> {
  if (holes.length === 0) return [];
  const holeArray = sql`${`{${holes.join(',')}}`}::int[]`;
  const rows = await db
    .selectDistinct({ number: match.number })
    .from(matchEntry)
    .innerJoin(match, eq(match.id, matchEntry.matchId))
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(sql`${matchSession.roundId} = ${roundId} and (${matchEntry.word} ->> 'hole')::int = any(${holeArray})`);
  return rows.map(({ number }) => number).sort((one, other) => one - other);
}
