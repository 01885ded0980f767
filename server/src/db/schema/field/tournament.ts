import {
  countbackRule,
  cutRule,
  dayHandicapRule,
  formatRule,
  handicapLimits,
  playingConditions,
  playRule,
  roundTee,
  tiebreakRule,
} from '@fairway/api';
import { DISTANCE_UNITS } from '@fairway/api/choice/account/club';
import { COUNTBACK_ORDERS, COUNTBACK_SHARES } from '@fairway/api/choice/account/definition';
import { DIVISION_GENDERS } from '@fairway/api/choice/field/division';
import { PLAYS } from '@fairway/api/choice/field/side';
import { DAY_HANDICAPS, ROUND_HOLES, TOURNAMENT_STATES } from '@fairway/api/choice/field/tournament';
import type { DIVISION } from '@fairway/api/record/division';
import type { SPONSOR } from '@fairway/api/record/sponsor';
import type { TOURNAMENT } from '@fairway/api/record/tournament';
import { type Edition, LATEST_EDITION } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
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
import { z } from 'zod';
import type { ColumnsOf } from '../../record.ts';
import { club } from '../account/club.ts';
import { bytea, createdAt, id, kept, partOf, picture, version } from '../column.ts';

export const tournament = pgTable(
  'tournament',
  {
    id,
    clubId: uuid()
      .notNull()
      .references(() => club.id),
    name: text().notNull(),
    /** The first and the last day of its rounds (`feature/field/tournament/play-dates.ts`). */
    date: date().notNull(),
    lastDate: date().notNull(),
    time: text(),
    /** The definition, built in or of the site, and the copy of it that counts. */
    format: text().notNull(),
    formatName: text(),
    formatRule: kept(formatRule).notNull(),
    tiebreak: text().notNull(),
    tiebreakName: text(),
    tiebreakRule: kept(tiebreakRule).notNull(),
    countback: text().notNull(),
    countbackName: text(),
    countbackRule: kept(countbackRule).notNull(),
    countbackOrder: text({ enum: COUNTBACK_ORDERS }).notNull(),
    countbackShare: text({ enum: COUNTBACK_SHARES }).notNull().default('exact'),
    /** The order of players that was made by hand, the best first. */
    tieOrder: uuid().array().notNull().default([]),
    play: text({ enum: PLAYS }).notNull().default('single'),
    playRule: kept(playRule),
    /** The play of the site that both were copied from, and its name; null: a built-in one. */
    ownPlay: text(),
    ownPlayName: text(),
    calculateHandicapDay: text({ enum: DAY_HANDICAPS }).notNull(),
    dayHandicapRule: kept(dayHandicapRule),
    /** Per cent of the declared handicap. */
    allowance: doublePrecision().notNull(),
    handicapLimits: kept(handicapLimits),
    cut: kept(cutRule),
    autoAssignToDivisions: boolean().notNull(),
    useHandicapCourse: boolean().notNull(),
    capAbove: smallint().notNull(),
    capCountsAs: smallint().notNull(),
    netFloor: smallint(),
    /** In safe HTML, Vietnamese and English. */
    regulations: text(),
    regulationsEnglish: text(),
    location: text(),
    mainAwardsOnlyForMembers: boolean().notNull(),
    oneMainPrizeEach: boolean().notNull(),
    backup4thWinners: boolean().notNull(),
    giftsForWithdrawn: boolean().notNull().default(true),
    distanceUnit: text({ enum: DISTANCE_UNITS }).notNull(),
    public: boolean().notNull(),
    state: text({ enum: TOURNAMENT_STATES }).notNull().default('open'),
    /** The edition of the rules that it was closed by; null: it goes by the latest. */
    edition: smallint().$type<Edition>(),
    /** The edition that it was made under: what moved since is told before the day is over. */
    startEdition: smallint()
      .$type<Edition>()
      .notNull()
      .default(1)
      .$defaultFn(() => LATEST_EDITION),
    /** A marked copy to practise on. */
    rehearsal: boolean().notNull().default(false),
    /** Put away: no list shows it until it is restored. */
    archivedAt: timestamp({ withTimezone: true }),
    /** How many of a player's last holes the public does not see, in the player's order of play. */
    hiddenHoles: smallint().notNull().default(0),
    /** The public board stands as it was then; null: it is not frozen. */
    frozenAt: timestamp({ withTimezone: true }),
    version,
    /** Goes up with every change that a board can show. */
    boardVersion: integer().notNull().default(1),
    /** How many of these changes were batches of entries and nothing else. */
    entryBatches: integer().notNull().default(0),
    /** How many lines its ledger has, and the head after the last one; null: it has not begun. */
    ledgerLines: integer().notNull().default(0),
    ledgerHead: bytea(),
    createdAt,
  },
  (table) => [
    index().on(table.clubId, table.date),
    check(
      'tournament_play',
      sql`${table.play} in (${sql.join(
        PLAYS.map((play) => sql.raw(`'${play}'`)),
        sql`, `,
      )})`,
    ),
    check('tournament_state', sql`${table.state} in ('open', 'locked', 'closed')`),
    check('tournament_rehearsal_private', sql`not (${table.rehearsal} and ${table.public})`),
    check('tournament_hidden_holes', sql`${table.hiddenHoles} between 0 and 9`),
  ],
) satisfies ColumnsOf<Omit<typeof TOURNAMENT, 'awards' | 'sideAwards'>>;

