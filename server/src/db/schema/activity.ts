import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, principal } from './column.ts';
import { site } from './site.ts';

/** What happened, by whom, with the values before and after. Appended only. */
export const activity = pgTable(
  'activity',
  {
    id,
    siteId: uuid().references(() => site.id),
    tournamentId: uuid(),
    ...principal(),
    kind: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.siteId, table.at), index().on(table.tournamentId, table.at)],
);
