import { z } from 'zod';
import { id, instant, listQuery, pageOf, pageQuery, version } from '../../check/field.ts';
import { writtenOf } from '../../check/record.ts';
import { TICKET_STATUSES } from '../../choice/account/ticket.ts';
import { TICKET_ANSWER, TICKET_QUESTION } from '../../record/ticket.ts';
import { defineRoutes } from '../../route.ts';
import { delivery } from './mail.ts';

const question = writtenOf(TICKET_QUESTION, {});
const answered = writtenOf(TICKET_ANSWER, {});

export const ticket = z.object({
  id,
  /** Counted from 1, so that people can name it on the phone. */
  number: z.int(),
  version,
  siteName: z.string().nullable(),
  ...question,
  email: z.string().nullable(),
  ...answered,
  createdAt: instant,
  /** When the solution was written last. */
  answeredAt: instant.nullable(),
  /** What became of the answer's mail; null: there is none, or it was sent more than a day ago. */
  mail: delivery.nullable(),
});
export type Ticket = z.infer<typeof ticket>;
export type TicketStatus = Ticket['status'];

export const ticketRoutes = defineRoutes({
  'GET /api/tickets': {
    access: 'support.admin',
    summary: 'Every support ticket, searched, sorted and paged',
    query: z.object({ ...listQuery(['createdAt', 'answeredAt']), status: z.enum(TICKET_STATUSES).optional() }),
    answer: pageOf(ticket),
  },
  'GET /api/tickets/own': {
    access: 'signed-in',
    summary: 'The support tickets of the person who asks, the newest first',
    query: z.object(pageQuery),
    answer: pageOf(ticket),
  },
  'POST /api/tickets': {
    access: 'signed-in',
    summary: 'Asks for support; the answer will be in the language of this request',
    body: z.strictObject({ ...question, phone: question.phone.default(null), email: question.email.default(null) }),
    answer: ticket,
  },
  'PATCH /api/tickets/:ticketId': {
    access: 'support.admin',
    summary: 'Answers a ticket, and sets its status; `version` is the one that the caller saw',
    body: z.strictObject(answered).partial().extend({ version }),
    answer: ticket,
  },
});
