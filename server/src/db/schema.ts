import {
  type AwardKind,
  CARD_STATUSES,
  DAY_HANDICAPS,
  DISTANCE_UNITS,
  DIVISION_GENDERS,
  type DistanceUnit,
  ENTRY_SOURCES,
  FORMATS,
  GENDERS,
  type Gender,
  type SideAwardKind,
  type TeeColour,
  TOURNAMENT_STATES,
} from '@fairway/api/choice';
import type { CountbackId, TiebreakId } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PRINCIPAL_KINDS } from '../access/principal.ts';

/** The tables. Handicaps are integer tenths; every instant is a timestamptz; every changeable record has a `version`. */

const id = uuid().primaryKey().defaultRandom();
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const version = integer().notNull().default(1);
const createdAt = timestamp({ withTimezone: true }).notNull().defaultNow();
/** Who did it; null: the program itself, from its command line. */
const principal = () => ({ principalKind: text({ enum: PRINCIPAL_KINDS }), principalId: uuid() });

export const site = pgTable('site', { id, name: text().notNull(), logo: text(), version, createdAt });

export const club = pgTable(
  'club',
  {
    id,
    siteId: uuid()
      .notNull()
      .references(() => site.id),
    name: text().notNull(),
    state: text(),
    country: text(),
    phone: text(),
    email: text(),
    website: text(),
    investor: text(),
    address: text(),
    city: text(),
    note: text(),
    timeZone: text().notNull().default('Asia/Ho_Chi_Minh'),
    version,
    createdAt,
  },
  (table) => [index().on(table.siteId)],
);

/** The picture that stands for a club, in a table of its own so that no list reads it. */
export const clubLogo = pgTable('club_logo', {
  clubId: uuid()
    .primaryKey()
    .references(() => club.id, { onDelete: 'cascade' }),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: text().notNull(),
  bytes: bytea().notNull(),
});

/** A course of 18 holes of a club, or a nine. */
export const course = pgTable(
  'course',
  {
    id,
    clubId: uuid()
      .notNull()
      .references(() => club.id, { onDelete: 'cascade' }),
    /** Its place among the courses of the club, from 1. */
    position: smallint().notNull(),
    name: text().notNull(),
    par: smallint().array().notNull(),
    strokeIndex: smallint().array(),
    tees: jsonb().$type<TeeRow[]>().notNull().default([]),
    version,
    createdAt,
  },
  (table) => [unique().on(table.clubId, table.name)],
);
export type TeeRow = {
  name: string;
  colour: TeeColour | null;
  gender: Gender | null;
  courseRating: number | null;
  slope: number | null;
  unit: DistanceUnit;
  lengths: number[] | null;
};

/** Named in the plural because `user` is a word of SQL. */
export const users = pgTable(
  'users',
  {
    id,
    siteId: uuid().references(() => site.id),
    username: text().notNull(),
    email: text(),
    name: text().notNull(),
    position: text(),
    passwordHash: text().notNull(),
    isSuperAdmin: boolean().notNull().default(false),
    right: smallint().notNull().default(0),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    disabledAt: timestamp({ withTimezone: true }),
    version,
    createdAt,
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index().on(table.siteId),
  ],
);

