import type { ColumnChoice } from '@fairway/api';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { site } from '../account/site.ts';
import { createdAt, partOf } from '../column.ts';

/** What people of a site said of the columns of a list. Its headings are kept as a hash, so that nobody can be read out of them. */
export const importLayout = pgTable(
  'import_layout',
  {
    siteId: partOf(() => site.id),
    /** SHA-256 of the headings, hexadecimal. */
    key: text().notNull(),
    columns: jsonb().$type<ColumnChoice>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
);
