import { CONSENT_PURPOSES } from '@fairway/api/choice/field/golfer';
import { GENDERS } from '@fairway/api/choice/field/player';
import type { GOLFER, MEMBERSHIP } from '@fairway/api/record/golfer';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { club } from '../account/club.ts';
import { site } from '../account/site.ts';
import { createdAt, id, nameKey, partOf, principal, searched, version } from '../column.ts';
import { player } from './player.ts';

/** A person whom a site knows beyond one tournament. */
export const golfer = pgTable(
  'golfer',
  {
    id,
    siteId: partOf(() => site.id),
    name: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    birthday: date(),
    birthYear: smallint(),
    vga: text(),
    phone: text(),
    otherPhone: text(),
    email: text(),
    handicapIndex: integer(),
    handicapDate: date(),
    note: text(),
    nameKey,
    searched,
    /** What they are found by as evidence: name, numbers and addresses (`evidenceKeys`). Written with the fields that it holds. */
    evidence: text().array().notNull().default([]),
    /** Whom this person is now, after the merges that stand; themselves, if nobody took them for another. Written with those. No reference: a backup writes its rows one after the other. */
    currentId: uuid().notNull(),
    /** They asked for their data to be removed: it goes tournament by tournament. */
    removalAskedAt: timestamp({ withTimezone: true }),
    /** At their own request their name and everything private was removed, everywhere. */
    anonymisedAt: timestamp({ withTimezone: true }),
    version,
    createdAt,
  },
  (table) => [
    index('golfer_list').on(table.siteId, table.nameKey, table.id),
    index('golfer_evidence').using('gin', table.evidence),
    index().on(table.currentId),
  ],
) satisfies ColumnsOf<typeof GOLFER>;

export const membership = pgTable(
  'membership',
  {
    id,
    golferId: partOf(() => golfer.id),
    clubId: partOf(() => club.id),
    number: text(),
    kind: text(),
    from: date(),
    to: date(),
    createdAt,
    /** Taken off while its golfer was one with others: taking that merge back asks whether it comes back. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.golferId), index().on(table.clubId)],
) satisfies ColumnsOf<typeof MEMBERSHIP>;

/** Who did something, when, and who took it back. A fact stays: what is undone is no longer counted. */
const standing = () => ({
  ...principal(),
  at: timestamp({ withTimezone: true }).notNull(),
  undoneByKind: principal().principalKind,
  undoneById: uuid(),
  undoneAt: timestamp({ withTimezone: true }),
});

/** A row of a tournament is this person. It stands beside the player, whose tournament never reads it. */
export const golferJoin = pgTable(
  'golfer_join',
  {
    id,
    playerId: partOf(() => player.id),
    /** As it was said; merges do not change it, and taking one back only where a person says so. */
    golferId: partOf(() => golfer.id),
    ...standing(),
  },
  (table) => [uniqueIndex('golfer_join_standing').on(table.playerId).where(sql`${table.undoneAt} is null`), index().on(table.golferId)],
);

/** Fields of a golfer as their row has them; one that is missing is not remembered. */
export type GolferFields = Partial<Record<keyof typeof GOLFER, string | number | null>>;

/** Two people of the register are one: the first is the second. */
export const golferMerge = pgTable(
  'golfer_merge',
  {
    id,
    golferId: partOf(() => golfer.id),
    intoId: partOf(() => golfer.id),
    /** What stood in the fields of the golfers that this one became, by their ids: the undo tells by it what was written since. null: it is undone. */
    before: jsonb().$type<Record<string, GolferFields>>(),
    ...standing(),
  },
  (table) => [uniqueIndex('golfer_merge_standing').on(table.golferId).where(sql`${table.undoneAt} is null`), index().on(table.intoId)],
);

/** What a golfer agreed to, or their guardian for them: one purpose, one consent. Withdrawn, it stays as what once was agreed. */
export const consent = pgTable(
  'consent',
  {
    id,
    golferId: partOf(() => golfer.id),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    /** Of the text that was shown. */
    textVersion: smallint().notNull(),
    /** Who agreed for a minor; null: the golfer. */
    guardian: text(),
    ...principal(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('consent_standing').on(table.golferId, table.purpose).where(sql`${table.withdrawnAt} is null`)],
);

/** Who asked to be kept out of a register: a keyed hash of a number of theirs, and nothing else. */
export const keptOut = pgTable('kept_out', { siteId: partOf(() => site.id), hash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.siteId, table.hash] }),
]);
