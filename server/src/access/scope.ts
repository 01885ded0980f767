import type { DefinitionKind } from '@fairway/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type PlayedRound, playedRound } from '../db/played-round.ts';
import { prepared } from '../db/prepared.ts';
import { activity } from '../db/schema/account/activity.ts';
import { club, course } from '../db/schema/account/club.ts';
import { contract } from '../db/schema/account/contract.ts';
import { countback, format, play, tiebreak } from '../db/schema/account/definition.ts';
import { mail } from '../db/schema/account/mail.ts';
import { apiKey, site, users } from '../db/schema/account/site.ts';
import { ticket } from '../db/schema/account/support.ts';
import { golfer, golferJoin } from '../db/schema/field/golfer.ts';
import { bankAccount } from '../db/schema/field/payment.ts';
import { player } from '../db/schema/field/player.ts';
import { signup } from '../db/schema/field/signup.ts';
import { division, round, sponsor, tournament } from '../db/schema/field/tournament.ts';
import { markerDevice, markerLink } from '../db/schema/play/marker.ts';
import { contest, match, matchSession, team } from '../db/schema/play/match.ts';
import { boundDraw } from '../db/schema/result/bound-draw.ts';
import { season } from '../db/schema/result/season.ts';
import { AppError } from '../error/app-error.ts';
import { maySee, type Principal } from './principal.ts';
import type { TournamentRecord } from './tournament-record.ts';

/** The records that the ids of a request name. */
export type Scope = {
  site?: typeof site.$inferSelect;
  club?: typeof club.$inferSelect;
  course?: typeof course.$inferSelect;
  division?: typeof division.$inferSelect;
  tournament?: TournamentRecord;
  round?: PlayedRound;
  player?: typeof player.$inferSelect;
  side?: typeof player.$inferSelect;
  sponsor?: typeof sponsor.$inferSelect;
  draw?: { id: string };
  contest?: { id: string };
  matchSession?: { id: string };
  match?: { id: string };
  team?: { id: string };
  format?: Definition;
  tiebreak?: Definition;
  countback?: Definition;
  play?: Definition;
  ticket?: typeof ticket.$inferSelect;
  mail?: { id: string };
  user?: { id: string; siteId: string | null };
  golfer?: { id: string; siteId: string; currentId: string };
  join?: { id: string };
  signup?: { id: string };
  account?: { id: string };
  season?: { id: string; siteId: string };
  contract?: typeof contract.$inferSelect;
  key?: typeof apiKey.$inferSelect;
  activity?: typeof activity.$inferSelect;
  link?: typeof markerLink.$inferSelect;
  device?: typeof markerDevice.$inferSelect;
};
type Definition = { id: string; siteId: string | null };

/** What each id in a request brings into the scope. */
export type Brings = {
  siteId: 'site';
  clubId: 'club';
  courseId: 'course';
  divisionId: 'division' | 'tournament';
  tournamentId: 'tournament';
  roundId: 'round';
  playerId: 'player';
  sideId: 'side';
  sponsorId: 'sponsor';
  drawId: 'draw';
  contestId: 'contest';
  matchSessionId: 'matchSession';
  matchId: 'match';
  teamId: 'team';
  formatId: 'format';
  tiebreakId: 'tiebreak';
  countbackId: 'countback';
  playId: 'play';
  ticketId: 'ticket';
  mailId: 'mail';
  userId: 'user';
  golferId: 'golfer';
  joinId: 'join';
  signupId: 'signup';
  accountId: 'account';
  seasonId: 'season';
  contractId: 'contract';
  keyId: 'key';
  activityId: 'activity';
  linkId: 'link';
  deviceId: 'device';
};
export type IdName = keyof Brings;
export type Ids = Partial<Record<IdName, string>>;

type ScopedSubject = { scope: Scope; siteId: string };
type Finder = (db: Database, id: string, ids: Ids, scope: Scope) => Promise<ScopedSubject | null>;

const findTournament = prepared((db) =>
  db
    .select({ tournament, siteId: club.siteId, clubName: club.name, timeZone: club.timeZone, round })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .leftJoin(round, and(eq(round.id, sql.placeholder('roundId')), eq(round.tournamentId, tournament.id)))
    .where(eq(tournament.id, sql.placeholder('tournamentId')))
    .prepare('find_tournament'),
);

/** The tournament, and its round if one is named: every stroke needs both. */
async function tournamentWithRound(db: Database, tournamentId: string, { roundId }: Ids): Promise<ScopedSubject | null> {
  const [found] = await findTournament(db).execute({ tournamentId, roundId: roundId ?? null });
  if (!found) return null;
  const { tournament: row, round: named, ...ofClub } = found;
  return { scope: { tournament: { ...row, ...ofClub }, ...(named && { round: playedRound(named) }) }, siteId: found.siteId };
}

