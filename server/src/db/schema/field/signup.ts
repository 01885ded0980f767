import { signupForm as formShape, givenConsents, pricedLines, signupAnswers, signupExtras } from '@fairway/api';
import { GENDERS } from '@fairway/api/choice/field/player';
import { SIGNUP_FACTS, SIGNUP_MODES, SIGNUP_STATES, SIGNUP_WAYS } from '@fairway/api/choice/field/signup';
import type { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ColumnsOf } from '../../record.ts';
import { id, kept, nameKey, partOf, principal, searched, version } from '../column.ts';
import { player } from './player.ts';
import { sponsor, tournament } from './tournament.ts';

/** By which golfers enter a tournament. Times are what the club says by its clocks. */
export const signupForm = pgTable('signup_form', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  mode: text({ enum: SIGNUP_MODES }).notNull(),
  opensAt: text(),
  closesAt: text(),
  way: text({ enum: SIGNUP_WAYS }).notNull(),
  listed: boolean().notNull(),
  form: kept(formShape).notNull(),
  version,
});

/**
 * How full a kind or an extra of a form is. The statement that takes a place is the one that counts it, so that no two take the last one; nothing
 * of the tournament is locked for it.
 */
export const signupSpot = pgTable(
  'signup_spot',
  {
    tournamentId: partOf(() => tournament.id),
    /** A kind or an extra of the form. */
    subjectId: uuid().notNull(),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
    waitingPlaces: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
    /** How many have come into the list so far: the turn of the last one. */
    turns: integer().notNull().default(0),
    /** Its free places went to another kind then. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.subjectId] }),
    check('signup_spot_counts', sql`${table.taken} >= 0 and ${table.waiting} >= 0`),
  ],
);

/** A sponsor's package: its places are signups that the sponsor names, by a link of its own. */
export const signupPackage = pgTable(
  'signup_package',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    /** Of the form. */
    packageId: uuid().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    email: text(),
    language: text({ enum: PUBLIC_LANGUAGES }).notNull(),
    tokenHash: text().unique(),
    lines: kept(pricedLines).notNull(),
    /** The sponsor that it is of, whose logo it has. */
    sponsorId: uuid().references(() => sponsor.id, { onDelete: 'set null' }),
    version,
  },
  (table) => [unique().on(table.tournamentId, table.code)],
);

export const refundRules = z.object(formShape.shape).pick({ refunds: true, refundIfFilled: true });

/** Who entered, or a place for which nobody is named yet. Its state is what its facts make of it, written with them. */
export const signup = pgTable(
  'signup',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    code: text().notNull(),
    /** Of its link; null: of a file, until another link is made. */
    tokenHash: text().unique(),
    /** Of the links that were sent to their address, the last ones. */
    mailTokenHashes: text().array().notNull().default([]),
    /** The state that was told to their address. */
    told: text({ enum: SIGNUP_STATES }),
    /** The signup that filled in the form for all of its group; themselves, if they came alone. */
    groupId: uuid().notNull(),
    packageId: uuid().references(() => signupPackage.id, { onDelete: 'cascade' }),
    kindId: uuid().notNull(),
    state: text({ enum: SIGNUP_STATES }).notNull(),
    /** Of an offer, and of a place that is held. */
    until: timestamp({ withTimezone: true }),
    /** In the order of the list. */
    turn: integer(),
    /** Their number in a ballot, and that of their group; `drawn`: as which one it was drawn. */
    lot: integer(),
    drawn: integer(),
    name: text(),
    gender: text({ enum: GENDERS }),
    phone: text(),
    email: text(),
    vga: text(),
    birthYear: smallint(),
    handicapIndex: integer(),
    memberNumber: text(),
    nameKey,
    searched,
    language: text({ enum: PUBLIC_LANGUAGES }).notNull(),
    answers: kept(signupAnswers).notNull().default([]),
    extras: kept(signupExtras).notNull().default([]),
    wishes: text().array().notNull().default([]),
    consents: kept(givenConsents).notNull().default([]),
    guardian: text(),
    /** They answered for themselves. */
    answeredAt: timestamp({ withTimezone: true }),
    /** What it costs, and what is given back, as of the day of application. */
    lines: kept(pricedLines).notNull(),
    refunds: kept(refundRules).notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    late: boolean().notNull().default(false),
    playerId: uuid().references(() => player.id, { onDelete: 'set null' }),
    version,
  },
  (table) => [
    index('signup_list').on(table.tournamentId, table.appliedAt, table.id),
    index('signup_turn').on(table.tournamentId, table.kindId, table.turn).where(sql`${table.state} = 'waiting'`),
    index('signup_until').on(table.until).where(sql`${table.until} is not null`),
    unique().on(table.tournamentId, table.code),
    index('signup_code').on(table.code),
    uniqueIndex('signup_lot').on(table.tournamentId, table.lot).where(sql`${table.id} = ${table.groupId}`),
    index('signup_mail_tokens').using('gin', table.mailTokenHashes),
    index('signup_untold').on(table.tournamentId).where(sql`${table.email} is not null and ${table.told} is distinct from ${table.state}`),
    index().on(table.groupId),
    index().on(table.playerId),
  ],
) satisfies ColumnsOf<typeof SIGNUP_PERSON>;

/** What became of a signup, one after the other. A fact is never changed: what was wrong is undone by another one. */
export const signupFact = pgTable(
  'signup_fact',
  {
    id,
    signupId: partOf(() => signup.id),
    /** From 1, within the signup. */
    number: smallint().notNull(),
    kind: text({ enum: SIGNUP_FACTS }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }),
    reason: text(),
    /** Who it was; null: the clock. */
    ...principal(),
  },
  (table) => [unique().on(table.signupId, table.number)],
);
