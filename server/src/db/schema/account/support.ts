import { TICKET_STATUSES } from '@fairway/api/choice/account/ticket';
import type { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { LANGUAGES } from '@fairway/api/word/language';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { createdAt, id, searched, version } from '../column.ts';
import { site, users } from './site.ts';

/** What somebody asks the people who run Fairway, and their answer. */
export const ticket = pgTable(
  'ticket',
  {
    id,
    /** Counted from 1, so that people can name it on the phone. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    siteId: uuid().references(() => site.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text(),
    email: text(),
    description: text().notNull(),
    solution: text(),
    status: text({ enum: TICKET_STATUSES }).notNull().default('new'),
    /** Of the person when they asked: the answer's mail is in it. */
    language: text({ enum: LANGUAGES }).notNull(),
    searched,
    version,
    createdAt,
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.createdAt, table.id), index().on(table.userId, table.createdAt), index().on(table.status, table.createdAt)],
) satisfies ColumnsOf<typeof TICKET_QUESTION & typeof TICKET_ANSWER>;

/** Whom to call or write to, a text for each language; the super administrators keep it. */
export const contact = pgTable('contact', {
  language: text({ enum: LANGUAGES }).primaryKey(),
  text: text().notNull(),
  version,
});
