import type { BracketMatch, BracketPlace, CupOutcome, CupPoints, CupTeam, GroupStanding } from '@fairway/golf';
import { z } from 'zod';
import { contestRule, matchPoints, writtenRule } from '../../check/contest-rule.ts';
import { engines } from '../../check/engine.ts';
import { id, judgedId, version } from '../../check/field.ts';
import { factsOf, newOf, usually, writtenOf } from '../../check/record.ts';
import { BRACKET_PARTS, MATCH_FORMATS_NAMED } from '../../choice/play/match.ts';
import { MATCH } from '../../record/bound.ts';
import { CONTEST, SESSION } from '../../record/contest.ts';
import { only } from '../../record/kind.ts';
import { defineRoutes } from '../../route.ts';
import { teamShown } from '../field/team.ts';
import { matchSide, publicMatch, staffMatch } from './match.ts';

/** Where a cup stands; points in tenths. */
const cupShown = z.object({
  kind: z.literal('cup'),
  teams: z.array(engines<CupTeam>()),
  total: engines<CupPoints>(),
  /** In the order of the sessions. */
  sessions: z.array(engines<CupPoints>()),
  outcome: engines<CupOutcome>(),
});
/** The picture of a knock-out. `matchId`s by the place of their match. */
const bracketShown = z.object({
  kind: z.literal('bracket'),
  size: z.int(),
  seeds: z.int(),
  /** The seeds in their order, then the others. */
  entrants: z.array(matchSide),
  rounds: z.array(z.object({ part: z.enum(BRACKET_PARTS), round: z.int(), matches: z.array(engines<BracketMatch>()) })),
  matchIds: z.record(z.string(), id),
  /** The entrant's id. */
  champion: id.nullable(),
  places: z.array(engines<BracketPlace>()),
});
const groupsShown = z.object({
  kind: z.literal('groups'),
  groups: z.array(
    z.object({ name: z.string(), entrants: z.array(matchSide), standings: z.array(engines<GroupStanding>()), rounds: z.int() }),
  ),
});
const standingShown = z.discriminatedUnion('kind', [cupShown, bracketShown, groupsShown]);
export type StandingShown = z.infer<typeof standingShown>;
export type CupShown = z.infer<typeof cupShown>;
export type BracketShown = z.infer<typeof bracketShown>;
export type GroupsShown = z.infer<typeof groupsShown>;

/** `round`: the number of the tournament's round that it is played in. */
const sessionFields = { id, round: z.int(), ...factsOf(SESSION, { name: z.string().nullable(), points: matchPoints }) };
/** Matches that are played together, as anyone may see them. */
export const publicSession = z.object({ ...sessionFields, matches: z.array(publicMatch) });
export type PublicSession = z.infer<typeof publicSession>;
export const publicContest = z.object({
  id,
  name: z.string(),
  kind: z.enum(['cup', 'bracket', 'groups']),
  sessions: z.array(publicSession),
  standing: standingShown,
});
export type PublicContest = z.infer<typeof publicContest>;
/** The contests of a tournament whose golfers play matches, with its teams. */
export const publicContests = z.object({ teams: z.array(teamShown), items: z.array(publicContest) });
export type PublicContests = z.infer<typeof publicContests>;

/** What is wrong with a contest, or that its committee should know. */
export const contestTrouble = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too-few-teams'), teams: z.int() }),
  z.object({ code: z.literal('too-few-entrants'), entrants: z.int() }),
  z.object({ code: z.literal('halves-differ'), sessionId: id }),
  z.object({ code: z.literal('team-short'), teamId: id, sessionId: id, lacks: z.int() }),
  z.object({ code: z.literal('entrant-gone'), entrantId: id }),
  z.object({ code: z.literal('committee-decides'), teamIds: z.array(id) }),
  /** A setting that nobody could choose today, of the contest or a session. */
  z.object({ code: z.literal('to-mend'), sessionId: id.nullable(), field: z.string() }),
]);
export type ContestTrouble = z.infer<typeof contestTrouble>;

/** Which teams have handed in their order, of a session whose captains say it. */
export const handedIn = z.object({
  teamId: id,
  against: id,
  at: z.string().nullable(),
  opened: z.boolean(),
  /** Its order could not be opened, since then: the captain hands in another one. */
  askedAgainAt: z.string().nullable(),
});

export const staffSession = z.object({
  ...sessionFields,
  version,
  roundId: id,
  matches: z.array(staffMatch),
  orders: z.array(handedIn),
});
export type StaffSession = z.infer<typeof staffSession>;
export const staffContest = publicContest.extend({
  version,
  rule: contestRule,
  ...factsOf(only(CONTEST, 'format', 'handicap'), {}),
  sessions: z.array(staffSession),
  troubles: z.array(contestTrouble),
});
export type StaffContest = z.infer<typeof staffContest>;

const contest = writtenOf(CONTEST, { rule: writtenRule });
const newContest = z.strictObject(usually(CONTEST, contest));
const session = writtenOf(SESSION, { points: matchPoints });
const newSession = z.strictObject({
  roundId: judgedId,
  /** Left out: what is usual in such a contest; strokes are given as in the contest. */
  ...newOf(SESSION, session),
  name: session.name.default(null),
  /** Of a cup: how many matches of which format each two teams play. */
  plan: z
    .array(z.strictObject({ format: z.enum(MATCH_FORMATS_NAMED), matches: z.int().min(1).max(MATCH.matchesMost) }))
    .max(MATCH_FORMATS_NAMED.length * 2)
    .default([]),
  /** Of a cup: which teams meet; left out: the first two, or of more each with another by the next of Berger's rounds. */
  meetings: z
    .array(z.tuple([judgedId, judgedId]))
    .max(MATCH.teamsMost)
    .optional(),
  /** Of groups: which of Berger's rounds; left out: the first that was not made. Of a knock-out all matches are made whose players are known. */
  groupRounds: z.array(z.int().min(1).max(MATCH.entrantsMost)).max(MATCH.entrantsMost).optional(),
});

export const staffContests = z.object({ teams: z.array(teamShown), items: z.array(staffContest) });
export type StaffContests = z.infer<typeof staffContests>;

export const contestRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/contests': {
    access: 'tournament.read',
    summary: 'The cups, knock-outs and groups of a tournament, with their sessions and matches, and where they stand',
    answer: staffContests,
  },
  'POST /api/tournaments/:tournamentId/contests': {
    access: 'match.write',
    summary: 'Makes a cup, a knock-out or groups',
    body: newContest,
    answer: staffContest,
  },
  'PATCH /api/tournaments/:tournamentId/contests/:contestId': {
    access: 'match.write',
    summary: 'Changes a contest; its kind stays, and its entrants once it has matches',
    body: z.strictObject(contest).partial().extend({ version }),
    answer: staffContest,
  },
  'DELETE /api/tournaments/:tournamentId/contests/:contestId': {
    access: 'match.write',
    summary: 'Deletes a contest whose matches have no scores, with its sessions and matches',
    answer: null,
  },
  'POST /api/tournaments/:tournamentId/contests/:contestId/sessions': {
    access: 'match.write',
    summary:
      'Makes a session with its matches: of a cup by a plan, of groups the next round, of a knock-out all matches that can be played',
    body: newSession,
    answer: staffContest,
  },
  'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId': {
    access: 'match.write',
    summary: 'Changes a session: its name, its points, and how its matches are played',
    body: z.strictObject(session).partial().extend({ version }),
    answer: staffContest,
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId': {
    access: 'match.write',
    summary: 'Deletes a session whose matches have no scores',
    answer: null,
  },
});
