import { z } from 'zod';
import { id, instant, listQuery, pageOf } from '../../check/field.ts';
import { MAIL_KINDS, MAIL_REASONS, MAIL_STATES } from '../../choice/account/mail.ts';
import { defineRoutes } from '../../route.ts';

const reason = z.enum(MAIL_REASONS).nullable();

/** What became of a mail: on its way by now, tried again later, or not to be sent. */
export const delivery = z.object({ state: z.enum(['sent', ...MAIL_STATES]), reason });
export type Delivery = z.infer<typeof delivery>;

/** A mail that is not delivered; neither its address nor its text is answered. */
export const undelivered = z.object({
  id,
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  reason,
  /** What the mail server answered, such as 550; null: it did not get so far. */
  code: z.int().nullable(),
  /** Whose mail it is; null: of a ticket whose person has no account. */
  userId: id.nullable(),
  /** The person, or who asked the ticket. */
  name: z.string(),
  /** Of the ticket whose answer it is. */
  ticketNumber: z.int().nullable(),
  tries: z.int(),
  createdAt: instant,
  /** null: it has not been tried yet. */
  triedAt: instant.nullable(),
  /** When it is tried next; null: it is not. */
  dueAt: instant.nullable(),
});
export type Undelivered = z.infer<typeof undelivered>;

export const mailRoutes = defineRoutes({
  'GET /api/mails': {
    access: 'mail.admin',
    summary: 'The mails that wait to be sent and those that could not be, with the reason; a failed one is kept for 30 days',
    query: z.object({ ...listQuery(['createdAt']), state: z.enum(MAIL_STATES).optional() }),
    answer: pageOf(undelivered).extend({
      /** Whether mail is set up at all. */
      isOn: z.boolean(),
    }),
  },
  'POST /api/mails/:mailId/again': {
    access: 'mail.admin',
    summary: 'Tries a mail again now, and for another day',
    answer: delivery,
  },
  'POST /api/mails/test': {
    access: 'mail.admin',
    summary: 'Sends a test mail to the address of the person who asks, once, and says what the mail server answered',
    answer: delivery.extend({
      to: z.string(),
      code: z.int().nullable(),
    }),
  },
});
