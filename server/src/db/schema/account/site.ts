import { LINK_PURPOSES } from '@fairway/api/choice/account/user';
import type { SITE } from '@fairway/api/record/site';
import type { USER } from '@fairway/api/record/user';
import { LANGUAGES } from '@fairway/api/word/language';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { createdAt, id, nameKey, partOf, picture, searched, version } from '../column.ts';

export const site = pgTable(
  'site',
  {
    id,
    name: text().notNull(),
    nameKey,
    searched,
    note: text(),
    /** So many months after a tournament its players' phones and e-mails are removed; null: they stay. */
    contactMonths: smallint(),
    /** Origins such as `https://golf.example.com` whose pages may frame the live boards of this site. */
    frameOrigins: text().array().notNull().default([]),
    version,
    createdAt,
  },
  (table) => [index().on(table.nameKey, table.id)],
) satisfies ColumnsOf<typeof SITE>;

/** The logo of a site, in a table of its own so that no list reads it. */
export const siteLogo = pgTable('site_logo', {
  siteId: partOf(() => site.id).primaryKey(),
  ...picture(),
});

/** A club's own website or program reads, or also writes, the site's data with it. Only the SHA-256 of the key is kept. */
export const apiKey = pgTable(
  'api_key',
  {
    id,
    siteId: partOf(() => site.id),
    name: text().notNull(),
    keyHash: text().notNull().unique(),
    /** Its first letters, so that people can tell keys apart. */
    start: text().notNull(),
    mayWrite: boolean().notNull(),
    createdAt,
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.siteId)],
);

/** Named in the plural because `user` is a word of SQL. */
export const users = pgTable(
  'users',
  {
    id,
    siteId: uuid().references(() => site.id),
    username: text().notNull(),
    email: text(),
    name: text().notNull(),
    nameKey,
    searched,
    position: text(),
    /** The language of the mails to this person; null: Vietnamese. */
    language: text({ enum: LANGUAGES }),
    passwordHash: text().notNull(),
    isSuperAdmin: boolean().notNull().default(false),
    right: smallint().notNull().default(0),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** The secret of the second factor (TOTP), in base32; it counts once the person has typed a code of it. */
    totpSecret: text(),
    totpSince: timestamp({ withTimezone: true }),
    /** The last time step whose code was used: no code counts twice. */
    totpStep: integer(),
    /** A super administrator wants a second factor of this person. */
    totpRequired: boolean().notNull().default(false),
    /** Keys that do something alone are on for this person. */
    oneKeyShortcuts: boolean().notNull().default(true),
    disabledAt: timestamp({ withTimezone: true }),
    version,
    createdAt,
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index().on(table.siteId),
    index().on(table.nameKey, table.id),
  ],
) satisfies ColumnsOf<typeof USER>;

/** Codes that stand in for the second factor, each once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text().primaryKey(),
    userId: partOf(() => users.id),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** A link that proves an e-mail address or sets a new password, once. Only the SHA-256 of its token is kept. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** The address that it proves. */
    email: text(),
    /** The mail that took it; null: it was shown. No reference: mails are in no backup. */
    mailId: uuid(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** A signed-in session; only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    /** What the person's own list of sessions calls it by; the hash of the token never leaves. */
    id: uuid().notNull().unique().defaultRandom(),
    /** The browser and system of the login, as the browser named itself. */
    device: text(),
    address: text(),
    createdAt,
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * The addresses that someone has logged in from, so that failures elsewhere do not keep them out there. Only a hash is kept, with their
 * id in it: the same address of two people has two hashes.
 */
export const knownAddress = pgTable(
  'known_address',
  {
    userId: partOf(() => users.id),
    addressHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

/**
 * Logins and six digits within a window that were wrong or are not decided yet, by account, tournament and address; kept over a restart,
 * shared by several processes.
 */
export const loginAttempt = pgTable('login_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});
