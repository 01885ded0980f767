import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../column.ts';

/** A key of this site that must outlive a restart, such as the one that signs push messages. It is here encrypted only. */
export const keptSecret = pgTable('kept_secret', {
  /** What it is for, such as `push`. */
  name: text().primaryKey(),
  /** What `createEncryption` made of it. */
  encrypted: text().notNull(),
  createdAt,
});
