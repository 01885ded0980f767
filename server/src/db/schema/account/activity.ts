import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, principal } from '../column.ts';

/** What happened, by whom, with the values before and after. Appended only. */
export const activity = pgTable(
  'activity',
  {
    id,
    /** What happened stays, also when the site is gone. */
    siteId: uuid(),
    tournamentId: uuid(),
    ...principal(),
    kind: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.at, table.id),
    index().on(table.siteId, table.at, table.id),
    index().on(table.tournamentId, table.at),
    index().on(table.subjectType, table.subjectId, table.at),
    index().on(table.principalId, table.at),
    index().on(table.kind, table.at, table.id),
  ],
);