/** A signed-in session; only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Failed logins within a window, by account and by address; survives a restart and serves several processes. */
export const loginAttempt = pgTable('login_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});

export const tournament = pgTable(
  'tournament',
  {
    id,
    clubId: uuid()
      .notNull()
      .references(() => club.id),
    name: text().notNull(),
    date: date().notNull(),
    time: text(),
    format: text({ enum: FORMATS }).notNull(),
    tiebreak: text().$type<TiebreakId>().notNull(),
    countback: text().$type<CountbackId>().notNull(),
    calculateHandicapDay: text({ enum: DAY_HANDICAPS }).notNull(),
    autoAssignToDivisions: boolean().notNull(),
    useHandicapCourse: boolean().notNull(),
    capAbove: smallint().notNull(),
    capCountsAs: smallint().notNull(),
    netFloor: smallint(),
    regulations: text(),
    location: text(),
    awards: jsonb().$type<AwardRow[]>().notNull(),
    mainAwardsOnlyForMembers: boolean().notNull(),
    oneMainPrizeEach: boolean().notNull(),
    backup4thWinners: boolean().notNull(),
    sideAwards: jsonb().$type<SideAwardRow[]>().notNull(),
    distanceUnit: text({ enum: DISTANCE_UNITS }).notNull(),
    public: boolean().notNull(),
    state: text({ enum: TOURNAMENT_STATES }).notNull().default('open'),
    version,
    /** Raised by every change that a board can show. */
    boardVersion: integer().notNull().default(1),
    createdAt,
  },
  (table) => [index().on(table.clubId, table.date), check('tournament_state', sql`${table.state} in ('open', 'locked', 'closed')`)],
);
export type AwardRow = { kind: AwardKind; main: boolean };
export type SideAwardRow = { kind: SideAwardKind; holes: string };

/** A round owns a copy of its course card, so that later edits of the course change no result. */
export const round = pgTable(
  'round',
  {
    id,
    tournamentId: uuid()
      .notNull()
      .references(() => tournament.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    date: date().notNull(),
    courseName: text().notNull(),
    par: smallint().array().notNull(),
    strokeIndex: smallint().array(),
    finishedAt: timestamp({ withTimezone: true }),
    version,
  },
  (table) => [unique().on(table.tournamentId, table.number)],
);

/** The counted holes of a Peoria, secret until published. Read only by `feature/tournament/hidden-hole-store.ts`. */
export const hiddenHole = pgTable('hidden_hole', {
  roundId: uuid()
    .primaryKey()
    .references(() => round.id, { onDelete: 'cascade' }),
  holes: smallint().array().notNull(),
  publishedAt: timestamp({ withTimezone: true }),
});

export const division = pgTable(
  'division',
  {
    id,
    tournamentId: uuid()
      .notNull()
      .references(() => tournament.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    gender: text({ enum: DIVISION_GENDERS }).notNull(),
    handicapCourseFrom: integer(),
    handicapCourseTo: integer(),
    handicapIndexFrom: integer(),
    handicapIndexTo: integer(),
    cut: smallint(),
    note: text(),
    calculateHandicapDay: text({ enum: DAY_HANDICAPS }),
    version,
  },
  (table) => [uniqueIndex('division_name').on(table.tournamentId, sql`lower(${table.name})`)],
);

export const player = pgTable(
  'player',
  {
    id,
    tournamentId: uuid()
      .notNull()
      .references(() => tournament.id, { onDelete: 'cascade' }),
    divisionId: uuid().references(() => division.id),
    name: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    vga: text(),
    handicapCourse: integer(),
    handicapIndex: integer(),
    birthday: date(),
    birthYear: smallint(),
    member: boolean().notNull().default(false),
    absent: boolean().notNull().default(false),
    phone: text(),
    email: text(),
    tee: text(),
    note: text(),
    version,
    createdAt,
  },
  (table) => [
    index().on(table.tournamentId),
    uniqueIndex('player_vga').on(table.tournamentId, table.vga).where(sql`${table.vga} is not null`),
  ],
);

/** One player's round: where and when he starts, and how it ended. His scores are its entries. */
export const card = pgTable(
  'card',
  {
    playerId: uuid()
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    roundId: uuid()
      .notNull()
      .references(() => round.id, { onDelete: 'cascade' }),
    flight: text(),
    teeTime: text(),
    startingHole: smallint(),
    bagTag: text(),
    caddieNumber: text(),
    status: text({ enum: CARD_STATUSES }).notNull().default('ok'),
    /** Cut when a round was finished, not by hand: taken back with that round. */
    cutByLine: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.roundId] }),
    index().on(table.roundId),
    check('card_status', sql`${table.status} in ('ok', 'NR', 'WD', 'DQ', 'cut')`),
    check('card_cut_by_line', sql`not ${table.cutByLine} or ${table.status} = 'cut'`),
  ],
);

/** One stroke count for one hole, from one source: appended with the id that its author made, never updated. */
export const entry = pgTable(
  'entry',
  {
    id: uuid().primaryKey(),
    /** The server's receiving order. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    playerId: uuid()
      .notNull()
      .references(() => player.id),
    roundId: uuid()
      .notNull()
      .references(() => round.id),
    hole: smallint().notNull(),
    /** Null with `pickup` false: cleared. */
    strokes: smallint(),
    pickup: boolean().notNull().default(false),
    source: text({ enum: ENTRY_SOURCES }).notNull(),
    ...principal(),
    device: text(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    replaces: uuid(),
    /** A manager's reason: the entry settles a dispute. */
    reason: text(),
  },
  (table) => [
    index().on(table.roundId, table.playerId, table.hole),
    index().on(table.playerId),
    check('entry_hole', sql`${table.hole} between 1 and 18`),
    check('entry_strokes', sql`${table.strokes} between 1 and 30 and not ${table.pickup} or ${table.strokes} is null`),
    check('entry_source', sql`${table.source} in ('desk', 'marker', 'import')`),
  ],
);

/** The committee's choice among players still level for an award. */
export const awardDecision = pgTable(
  'award_decision',
  {
    tournamentId: uuid()
      .notNull()
      .references(() => tournament.id, { onDelete: 'cascade' }),
    awardId: text().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.awardId] })],
);

/** The result as it stood when the tournament was closed. */
export const finalResult = pgTable('final_result', {
  tournamentId: uuid()
    .primaryKey()
    .references(() => tournament.id, { onDelete: 'cascade' }),
  board: jsonb().notNull(),
  winners: jsonb().notNull(),
  closedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What happened, by whom, with the values before and after. Appended only. */
export const activity = pgTable(
  'activity',
  {
    id,
    siteId: uuid().references(() => site.id),
    tournamentId: uuid(),
    ...principal(),
    kind: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.siteId, table.at), index().on(table.tournamentId, table.at)],
);
