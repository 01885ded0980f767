import { MAIL_KINDS, MAIL_REASONS } from '@fairway/api/choice/account/mail';
import { PUBLIC_LANGUAGES } from '@fairway/api/word/language';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../column.ts';
import { signup } from '../field/signup.ts';
import { users } from './site.ts';
import { ticket } from './support.ts';

/** A mail until the server has taken it, and for a while after. Its text is made at each try: it has no link, and no token. */
export const mail = pgTable(
  'mail',
  {
    /** Of all its tries, and in its `Message-ID`. */
    id,
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** What it is about within its kind: only the newest of these waits. */
    about: text().notNull(),
    /** Whose mail it is; null: of a ticket or a signup whose person has no account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    ticketId: uuid().references(() => ticket.id, { onDelete: 'cascade' }),
    signupId: uuid().references(() => signup.id, { onDelete: 'cascade' }),
    /** Of a person of the office one of its two. */
    language: text({ enum: PUBLIC_LANGUAGES }).notNull(),
    /** `to`: where it goes, if not to the address that the person or the ticket has at the try. `subject` and `text`: what the office wrote. */
    data: jsonb().$type<{ readonly to?: string; readonly subject?: string; readonly text?: string }>().notNull(),
    /** `trying`: a process is at it until `dueAt`; if it ends without a word, the outcome is not known. */
    state: text({ enum: ['waiting', 'trying', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: smallint().notNull().default(0),
    /** The server took a try and did not answer: it may have arrived. */
    unanswered: boolean().notNull().default(false),
    reason: text({ enum: MAIL_REASONS }),
    /** What the mail server answered, such as 550. */
    code: smallint(),
    createdAt,
    triedAt: timestamp({ withTimezone: true }),
    /** When it is tried next. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was sent, or failed for good. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mail_waiting').on(table.kind, table.about).where(sql`${table.state} = 'waiting'`),
    index().on(table.state, table.dueAt),
    index().on(table.userId, table.createdAt),
    index().on(table.ticketId),
    index().on(table.signupId),
  ],
);