/** Of a record that belongs to no site: only super administrators see it. */
const NO_SITE = '';

/** A definition of a site; a built-in one belongs to nobody, and nobody changes it. */
function ownDefinition(kind: DefinitionKind, table: typeof format | typeof tiebreak | typeof countback | typeof play): Finder {
  return async (db, id) => {
    const [row] = await db.select({ id: table.id, siteId: table.siteId }).from(table).where(eq(table.id, id));
    return row?.siteId ? { scope: { [kind]: row }, siteId: row.siteId } : null;
  };
}

/** A record of the tournament that the request names. */
const ofTournament = ({ tournament: named }: Scope, tournamentId: string | undefined, scope: Scope): ScopedSubject | null =>
  named !== undefined && named.id === tournamentId ? { scope, siteId: named.siteId } : null;

/**
 * How the record of each id is found, and the site that it belongs to; null: it does not exist, or it does not belong to the other
 * records that the request names. Parents come first.
 */
export const FINDERS: Readonly<Record<IdName, Finder>> = {
  siteId: async (db, id) => {
    const [row] = await db.select().from(site).where(eq(site.id, id));
    return row ? { scope: { site: row }, siteId: id } : null;
  },
  clubId: async (db, id) => {
    const [row] = await db.select().from(club).where(eq(club.id, id));
    return row ? { scope: { club: row }, siteId: row.siteId } : null;
  },
  courseId: async (db, id, _ids, scope) => {
    const [row] = await db.select().from(course).where(eq(course.id, id));
    return row && scope.club?.id === row.clubId ? { scope: { course: row }, siteId: scope.club.siteId } : null;
  },
  divisionId: async (db, id, ids) => {
    const [row] = await db.select().from(division).where(eq(division.id, id));
    if (!row || (ids.tournamentId !== undefined && ids.tournamentId !== row.tournamentId)) return null;
    const of = await tournamentWithRound(db, row.tournamentId, ids);
    return of && { ...of, scope: { ...of.scope, division: row } };
  },
  tournamentId: async (db, id, ids, scope) =>
    scope.tournament ? { scope: {}, siteId: scope.tournament.siteId } : tournamentWithRound(db, id, ids),
  roundId: async (_db, _id, _ids, scope) => (scope.round && scope.tournament ? { scope: {}, siteId: scope.tournament.siteId } : null),
  playerId: async (db, id, _ids, scope) => {
    const [row] = await db.select().from(player).where(eq(player.id, id));
    return row && scope.tournament?.id === row.tournamentId ? { scope: { player: row }, siteId: scope.tournament.siteId } : null;
  },
  sideId: async (db, id, _ids, scope) => {
    const [row] = await db
      .select()
      .from(player)
      .where(and(eq(player.id, id), eq(player.kind, 'side')));
    return row && scope.tournament?.id === row.tournamentId ? { scope: { side: row }, siteId: scope.tournament.siteId } : null;
  },
  sponsorId: async (db, id, _ids, scope) => {
    const [row] = await db.select().from(sponsor).where(eq(sponsor.id, id));
    return row && scope.tournament?.id === row.tournamentId ? { scope: { sponsor: row }, siteId: scope.tournament.siteId } : null;
  },
  drawId: async (db, id, _ids, scope) => {
    const { id: own, tournamentId } = boundDraw;
    const [row] = await db.select({ id: own, tournamentId }).from(boundDraw).where(eq(own, id));
    return row && scope.tournament?.id === row.tournamentId ? { scope: { draw: { id } }, siteId: scope.tournament.siteId } : null;
  },
  contestId: async (db, id, _ids, scope) => {
    const [row] = await db.select({ of: contest.tournamentId }).from(contest).where(eq(contest.id, id));
    return ofTournament(scope, row?.of, { contest: { id } });
  },
  matchSessionId: async (db, id, _ids, scope) => {
    const [row] = await db
      .select({ of: contest.tournamentId })
      .from(matchSession)
      .innerJoin(contest, eq(contest.id, matchSession.contestId))
      .where(eq(matchSession.id, id));
    return ofTournament(scope, row?.of, { matchSession: { id } });
  },
  matchId: async (db, id, _ids, scope) => {
    const [row] = await db
      .select({ of: contest.tournamentId })
      .from(match)
      .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
      .innerJoin(contest, eq(contest.id, matchSession.contestId))
      .where(eq(match.id, id));
    return ofTournament(scope, row?.of, { match: { id } });
  },
  teamId: async (db, id, _ids, scope) => {
    const [row] = await db.select({ of: team.tournamentId }).from(team).where(eq(team.id, id));
    return ofTournament(scope, row?.of, { team: { id } });
  },
  formatId: ownDefinition('format', format),
  tiebreakId: ownDefinition('tiebreak', tiebreak),
  countbackId: ownDefinition('countback', countback),
  playId: ownDefinition('play', play),
  ticketId: async (db, id) => {
    const [row] = await db.select().from(ticket).where(eq(ticket.id, id));
    return row ? { scope: { ticket: row }, siteId: row.siteId ?? NO_SITE } : null;
  },
  mailId: async (db, id) => {
    const [row] = await db.select({ id: mail.id }).from(mail).where(eq(mail.id, id));
    return row ? { scope: { mail: row }, siteId: NO_SITE } : null;
  },
  userId: async (db, id) => {
    const [row] = await db.select({ id: users.id, siteId: users.siteId }).from(users).where(eq(users.id, id));
    // only super administrators name users; one without a site is of no site that anybody else may see
    return row ? { scope: { user: row }, siteId: row.siteId ?? NO_SITE } : null;
  },
  golferId: async (db, id) => {
    const [row] = await db
      .select({ id: golfer.id, siteId: golfer.siteId, currentId: golfer.currentId })
      .from(golfer)
      .where(eq(golfer.id, id));
    return row ? { scope: { golfer: row }, siteId: row.siteId } : null;
  },
  joinId: async (db, id, _ids, scope) => {
    const [row] = await db
      .select({ siteId: golfer.siteId, currentId: golfer.currentId })
      .from(golferJoin)
      .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
      .where(eq(golferJoin.id, id));
    // a row of whoever was taken for a golfer is theirs
    return row && scope.golfer?.currentId === row.currentId ? { scope: { join: { id } }, siteId: row.siteId } : null;
  },
  signupId: async (db, id, _ids, scope) => {
    const [row] = await db.select({ of: signup.tournamentId }).from(signup).where(eq(signup.id, id));
    return ofTournament(scope, row?.of, { signup: { id } });
  },
  accountId: async (db, id) => {
    const [row] = await db.select({ id: bankAccount.id, siteId: bankAccount.siteId }).from(bankAccount).where(eq(bankAccount.id, id));
    return row ? { scope: { account: { id } }, siteId: row.siteId } : null;
  },
  seasonId: async (db, id) => {
    const [row] = await db.select({ id: season.id, siteId: season.siteId }).from(season).where(eq(season.id, id));
    return row ? { scope: { season: row }, siteId: row.siteId } : null;
  },
  contractId: async (db, id) => {
    const [row] = await db.select().from(contract).where(eq(contract.id, id));
    return row ? { scope: { contract: row }, siteId: row.siteId } : null;
  },
  keyId: async (db, id, _ids, scope) => {
    const [row] = await db.select().from(apiKey).where(eq(apiKey.id, id));
    return row && scope.site?.id === row.siteId ? { scope: { key: row }, siteId: row.siteId } : null;
  },
  linkId: async (db, id, _ids, scope) => {
    const [row] = await db.select().from(markerLink).where(eq(markerLink.id, id));
    return row && scope.tournament && scope.round?.id === row.roundId ? { scope: { link: row }, siteId: scope.tournament.siteId } : null;
  },
  deviceId: async (db, id, _ids, scope) => {
    const [row] = await db
      .select({ device: markerDevice, roundId: markerLink.roundId })
      .from(markerDevice)
      .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
      .where(eq(markerDevice.id, id));
    const isOfRound = row !== undefined && scope.round?.id === row.roundId;
    return isOfRound && scope.tournament ? { scope: { device: row.device }, siteId: scope.tournament.siteId } : null;
  },
  activityId: async (db, id) => {
    const [row] = await db.select().from(activity).where(eq(activity.id, id));
    // what belongs to no site is seen by super administrators only
    return row ? { scope: { activity: row }, siteId: row.siteId ?? NO_SITE } : null;
  },
};

/**
 * The tenant scope, in one place: every record that a request names must be of the caller's site, and the records must belong together.
 * A record of another site answers exactly like one that does not exist. The scope runs before every route that needs a principal;
 * routes open to anyone know only public tournaments.
 */
export async function resolveScope(db: Database, principal: Principal, ids: Ids): Promise<Scope> {
  const scope: Scope = {};
  for (const [name, find] of Object.entries(FINDERS) as [IdName, Finder][]) {
    const id = ids[name];
    if (id === undefined) continue;
    const subject = await find(db, id, ids, scope);
    if (!subject || !maySee(principal, subject.siteId)) throw new AppError(name === 'tournamentId' ? 'tournament-not-found' : 'not-found');
    Object.assign(scope, subject.scope);
  }
  return scope;
}
