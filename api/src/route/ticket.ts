import { z } from 'zod';
import { email, id, instant, listQuery, name, optionalLine, optionalText, pageOf, pageQuery, text, version } from '../check/field.ts';
import { TICKET_STATUSES } from '../choice/ticket.ts';
import { defineRoutes } from '../route.ts';

/** What a person asks the people who run Fairway. */
const asked = {
  name,
  phone: optionalLine(40),
  email,
  description: text.min(1, { error: 'required' }).max(5000),
};
/** What a super administrator answers. */
const answered = { status: z.enum(TICKET_STATUSES), solution: optionalText(5000) };

export const ticket = z.object({
  id,
  /** Counted from 1, so that people can name it on the phone. */
  number: z.int(),
  version,
  siteName: z.string().nullable(),
  ...asked,
  email: z.string().nullable(),
  ...answered,
  createdAt: instant,
  /** When the solution was written last. */
  answeredAt: instant.nullable(),
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
    body: z.strictObject({ ...asked, phone: asked.phone.default(null), email: asked.email.default(null) }),
    answer: ticket,
  },
  'PATCH /api/tickets/:ticketId': {
    access: 'support.admin',
    summary: 'Answers a ticket, and sets its status; `version` is the one that the caller saw',
    params: z.object({ ticketId: id }),
    body: z.strictObject(answered).partial().extend({ version }),
    answer: ticket,
  },
});
