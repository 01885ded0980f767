import { contestRule, matchAllowance, matchWord } from '@fairway/api';
import { CONTEST_KINDS, LINE_UPS, MATCH_ENDS, MATCH_FORMATS_NAMED } from '@fairway/api/choice/play/match';
import { ENTRY_SOURCES } from '@fairway/api/choice/play/score';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, kept, partOf, picture, principal, version } from '../column.ts';
import { player } from '../field/player.ts';
import { round, tournament } from '../field/tournament.ts';

/** What matches are played for: a cup of teams, a knock-out, or groups in which everybody meets everybody. */
export const contest = pgTable(
  'contest',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    position: smallint().notNull(),
    kind: text({ enum: CONTEST_KINDS }).notNull(),
    name: text().notNull(),
    /** What its matches are played as, where a session does not say. */
    format: text({ enum: MATCH_FORMATS_NAMED }).notNull(),
    handicap: boolean().notNull(),
    /** Who is in it, and what decides it. */
    rule: kept(contestRule).notNull(),
    version,
  },
  (table) => [index().on(table.tournamentId), check('contest_kind', sql`${table.kind} in ('cup', 'bracket', 'groups')`)],
);

/** A team of a cup. A visiting club is a name: it is no record of another site. */
export const team = pgTable(
  'team',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    position: smallint().notNull(),
    name: text().notNull(),
    /** Up to four letters. */
    short: text().notNull(),
    /** `#rrggbb` */
    colour: text().notNull(),
    /** SHA-256 of the captain's link, and since when it is; null: there is none. */
    tokenHash: text().unique(),
    linkedAt: timestamp({ withTimezone: true }),
    version,
  },
  (table) => [uniqueIndex('team_name').on(table.tournamentId, sql`lower(${table.name})`)],
);

export const teamLogo = pgTable('team_logo', {
  teamId: partOf(() => team.id).primaryKey(),
  ...picture(),
});

/** A golfer plays for one team. */
export const teamPlayer = pgTable(
  'team_player',
  {
    playerId: partOf(() => player.id).primaryKey(),
    teamId: partOf(() => team.id),
    place: smallint().notNull(),
    /** In which they are drawn among one another; null: none. */
    group: text(),
    reserve: boolean().notNull().default(false),
  },
  (table) => [index().on(table.teamId)],
);

/** Matches that are played together in a round, for the same points. */
export const matchSession = pgTable(
  'match_session',
  {
    id,
    contestId: partOf(() => contest.id),
    roundId: partOf(() => round.id),
    position: smallint().notNull(),
    name: text(),
    /** In tenths of a point. */
    pointsWon: smallint().notNull(),
    pointsHalved: smallint().notNull(),
    pointsLost: smallint().notNull(),
    end: text({ enum: MATCH_ENDS }).notNull(),
    /** Strokes are given. */
    handicap: boolean().notNull(),
    nassau: boolean().notNull().default(false),
    lineUp: text({ enum: LINE_UPS }).notNull().default('staff'),
    version,
  },
  (table) => [index().on(table.contestId), index().on(table.roundId)],
);

/** Two sides who play hole by hole. A side is a golfer, or a side of golfers, as a row of players. */
export const match = pgTable(
  'match',
  {
    id,
    sessionId: partOf(() => matchSession.id),
    /** From 1. */
    number: smallint().notNull(),
    format: text({ enum: MATCH_FORMATS_NAMED }).notNull(),
    /** null: the recommended one. */
    allowance: kept(matchAllowance.unwrap()),
    /** Of a cup. */
    firstTeamId: uuid().references(() => team.id),
    secondTeamId: uuid().references(() => team.id),
    /** null: not known yet. */
    firstId: uuid().references(() => player.id),
    secondId: uuid().references(() => player.id),
    /** Its place in a knock-out or a group. */
    node: text(),
    version,
  },
  (table) => [
    uniqueIndex('match_number').on(table.sessionId, table.number),
    index().on(table.firstId),
    index().on(table.secondId),
    index().on(table.firstTeamId),
    index().on(table.secondTeamId),
  ],
);

/** Something that was said of a match beside the strokes: appended with the id that its author made, never updated. */
export const matchEntry = pgTable(
  'match_entry',
  {
    id: uuid().primaryKey(),
    /** The server's receiving order. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    matchId: uuid()
      .notNull()
      .references(() => match.id),
    /** With holes as the course's card numbers them. */
    word: kept(matchWord).notNull(),
    source: text({ enum: ENTRY_SOURCES }).notNull(),
    ...principal(),
    device: text(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The device's clock could not be right: `enteredAt` is the time of receipt. */
    clockWrong: boolean().notNull().default(false),
    /** Of a hole as won, halved or lost: the entry that its author saw there. */
    replaces: uuid(),
    /** The entry settles a dispute. */
    reason: text(),
  },
  (table) => [index().on(table.matchId), check('match_entry_source', sql`${table.source} in ('desk', 'marker', 'import', 'check')`)],
);

/**
 * Who plays in which match of a session, as the captain of a team handed it in. Until the captain they meet has handed in too, it is kept encrypted:
 * nobody knows it, nor does a copy of the database. Then it is opened: its golfers are in the matches.
 */
export const lineUp = pgTable(
  'line_up',
  {
    sessionId: partOf(() => matchSession.id),
    teamId: partOf(() => team.id),
    /** null: it could not be opened, as somebody in it plays no more; its captain is asked again. */
    sealed: text(),
    handedInAt: timestamp({ withTimezone: true }).notNull(),
    openedAt: timestamp({ withTimezone: true }),
    askedAgainAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.teamId] }), index().on(table.teamId)],
);
