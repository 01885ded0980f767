import type { ContestRule, Team } from '@fairway/api';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { player } from '../../db/schema/field/player.ts';
import { contest, match, team, teamLogo, teamPlayer } from '../../db/schema/play/match.ts';
import { logoAddress } from '../../file/logo-address.ts';

export type TeamRow = typeof team.$inferSelect & { logo: string | null };
export type TeamPlayerRow = typeof teamPlayer.$inferSelect;

/** The teams of a tournament, in their order. */
export async function findTeams(db: Database, tournamentId: string): Promise<TeamRow[]> {
  const rows = await db
    .select({ row: team, hash: teamLogo.hash })
    .from(team)
    .leftJoin(teamLogo, eq(teamLogo.teamId, team.id))
    .where(eq(team.tournamentId, tournamentId))
    .orderBy(asc(team.position), asc(team.id));
  return rows.map(({ row, hash }) => ({ ...row, logo: logoAddress('team', row.id, hash) }));
}

/** The golfers of every team of a tournament, in their order. */
export async function findMembers(db: Database, tournamentId: string) {
  const { name, gender, handicapCourse, handicapIndex, tee } = player;
  return db
    .select({ row: teamPlayer, golfer: { name, gender, handicapCourse, handicapIndex, tee } })
    .from(teamPlayer)
    .innerJoin(player, eq(player.id, teamPlayer.playerId))
    .where(eq(player.tournamentId, tournamentId))
    .orderBy(asc(teamPlayer.place), asc(player.createdAt), asc(player.id));
}

type CupRule = Extract<ContestRule, { kind: 'cup' }>;
type Fields = Pick<Team, 'name' | 'short' | 'colour'>;
type Member = { playerId: string; group: string | null; reserve: boolean };

/** Adds a team behind the others. */
export async function insertTeam(tx: Transaction, tournamentId: string, fields: Fields): Promise<string> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from team where tournament_id = ${tournamentId})`;
  const [row] = await tx
    .insert(team)
    .values({ tournamentId, position, ...fields })
    .returning({ id: team.id });
  if (!row) throw new Error('the team was not written');
  return row.id;
}

export async function updateTeam(tx: Transaction, id: string, fields: Partial<typeof team.$inferInsert>): Promise<void> {
  await tx
    .update(team)
    .set({ ...fields, version: sql`${team.version} + 1` })
    .where(eq(team.id, id));
}

export async function removeTeam(tx: Transaction, id: string): Promise<void> {
  await tx.delete(team).where(eq(team.id, id));
}

/** Puts golfers into a team in this order, in place of those who were in it. */
export async function writeMembers(tx: Transaction, teamId: string, members: readonly Member[]): Promise<void> {
  await tx.delete(teamPlayer).where(eq(teamPlayer.teamId, teamId));
  if (members.length === 0) return;
  await tx.insert(teamPlayer).values(members.map((of, at) => ({ ...of, teamId, place: at + 1 })));
}

/** These golfers of a tournament; a side is none. */
export async function findGolferNames(db: Database, tournamentId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: player.id, name: player.name })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), eq(player.kind, 'player'), inArray(player.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether a team plays a match, or is to play one. */
export async function hasMatch(db: Database, teamId: string): Promise<boolean> {
  const own = sql`${match.firstTeamId} = ${teamId} or ${match.secondTeamId} = ${teamId}`;
  return (await db.select({ id: match.id }).from(match).where(own).limit(1)).length > 0;
}

/** The cups of a tournament. */
export async function findCups(db: Database, tournamentId: string): Promise<{ id: string; name: string; rule: CupRule }[]> {
  const { id, name, rule } = contest;
  const rows = await db.select({ id, name, rule }).from(contest).where(eq(contest.tournamentId, tournamentId));
  return rows.flatMap((row) => (row.rule.kind === 'cup' ? { ...row, rule: row.rule } : []));
}

export async function writeCupRule(tx: Transaction, id: string, rule: CupRule): Promise<void> {
  await tx
    .update(contest)
    .set({ rule, version: sql`${contest.version} + 1` })
    .where(eq(contest.id, id));
}
