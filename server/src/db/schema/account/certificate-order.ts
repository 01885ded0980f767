import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true });

/** How far the server is with a certificate for a domain: at most one process orders it, and any process answers the authority. */
export const certificateOrder = pgTable('certificate_order', {
  domain: text().primaryKey(),
  /** When it is tried next. While a process is at it: when it counts as lost. */
  dueAt: time().notNull(),
  /** Tries that failed, one after the other. */
  tries: smallint().notNull().default(0),
  triedAt: time(),
  /** What the authority said at the last try; null: it did not fail. */
  failure: text(),
  /** What the authority asks for by http, and what it wants to read; only while a process is at it. */
  token: text(),
  answer: text(),
});
