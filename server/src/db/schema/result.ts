import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { player } from './player.ts';
import { users } from './site.ts';
import { tournament } from './tournament.ts';

/** The committee's choice among players still tied for an award. */
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
