import type { Ticket } from '@fairway/api';
import type { TICKET_STATUSES } from '@fairway/api/choice/account/ticket';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type TicketSort = 'createdAt' | 'answeredAt';
type TicketFilter = {
  readonly search: string;
  readonly status: TicketStatus | undefined;
  readonly sort: TicketSort;
  readonly order: 'asc' | 'desc';
};

/** Every ticket, page by page. */
export const ticketList = (filter: TicketFilter): Pages<Ticket> => ({
  key: ['tickets', 'list', filter],
  read: (part, signal) => call('GET /api/tickets', { query: { ...filter, ...part }, signal }),
});

/** The newest of one's own. */
export const ownTickets = () => routeQuery(['tickets', 'own'], 'GET /api/tickets/own', { query: { pageSize: 50 } });

export type NewTicket = Body<'POST /api/tickets'>;
type TicketChange = Body<'PATCH /api/tickets/:ticketId'>;
export const addTicket = (body: NewTicket) => call('POST /api/tickets', { body });
export const changeTicket = (ticketId: string, body: TicketChange) => call('PATCH /api/tickets/:ticketId', { params: { ticketId }, body });