/** Regulations as they stood until they were replaced, kept from the first tee time on: the oldest are those that the players started under. */
export const regulationVersion = pgTable(
  'regulation_version',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    regulations: text(),
    regulationsEnglish: text(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.tournamentId)],
);

/** Play was suspended from one moment to another, as in JSON. */
export type Pause = { from: string; to: string };

/** A round has its own copy of the course card and its tees, so that later edits of the course change no result. */
export const round = pgTable(
  'round',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    number: smallint().notNull(),
    date: date().notNull(),
    courseName: text().notNull(),
    par: smallint().array().notNull(),
    strokeIndex: smallint().array(),
    /** What women play by, where that is another; null: the same. */
    womenPar: smallint().array(),
    womenStrokeIndex: smallint().array(),
    tees: kept(z.array(roundTee)).notNull().default([]),
    /** The names of both nines, by which a countback may ask for one. */
    nines: text().array(),
    /** Which of these holes are played. */
    holes: text({ enum: ROUND_HOLES }).notNull().default('all'),
    finishedAt: timestamp({ withTimezone: true }),
    /** Play is suspended since then, and goes on later. */
    suspendedAt: timestamp({ withTimezone: true }),
    /** Earlier suspensions, the first one first. */
    pauses: jsonb().$type<Pause[]>().notNull().default([]),
    /** As they were published; null: none were. No result depends on them. */
    playingConditions: kept(playingConditions),
    version,
  },
  (table) => [
    unique().on(table.tournamentId, table.number),
    check('round_holes', sql`${table.holes} = 'all' or ${table.holes} in ('front', 'back') and cardinality(${table.par}) = 18`),
  ],
);

export const division = pgTable(
  'division',
  {
    id,
    tournamentId: partOf(() => tournament.id),
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
    dayHandicapRule: kept(dayHandicapRule),
    allowance: doublePrecision(),
    handicapLimits: kept(handicapLimits),
    capAbove: smallint(),
    capCountsAs: smallint(),
    /** As of a tournament, for this division alone. */
    frozenAt: timestamp({ withTimezone: true }),
    /** It was presented then: the public sees all of it, whatever the tournament hides. */
    revealedAt: timestamp({ withTimezone: true }),
    version,
  },
  (table) => [uniqueIndex('division_name').on(table.tournamentId, sql`lower(${table.name})`)],
) satisfies ColumnsOf<typeof DIVISION>;

/** Who pays for a tournament, or for one of its prizes, in the order in which they are shown. */
export const sponsor = pgTable(
  'sponsor',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    position: smallint().notNull(),
    name: text().notNull(),
    website: text(),
    version,
  },
  (table) => [index().on(table.tournamentId)],
) satisfies ColumnsOf<typeof SPONSOR>;

export const sponsorLogo = pgTable('sponsor_logo', {
  sponsorId: partOf(() => sponsor.id).primaryKey(),
  ...picture(),
});

/** Who wrote in a tournament that came as a file: their ids are of no person here, and of their records only the name came along. */
export const foreignAuthor = pgTable(
  'foreign_author',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.tournamentId)],
);
