import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './column.ts';

export const site = pgTable('site', { id, name: text().notNull(), logo: text(), version, createdAt });

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

/**
 * The addresses that someone has logged in from, so that failures elsewhere do not keep them out there. Only a hash is kept, with their
 * id in it: the same address of two people has two hashes.
 */
export const knownAddress = pgTable(
  'known_address',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

/** Logins within a window that failed or are not decided yet, by account and by address; kept over a restart, shared by several processes. */
export const loginAttempt = pgTable('login_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});
