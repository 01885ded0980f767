import { DEFINITION_KINDS } from '@fairway/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { club, course } from '../../../db/schema/account/club.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { countback, format, play, tiebreak } from '../../../db/schema/account/definition.ts';
import { apiKey, site, users } from '../../../db/schema/account/site.ts';
import { ticket } from '../../../db/schema/account/support.ts';
import { award } from '../../../db/schema/field/award.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { division, round, sponsor, tournament } from '../../../db/schema/field/tournament.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { contest, match, matchSession, team } from '../../../db/schema/play/match.ts';
import { season } from '../../../db/schema/result/season.ts';
import { ofSiteOf } from './sight.ts';

const OF_CLUB = (clubId: AnyPgColumn) => sql`(select ${club.siteId} from ${club} where ${club.id} = ${clubId})`;
const OF_TOURNAMENT = (tournamentId: AnyPgColumn) =>
  sql`(select ${club.siteId} from ${club} join ${tournament} on ${tournament.clubId} = ${club.id} where ${tournament.id} = ${tournamentId})`;
const OF_ROUND = (roundId: AnyPgColumn) =>
  sql`(select ${club.siteId} from ${club} join ${tournament} on ${tournament.clubId} = ${club.id} join ${round} on ${round.tournamentId} = ${tournament.id} where ${round.id} = ${roundId})`;
const OF_CONTEST = (contestId: AnyPgColumn) =>
  sql`(select ${OF_TOURNAMENT(contest.tournamentId)} from ${contest} where ${contest.id} = ${contestId})`;
const OF_SESSION = (sessionId: AnyPgColumn) =>
  sql`(select ${OF_CONTEST(matchSession.contestId)} from ${matchSession} where ${matchSession.id} = ${sessionId})`;
const PLAYER = [player, player.id, player.name, OF_TOURNAMENT(player.tournamentId)] as const;

/**
 * What records of each kind are called: of a round its number, of an award its kind, of a definition null where it is built in. And the
 * site that they belong to.
 */
const NAMED = {
  user: [users, users.id, users.name, users.siteId],
  site: [site, site.id, site.name, site.id],
  club: [club, club.id, club.name, club.siteId],
  course: [course, course.id, course.name, OF_CLUB(course.clubId)],
  tournament: [tournament, tournament.id, tournament.name, OF_CLUB(tournament.clubId)],
  round: [round, round.id, sql`${round.number}::text`, OF_TOURNAMENT(round.tournamentId)],
  division: [division, division.id, division.name, OF_TOURNAMENT(division.tournamentId)],
  sponsor: [sponsor, sponsor.id, sponsor.name, OF_TOURNAMENT(sponsor.tournamentId)],
  player: PLAYER,
  entry: PLAYER,
  measurement: PLAYER,
  contest: [contest, contest.id, contest.name, OF_TOURNAMENT(contest.tournamentId)],
  'match-session': [
    matchSession,
    matchSession.id,
    sql`coalesce(${matchSession.name}, ${matchSession.position}::text)`,
    OF_CONTEST(matchSession.contestId),
  ],
  match: [match, match.id, sql`${match.number}::text`, OF_SESSION(match.sessionId)],
  team: [team, team.id, team.name, OF_TOURNAMENT(team.tournamentId)],
  award: [award, award.id, award.kind, OF_TOURNAMENT(award.tournamentId)],
  golfer: [golfer, golfer.id, golfer.name, golfer.siteId],
  season: [season, season.id, season.name, season.siteId],
  contract: [contract, contract.id, contract.code, contract.siteId],
  'marker-link': [markerLink, markerLink.id, markerLink.flightNumber, OF_ROUND(markerLink.roundId)],
  'api-key': [apiKey, apiKey.id, apiKey.name, apiKey.siteId],
  ticket: [ticket, ticket.id, sql`${ticket.number}::text`, ticket.siteId],
  format: [format, format.id, format.name, format.siteId],
  tiebreak: [tiebreak, tiebreak.id, tiebreak.name, tiebreak.siteId],
  countback: [countback, countback.id, countback.name, countback.siteId],
  play: [play, play.id, play.name, play.siteId],
} as const;
type Named = keyof typeof NAMED;

/** The records whose ids stand in values of a line. */
const IN_VALUES: readonly Named[] = [
  'player',
  'division',
  'sponsor',
  'team',
  'round',
  'golfer',
  'club',
  'site',
  'user',
  'tournament',
  'format',
  'tiebreak',
  'countback',
  'play',
];

/** Whoever sees a line sees the names of their site's records; a super administrator those of every site. */
async function namesIn(db: Database, principal: Principal, kind: Named, ids: readonly string[]): Promise<[string, string][]> {
  const [table, id, name, siteId] = NAMED[kind];
  const rows = await db
    .select({ id: sql<string>`${id}::text`, name: sql<string | null>`${name}` })
    .from(table as PgTable)
    .where(and(inArray(id, [...ids]), ofSiteOf(principal, siteId)));
  return rows.map((row): [string, string] => [row.id, row.name ?? row.id]);
}

/** What the records of these ids are called; those that are there no more are left out. */
export async function namesOfValues(db: Database, principal: Principal, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const kind of IN_VALUES) {
    const unknown = [...new Set(ids)].filter((id) => !names.has(id));
    if (unknown.length === 0) break;
    for (const [id, name] of await namesIn(db, principal, kind, unknown)) names.set(id, name);
  }
  return names;
}

/** The record of a subject: a place of a division's award goes by the award. */
export const recordOf = (subjectId: string): string => subjectId.split(':')[0] ?? subjectId;
const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);
/** Built-in ones have a word for an id. */
const WORD_IDS: ReadonlySet<string> = new Set<string>(DEFINITION_KINDS);

type Subject = { subjectType: string; subjectId: string };

/** What the subjects are called now, by kind and id. */
export async function namesOfSubjects(db: Database, principal: Principal, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(subjects, ({ subjectType }) => subjectType)) {
    if (!Object.hasOwn(NAMED, kind)) continue;
    const ids = own.map(({ subjectId }) => recordOf(subjectId)).filter((id) => isUuid(id) || WORD_IDS.has(kind));
    if (ids.length === 0) continue;
    for (const [id, name] of await namesIn(db, principal, kind as Named, [...new Set(ids)])) names.set(`${kind} ${id}`, name);
  }
  return names;
}

/** What subjects that are there no more were called when they were deleted. */
export async function namesOfDeleted(db: Database, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(subjects, ({ subjectType }) => subjectType)) {
    const ids = [...new Set(own.map(({ subjectId }) => subjectId))];
    const rows = await db
      .select({
        id: activity.subjectId,
        name: sql<string | null>`coalesce(${activity.before} ->> 'name', ${activity.before} ->> 'number', ${activity.before} ->> 'code')`,
      })
      .from(activity)
      .where(and(eq(activity.subjectType, kind), inArray(activity.subjectId, ids), eq(activity.kind, 'deleted')));
    for (const { id, name } of rows) if (name !== null) names.set(`${kind} ${id}`, name);
  }
  return names;
}
