import {
  type AwardKind,
  DAY_HANDICAPS,
  DISTANCE_UNITS,
  DIVISION_GENDERS,
  FORMATS,
  type SideAwardKind,
  TOURNAMENT_STATES,
} from '@fairway/api/choice';
import type { CountbackId, TiebreakId } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { club } from './club.ts';
import { createdAt, id, version } from './column.ts';

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
    /** Goes up with every change that a board can show. */
    boardVersion: integer().notNull().default(1),
    createdAt,
  },
  (table) => [index().on(table.clubId, table.date), check('tournament_state', sql`${table.state} in ('open', 'locked', 'closed')`)],
);
export type AwardRow = { kind: AwardKind; main: boolean };
export type SideAwardRow = { kind: SideAwardKind; holes: string };

/** A round has its own copy of the course card, so that later edits of the course change no result. */
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

/** The counted holes of a Peoria, secret until published. Read only by `feature/tournament/counted-hole-store.ts`. */
export const countedHole = pgTable('counted_hole', {
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
