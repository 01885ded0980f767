import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** Failed logins within a window, by account and by address; kept over a restart and shared by several processes. */
export const loginAttempt = pgTable('login_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});
